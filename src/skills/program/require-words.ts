import { invalidParams } from '../../errors.ts';

const FIELDS = ['name', 'brand', 'purpose', 'frequency'] as const;

/** What is read aloud in every text and disclosure must say something. */
export function requireWords(words: { readonly [field in (typeof FIELDS)[number]]?: string }): void {
  const blank = FIELDS.filter((field) => words[field]?.trim() === '');
  if (blank.length > 0)
    throw invalidParams(
      'A program needs a name, a brand, a purpose and a frequency.',
      blank.map((field) => ({ path: `/${field}`, rule: 'must not be blank' })),
    );
}
