import type { ContactsImportResult } from '../../generated/types.ts';
import type { Batch } from './batches.ts';
import { REJECTION_COLUMNS } from './columns.ts';
import { appendRows, type Format, type RowFile, rejectedPath, resetRows, warningsPath } from './row-file.ts';
import { addTotals, addTypes, type State, withDone } from './state.ts';

/** What a finished batch leaves beside the source. */
export interface Reports {
  readonly rejected: RowFile;
  readonly warnings: RowFile;
}

/** Columns of the file of warnings. */
const WARNING_COLUMNS = ['row', 'field', 'reason'] as const;

/** Both files of an import, which continue where the saved state ends. */
export function openReports(
  path: string,
  format: Format,
  columns: readonly string[],
  { rejectedBytes, warningBytes = 0 }: State,
): Reports {
  const rejected = { path: rejectedPath(path), format, header: [...REJECTION_COLUMNS, ...columns] };
  const warnings = { path: warningsPath(path), format, header: WARNING_COLUMNS };
  resetRows(rejected, rejectedBytes);
  resetRows(warnings, warningBytes);
  return { rejected, warnings };
}

/** Saves the rejected rows and the warnings, and returns the state with this batch done. */
export function settleBatch(
  { rejected, warnings }: Reports,
  state: State,
  batch: Batch,
  result: ContactsImportResult,
): State {
  const rowOf = (index: number) => batch.rows[index] as Batch['rows'][number];
  const refused = result.rejected.map(({ row, code, field }) => [
    String(rowOf(row).row),
    code,
    field,
    ...rowOf(row).values.map(String),
  ]);
  const dropped = (result.dropped ?? []).map(({ row, code, field }) => [String(rowOf(row).row), field, code]);
  const codes: Record<string, number> = { ...state.codes };
  for (const { code } of result.rejected) codes[code] = (codes[code] ?? 0) + 1;
  const withheld: Record<string, number> = { ...state.withheld };
  for (const { code, contacts } of result.consent_withheld ?? []) withheld[code] = (withheld[code] ?? 0) + contacts;
  const types = addTypes(state.types ?? {}, result.attribute_types ?? []);
  const totals = addTotals(state.totals, {
    rows: batch.rows.length,
    created: result.created,
    updated: result.updated,
    unchanged: result.unchanged,
    skipped: result.skipped,
    duplicates: result.duplicates,
    consent_recorded: result.consent_recorded,
    rejected: refused.length,
    dropped_values: dropped.length,
  });
  return {
    ...withDone(state, batch.number),
    totals,
    codes,
    withheld,
    types,
    rejectedBytes: appendRows(rejected, refused),
    warningBytes: appendRows(warnings, dropped),
  };
}
