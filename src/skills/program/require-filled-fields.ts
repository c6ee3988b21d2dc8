import { invalidParams } from '../../errors.ts';

const FIELDS = ['name', 'brand', 'purpose', 'frequency'] as const;

/** These fields appear in messages and disclosures, so they must not be blank. */
export function requireFilledFields(fields: { readonly [field in (typeof FIELDS)[number]]?: string }): void {
  const blank = FIELDS.filter((field) => fields[field]?.trim() === '');
  if (blank.length > 0)
    throw invalidParams(
      'A program needs a name, a brand, a purpose and a frequency.',
      blank.map((field) => ({ path: `/${field}`, rule: 'must not be blank' })),
    );
}
