/**
 * The active codes of ISO 4217 that have a minor unit, as of its list one of 2026-01-01. Codes
 * without one, such as those of metals and for tests, cannot price anything in minor units.
 * `Intl.supportedValuesOf('currency')` is no such list: it has codes that were withdrawn, and which
 * depends on the version of ICU.
 *
 * Source: https://www.iso.org/iso-4217-currency-codes.html, whose maintenance agency is SIX.
 */
const CODES = `
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF
  CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF
  IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT
  MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD
  SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS
  VED VES VND VUV WST XAD XAF XCD XCG XOF XPF YER ZAR ZMW ZWG`
  .trim()
  .split(/\s+/);

const ACTIVE: ReadonlySet<string> = new Set(CODES);

/**
 * What stands for a code that was withdrawn (list three of ISO 4217), and for names that are used
 * like codes.
 */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['ANG', 'XCG'],
  ['BGN', 'EUR'],
  ['BYR', 'BYN'],
  ['CNH', 'CNY'],
  ['CUC', 'CUP'],
  ['HRK', 'EUR'],
  ['LTL', 'EUR'],
  ['MRO', 'MRU'],
  ['NTD', 'TWD'],
  ['RMB', 'CNY'],
  ['SLL', 'SLE'],
  ['STD', 'STN'],
  ['UKP', 'GBP'],
  ['VEF', 'VES'],
  ['YEN', 'JPY'],
  ['ZMK', 'ZMW'],
  ['ZWL', 'ZWG'],
]);

export const isCurrency = (code: string): boolean => ACTIVE.has(code);

/**
 * The currency that a code of three letters probably means: what replaced it, one of the same
 * country with another last letter, or one that a swap or another letter makes. Null without any.
 */
export function nearestCurrency(code: string): string | null {
  const instead = INSTEAD.get(code);
  if (instead !== undefined) return instead;
  const swapped = [`${code[1]}${code[0]}${code[2]}`, `${code[0]}${code[2]}${code[1]}`].find(isCurrency);
  const ofCountry = CODES.find((one) => one.slice(0, 2) === code.slice(0, 2));
  return swapped ?? ofCountry ?? CODES.find((one) => differing(one, code) === 1) ?? null;
}

const differing = (one: string, other: string): number =>
  [...one].filter((letter, index) => letter !== other[index]).length;

/** What is wrong with a code; null for a currency. */
export function currencyRule(code: string): string | null {
  if (isCurrency(code)) return null;
  const nearest = nearestCurrency(code);
  return `must be an active currency of ISO 4217${nearest === null ? '' : `, such as ${nearest}`}`;
}
