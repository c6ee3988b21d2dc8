import type { ContactsImportResult } from '../../generated/types.ts';
import type { Batch } from './batches.ts';
import { appendRejected, type Rejection } from './rejected-file.ts';
import { addTotals, type State, withDone } from './state.ts';

/** Saves the rejected rows and returns the state with this batch done. */
export function settleBatch(path: string, state: State, batch: Batch, result: ContactsImportResult): State {
  const rejections = result.rejected.map(
    ({ row, code, field }): Rejection => ({ row: batch.rows[row] as Rejection['row'], code, field }),
  );
  const codes: Record<string, number> = { ...state.codes };
  for (const { code } of rejections) codes[code] = (codes[code] ?? 0) + 1;
  const totals = addTotals(state.totals, {
    rows: batch.rows.length,
    created: result.created,
    updated: result.updated,
    unchanged: result.unchanged,
    skipped: result.skipped,
    duplicates: result.duplicates,
    consent_recorded: result.consent_recorded,
    rejected: rejections.length,
  });
  return { ...withDone(state, batch.number), totals, codes, rejectedBytes: appendRejected(path, rejections) };
}
