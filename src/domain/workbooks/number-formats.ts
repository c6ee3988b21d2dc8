/** What a number of a cell is by its format. */
export type NumberKind = 'number' | 'date' | { readonly digits: number };

/**
 * The formats that have no code in the file and are dates or times (ECMA-376-1, 18.8.30); 27 to 36
 * and 50 to 58 are those of East Asian versions.
 */
function isBuiltInDate(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** The kind of a format by its ID and its code. A code of zeros alone keeps leading zeros. */
export function kindOfFormat(id: number, code: string | undefined): NumberKind {
  if (code === undefined) return isBuiltInDate(id) ? 'date' : 'number';
  const [first = ''] = code.split(';');
  if (/^0{2,20}$/.test(first)) return { digits: first.length };
  // Text in quotes and behind a backslash, colors, conditions and currencies are no parts of dates.
  const bare = first.replace(/"[^"]*"|\\.|_.|\*./g, '').replace(/\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, '');
  return /[ymdhs]/i.test(bare) && !/general/i.test(bare) ? 'date' : 'number';
}

const DAY_MS = 86_400_000;
/** 1970-01-01 as a serial number of the date systems of 1900 and 1904. */
const EPOCH = { 1900: 25_569, 1904: 24_107 } as const;
/** The last day of year 9999, the limit of Excel. */
const MAX_SERIAL = 2_958_465;

/**
 * A serial number as YYYY-MM-DD, one with a time in RFC 3339 as if in UTC, a time of day alone as
 * HH:MM:SS. Null for what is no date. The system of 1900 has a 29 February 1900, which never was;
 * dates before it are one day later
 * (https://learn.microsoft.com/en-us/office/troubleshoot/excel/wrongly-assumes-1900-is-leap-year).
 */
export function dateOfSerial(serial: number, system: 1900 | 1904): string | null {
  if (!Number.isFinite(serial) || serial < 0 || serial > MAX_SERIAL) return null;
  const shifted = system === 1900 && serial < 60 ? serial + 1 : serial;
  const at = new Date(Math.round(((shifted - EPOCH[system]) * DAY_MS) / 1000) * 1000);
  const text = at.toISOString();
  if (serial < 1) return serial === 0 ? null : text.slice(11, 19);
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : `${text.slice(0, 19)}Z`;
}
