import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { ColumnEvidence, type ColumnQuestion } from '../../../domain/imports/column-questions.ts';
import type { ColumnType } from '../../../domain/imports/column-types.ts';
import { guessMapping, type ImportMapping } from '../../../domain/imports/headers.ts';
import { type ConsentColumn, consentColumns } from '../../../domain/imports/row-consent.ts';
import { SkillError } from '../../../errors.ts';
import type { ContactsImportParams } from '../../../generated/types.ts';

/** What the columns mean, in all rows of the batch alike. */
export interface BatchColumns {
  readonly mapping: ImportMapping;
  readonly consent: readonly ConsentColumn[];
  /** The mapping of the caller, which silences columns. */
  readonly silenced: ImportMapping;
  readonly types: ReadonlyMap<string, ColumnType>;
}

/** Rows that are read without a pause. */
export const ROWS_AT_ONCE = 100;

type Row = Readonly<Record<string, unknown>>;

/**
 * The meaning of the columns. Without a mapping it is guessed once from the names in all rows, so
 * that a column means the same in every row. Throws if a column may say who agreed, or has dates
 * whose order nothing shows, and the caller has not said what is meant.
 */
export async function readColumns(
  rows: readonly Row[],
  { mapping, consent_values: consentValues = {}, column_types: given = {} }: ContactsImportParams,
  optsIn: boolean,
): Promise<BatchColumns> {
  const evidence = new ColumnEvidence();
  const names = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await yieldToEventLoop();
    evidence.add(row);
    for (const name of Object.keys(row)) names.add(name);
  }
  const known = mapping ?? guessMapping([...names]);
  const isDecided = (column: string) => Object.hasOwn(mapping ?? {}, column) || Object.hasOwn(consentValues, column);
  const questions = evidence.questions({ targets: known, isDecided, types: given, optsIn });
  if (questions.length > 0) throw unclear(questions);
  // A mapped column counts for its empty cells, also when a client leaves those out.
  const all = [...new Set([...names, ...Object.keys(known), ...Object.keys(consentValues)])];
  return {
    mapping: known,
    consent: consentColumns(all, mapping ?? {}, consentValues),
    silenced: mapping ?? {},
    types: evidence.types(known, given),
  };
}

const MAX_SHOWN = 10;
const MAX_CHARACTERS = 60;

function unclear(questions: readonly ColumnQuestion[]): SkillError {
  const shown = questions.slice(0, MAX_SHOWN).map(({ column, asks, values }) => ({
    column: column.slice(0, MAX_CHARACTERS),
    asks,
    values: values.map((value) => value.slice(0, MAX_CHARACTERS)),
  }));
  const more = questions.length > shown.length ? ` ${questions.length - shown.length} more columns are unclear.` : '';
  return new SkillError('import_columns_unclear', `${shown.map(describe).join(' ')}${more}`, {
    details: { columns: shown },
  });
}

function describe({ column, asks, values }: ColumnQuestion): string {
  const [name, list] = [JSON.stringify(column), values.map((value) => JSON.stringify(value)).join(', ')];
  return asks === 'consent'
    ? `The column ${name} may say who agreed to messages, and its values are not known: ${list}. Say in consent_values what they mean, or map the column to an attribute or an empty string in mapping if it is about something else.`
    : `The dates of the column ${name} do not show whether the day or the month is first: ${list}. Set column_types of the column to day_first, month_first or text.`;
}
