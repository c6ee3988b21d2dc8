import { randomInt } from 'node:crypto';
import {
  type CountryCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

const NORTH_AMERICA = new Set(['US', 'CA']);
/** Common area codes, used when none is requested. */
const AREA_CODES: Readonly<Record<string, readonly string[]>> = {
  US: ['202', '212', '303', '312', '415', '512', '617', '702'],
  CA: ['416', '514', '604'],
};
const MAX_ATTEMPTS = 50;

/**
 * A random number of the country for the simulator carrier; null when the type is not available.
 * North American numbers use the exchange 555, which no subscriber has, outside 0100 to 0199, the
 * simulator's magic recipients.
 */
export function pickSimulatedPhone(
  country: string,
  type: 'long_code' | 'toll_free' | 'short_code',
  areaCode: string | undefined,
): string | null {
  if (type === 'short_code') return country === 'US' ? String(randomInt(20_000, 1_000_000)) : null;
  if (NORTH_AMERICA.has(country)) {
    const codes = AREA_CODES[country] as readonly string[];
    const area = type === 'toll_free' ? '888' : (areaCode ?? (codes[randomInt(codes.length)] as string));
    return `+1${area}555${randomInt(200, 10_000).toString().padStart(4, '0')}`;
  }
  if (type === 'toll_free' || !isSupportedCountry(country)) return null;
  const example = getExampleNumber(country as CountryCode, examples);
  if (example === undefined) return null;
  const stem = example.number.slice(0, -6);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const candidate = `${stem}${randomInt(1_000_000).toString().padStart(6, '0')}`;
    if (parsePhoneNumberFromString(candidate)?.isValid() === true) return candidate;
  }
  return null;
}

const NORTH_AMERICAN = /^\+1(?:[2-9]\d{2})555(\d{4})$/;
const SHORT_CODE = /^\d{5,6}$/;

/** Whether only the simulator hosts this number, magic recipients excluded. */
export function isSimulatedPhone(phone: string): boolean {
  if (SHORT_CODE.test(phone)) return Number(phone) >= 20_000;
  const line = NORTH_AMERICAN.exec(phone)?.[1];
  if (line !== undefined) return Number(line) >= 200;
  const country = parsePhoneNumberFromString(phone)?.country;
  if (country === undefined || NORTH_AMERICA.has(country)) return false;
  const example = getExampleNumber(country, examples);
  return (
    example !== undefined && phone.startsWith(example.number.slice(0, -6)) && phone.length === example.number.length
  );
}
