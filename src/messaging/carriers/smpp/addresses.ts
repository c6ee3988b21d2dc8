import { parsePhone } from '../../../domain/phone.ts';

export interface Address {
  readonly ton: number;
  readonly npi: number;
  readonly digits: string;
}

/** SMPP 3.4, section 5.2.5. */
const INTERNATIONAL = 1;
const NETWORK_SPECIFIC = 3;
const ALPHANUMERIC = 5;
const LONGEST_SHORT_CODE = 8;

/** A number in E.164, a short code or a name, as SMPP writes them: without the plus. */
export function writeAddress(phone: string): Address {
  if (phone.startsWith('+')) return { ton: INTERNATIONAL, npi: 1, digits: phone.slice(1) };
  if (/^\d+$/.test(phone)) return { ton: NETWORK_SPECIFIC, npi: 0, digits: phone };
  return { ton: ALPHANUMERIC, npi: 0, digits: phone };
}

/** The other way: E.164, or a short code as it is. Carriers name the type of number wrongly, so its length and form count as well. */
export function readAddress(digits: string, ton: number, country: string): string {
  const bare = digits.trim();
  if (ton === ALPHANUMERIC || !/^\+?\d+$/.test(bare)) return bare;
  if (bare.startsWith('+')) return bare;
  if (bare.length <= LONGEST_SHORT_CODE && ton !== INTERNATIONAL) return bare;
  if (ton === INTERNATIONAL) return `+${bare}`;
  const national = parsePhone(bare, country);
  return national.ok ? national.e164 : `+${bare}`;
}
