import { ERASED } from './audit/chain-entry.ts';

/** Fields that contain a message body. */
const TEXT_FIELDS = ['text'];

/**
 * Copies a value without a phone number: every string that contains it, and every message body, is
 * replaced by the erasure mark. Ids and numbers stay, so that consumers can still reconcile.
 */
export function redactNumber(value: unknown, phone: string): unknown {
  if (typeof value === 'string') return redactText(value, phone);
  if (Array.isArray(value)) return value.map((item) => redactNumber(item, phone));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      redactText(name, phone),
      TEXT_FIELDS.includes(name) && typeof field === 'string' ? ERASED : redactNumber(field, phone),
    ]),
  );
}

/** Also matches the number without its plus. */
function redactText(text: string, phone: string): string {
  return text.replaceAll(phone, ERASED).replaceAll(phone.slice(1), ERASED);
}

/** Every string in a value, at any depth. */
export function* stringsIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const field of Object.values(value)) yield* stringsIn(field);
}
