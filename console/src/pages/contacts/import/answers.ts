import type { ColumnQuestion, ColumnType, ConsentValues } from '../../../service/import-rules.ts';
import { guessMapping, type Mapping } from './mapping.ts';
import type { Sheet } from './read-file.ts';

type Meaning = ConsentValues[string];

/** What a person says about columns that no rule reads. */
export interface Answers {
  /** By column, what its values mean; null if it is about something else. */
  readonly consent: Readonly<Record<string, ConsentValues | null>>;
  readonly types: Readonly<Record<string, ColumnType>>;
}

export const NO_ANSWERS: Answers = { consent: {}, types: {} };

/** The questions about a file, also answered ones, so that an answer can be changed. */
export function questionsOf(sheet: Sheet, mapping: Mapping, optsIn: boolean): readonly ColumnQuestion[] {
  const guessed = guessMapping(sheet);
  const isDecided = (column: string) => mapping[column] !== guessed[column];
  return sheet.evidence.questions({ targets: mapping, isDecided, types: {}, optsIn });
}

export function isAnswered({ column, asks, values }: ColumnQuestion, { consent, types }: Answers): boolean {
  if (asks === 'date_order') return types[column] !== undefined;
  const meanings = consent[column];
  return meanings !== undefined && (meanings === null || values.every((value) => meanings[value] !== undefined));
}

export function withMeaning({ consent, types }: Answers, column: string, value: string, meaning: Meaning): Answers {
  return { types, consent: { ...consent, [column]: { ...consent[column], [value]: meaning } } };
}

/** The answers as params, with how every column of attributes is read in all batches alike. */
export function answerParams(
  sheet: Sheet,
  mapping: Mapping,
  { consent, types }: Answers,
): { readonly consent_values?: Record<string, ConsentValues>; readonly column_types?: Record<string, ColumnType> } {
  const meant = Object.entries(consent).flatMap(([column, meanings]) =>
    meanings === null ? [] : [[column, meanings] as const],
  );
  const read = sheet.evidence.types(mapping, types);
  return {
    ...(meant.length === 0 ? {} : { consent_values: Object.fromEntries(meant) }),
    ...(read.size === 0 ? {} : { column_types: Object.fromEntries(read) }),
  };
}
