import { e164AsWritten } from '../../domain/e164.ts';

export interface Address {
  readonly ton: number;
  readonly npi: number;
  readonly digits: string;
}

/** SMPP 3.4, section 5.2.5. */
const INTERNATIONAL = 1;
const NETWORK_SPECIFIC = 3;
const ALPHANUMERIC = 5;
const MAX_SHORT_CODE = 8;
/** ITU-T E.164 has no number this short, whatever type the carrier names. */
const NEVER_INTERNATIONAL = 6;

/** Formats an E.164 number, short code or alphanumeric sender for SMPP, without the plus. */
export function writeAddress(phone: string): Address {
  if (phone.startsWith('+')) return { ton: INTERNATIONAL, npi: 1, digits: phone.slice(1) };
  if (/^\d+$/.test(phone)) return { ton: NETWORK_SPECIFIC, npi: 0, digits: phone };
  return { ton: ALPHANUMERIC, npi: 0, digits: phone };
}

/**
 * Parses an SMPP address to E.164 or a short code. Carriers set the type of number wrongly, so
 * length and form count as well.
 */
export function readAddress(digits: string, ton: number, country: string): string {
  const bare = digits.trim();
  if (ton === ALPHANUMERIC || !/^\+?\d+$/.test(bare)) return bare;
  if (bare.replace('+', '').length <= NEVER_INTERNATIONAL) return bare.replace('+', '');
  if (bare.startsWith('+')) return bare;
  if (bare.length <= MAX_SHORT_CODE && ton !== INTERNATIONAL) return bare;
  if (ton === INTERNATIONAL) return `+${bare}`;
  return e164AsWritten(bare, country) ?? `+${bare}`;
}
