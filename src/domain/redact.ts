import { ERASED } from './ledger-entry.ts';

/** What a person wrote. */
const WORDS = ['text'];

/**
 * The same value without a number: every string that holds it, and what was written from it or to it, says that it was erased. Ids and
 * figures stay, so that who keeps books by them can go on.
 */
export function redactNumber(value: unknown, phone: string): unknown {
  if (typeof value === 'string') return without(value, phone);
  if (Array.isArray(value)) return value.map((item) => redactNumber(item, phone));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      without(name, phone),
      WORDS.includes(name) && typeof field === 'string' ? ERASED : redactNumber(field, phone),
    ]),
  );
}

/** Also where a caller left the plus out. */
function without(text: string, phone: string): string {
  return text.replaceAll(phone, ERASED).replaceAll(phone.slice(1), ERASED);
}

/** Every string in a value, of its fields' values. */
export function* stringsIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const field of Object.values(value)) yield* stringsIn(field);
}
