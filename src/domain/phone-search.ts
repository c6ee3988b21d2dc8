import { getCountryCallingCode } from 'libphonenumber-js/max';
import { toE164 } from './e164.ts';
import { canonicalPhone } from './phone-forms.ts';
import { phoneCountry, withPlus } from './phone-notation.ts';

/** Fewer digits begin too many numbers to mean one. */
const MIN_DIGITS = 3;
const MAX_PHONE_LENGTH = 16;

/**
 * What the numbers that a person looks for begin with, in canonical form: the text may be the
 * beginning of a number or all of it, international or national, in any notation and either form.
 * Empty for text that is no number.
 */
export function phonePrefixes(text: string, defaultCountry?: string): string[] {
  const typed = text.normalize('NFKC').trim();
  if (!/^[+\d\s().\-/]+$/.test(typed)) return [];
  const whole = toE164(typed, defaultCountry);
  const international = withPlus(typed) ?? typed;
  const digits = international.replace(/\D/g, '');
  if (digits.length < MIN_DIGITS) return digits === '' ? [] : [`+${digits}`];
  const begun = [`+${digits}`, ...(international.startsWith('+') ? [] : nationalPrefixes(digits, defaultCountry))];
  return [...new Set([...begun.flatMap(canonicalPrefixes), ...(whole === null ? [] : [whole])])];
}

/** A leading zero is only dialled in most countries, and part of the number in some. */
function nationalPrefixes(digits: string, defaultCountry: string | undefined): string[] {
  const country = phoneCountry(defaultCountry);
  if (country === undefined) return [];
  const code = getCountryCallingCode(country);
  return [`+${code}${digits}`, `+${code}${digits.replace(/^0/, '')}`];
}

/**
 * The beginnings of canonical forms that numbers with this beginning have. A beginning that is
 * completed with any digit shows which rule it belongs to.
 */
function canonicalPrefixes(prefix: string): string[] {
  const found = new Set([prefix]);
  for (let length = prefix.length; length <= MAX_PHONE_LENGTH; length += 1)
    for (const digit of '0123456789') {
      const completed = prefix.padEnd(length, digit);
      const canonical = canonicalPhone(completed);
      if (canonical === completed) continue;
      found.add(canonical.slice(0, prefix.length + canonical.length - completed.length));
    }
  return [...found];
}
