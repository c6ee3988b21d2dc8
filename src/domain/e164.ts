import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { parseAsWritten, parsePhone } from './phone.ts';
import { canonicalPhone } from './phone-forms.ts';
import { MAX_PHONE_INPUT, normalizePhone, phoneCountry, withPlus } from './phone-notation.ts';

/**
 * The E.164 form of any phone number, or null: also of numbers that cannot receive messages, such
 * as landlines and premium-rate numbers. A refusal of messages is kept for whatever number it
 * names, so this asks for less than `parsePhone`. Of two forms of a phone, the canonical one.
 */
export function toE164(raw: string, defaultCountry?: string): string | null {
  const sendable = parsePhone(raw, defaultCountry);
  if (sendable.ok) return sendable.e164;
  const written = e164AsWritten(raw, defaultCountry);
  return written === null ? null : canonicalPhone(written);
}

/** Parses a phone number and keeps the form that was written, by which carriers know senders. */
export function e164AsWritten(raw: string, defaultCountry?: string): string | null {
  const sendable = parseAsWritten(raw, defaultCountry);
  if (sendable.ok) return sendable.e164;
  if (raw.length > MAX_PHONE_INPUT) return null;
  const country = phoneCountry(defaultCountry);
  const normal = normalizePhone(raw, country);
  const typed = withPlus(normal) ?? normal;
  const parsed = parsePhoneNumberFromString(typed, { extract: false, ...(country && { defaultCountry: country }) });
  const isWritten = /^\+[\d ().\-/]+$/.test(typed);
  if (isWritten && parsed?.isValid() !== true) return e164Of(`+${typed.replace(/\D/g, '')}`);
  return parsed?.isPossible() && parsed.ext === undefined ? e164Of(parsed.number) : null;
}

/** ITU-T E.164: at most fifteen digits, none of which is a leading zero. */
function e164Of(phone: string): string | null {
  return /^\+[1-9]\d{6,14}$/.test(phone) ? phone : null;
}
