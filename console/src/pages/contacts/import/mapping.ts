import { guessMapping as guess } from '../../../service/import-rules.ts';
import type { Sheet } from './read-file.ts';

/** The field of each column, as `contacts.import` takes it; an empty string ignores a column. */
export type Mapping = Readonly<Record<string, string>>;

export const FIELDS = [
  { id: 'phone', label: 'Phone number' },
  { id: 'first_name', label: 'First name' },
  { id: 'last_name', label: 'Last name' },
  { id: 'full_name', label: 'Full name' },
  { id: 'email', label: 'Email' },
  { id: 'external_id', label: 'External ID' },
  { id: 'timezone', label: 'Time zone' },
  { id: 'country', label: 'Country' },
  { id: 'tags', label: 'Tags' },
  { id: 'consent', label: 'Consent (yes or no)' },
] as const;

/** A first guess by the names of the columns; what fits no field is kept as an attribute. */
export function guessMapping({ columns, rows }: Pick<Sheet, 'columns' | 'rows'>): Mapping {
  const guessed = guess(columns);
  // A cell cannot hold an object of attributes.
  const mapping = Object.fromEntries(
    columns.map((column) => [column, guessed[column] === 'attributes' ? '' : (guessed[column] ?? '')]),
  );
  if (Object.values(mapping).includes('phone')) return mapping;
  const numbers = columns.find((column) => looksLikeNumbers(column, rows));
  return numbers === undefined ? mapping : { ...mapping, [numbers]: 'phone' };
}

/**
 * The mapping as a param. A column that is ignored only by a guess is left out, so
 * that it still counts when it says that a person opted out.
 */
export function mappingParam(mapping: Mapping, { columns, rows }: Pick<Sheet, 'columns' | 'rows'>): Mapping {
  const guessed = guessMapping({ columns, rows });
  return Object.fromEntries(
    Object.entries(mapping).filter(([column, field]) => field !== '' || guessed[column] !== ''),
  );
}

export function attributeOf(column: string): string {
  const guessed = guess([column])[column] ?? '';
  if (guessed.startsWith('attributes.')) return guessed;
  const name = column
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '');
  return `attributes.${(name === '' ? 'value' : name).slice(0, 64)}`;
}

function looksLikeNumbers(column: string, rows: Sheet['rows']): boolean {
  const values = rows.slice(0, 20).map((row) => String(row[column] ?? ''));
  return values.every((value) => /^\+?[\d\s().-]{7,20}$/.test(value));
}
