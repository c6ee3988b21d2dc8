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

const NAMES: readonly (readonly [string, RegExp])[] = [
  ['consent', /consent|subscri|opt.?(in|out)/],
  ['phone', /phone|mobile|cell|handy|telefon|^tel|^msisdn$|móvil|portable/],
  ['first_name', /^(first|given)|vorname|prénom|^nombre$/],
  ['last_name', /^(last|family|sur)|nachname|^nom$|apellido/],
  ['full_name', /^(full.?)?name$/],
  ['email', /e-?mail|correo/],
  ['external_id', /^(external|customer|client|user).?id$|^id$/],
  ['timezone', /time.?zone/],
  ['country', /country|^land$|pays|^país$/],
  ['tags', /^tags?$|labels?/],
];

/** A first guess by the names of the columns; what fits no field is kept as an attribute. */
export function guessMapping({ columns, rows }: Pick<Sheet, 'columns' | 'rows'>): Mapping {
  const taken = new Set<string>();
  const guess = (column: string): string => {
    const [field] = NAMES.find(([, pattern]) => pattern.test(column.toLowerCase())) ?? [];
    if (field === undefined || taken.has(field)) return attributeOf(column);
    taken.add(field);
    return field;
  };
  const mapping = Object.fromEntries(columns.map((column) => [column, guess(column)]));
  const numbers = taken.has('phone') ? undefined : columns.find((column) => looksLikeNumbers(column, rows));
  return numbers === undefined ? mapping : { ...mapping, [numbers]: 'phone' };
}

export function attributeOf(column: string): string {
  const name = column
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '');
  return `attributes.${(name === '' ? 'value' : name).slice(0, 64)}`;
}

function looksLikeNumbers(column: string, rows: Sheet['rows']): boolean {
  const values = rows.slice(0, 20).map((row) => row[column] ?? '');
  return values.every((value) => /^\+?[\d\s().-]{7,20}$/.test(value));
}
