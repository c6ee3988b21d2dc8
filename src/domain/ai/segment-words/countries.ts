import { lazy } from '../../lazy.ts';

const OTHER_NAMES: readonly (readonly [name: string, code: string])[] = [
  ['usa', 'US'],
  ['us', 'US'],
  ['u.s.', 'US'],
  ['the states', 'US'],
  ['america', 'US'],
  ['uk', 'GB'],
  ['britain', 'GB'],
  ['great britain', 'GB'],
  ['england', 'GB'],
  ['holland', 'NL'],
  ['turkey', 'TR'],
  ['czech republic', 'CZ'],
];

const codesByName = lazy((): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const known = codes.flatMap((code): [string, string][] => {
    const name = NO_COUNTRY.has(code) ? undefined : names.of(code);
    return name === undefined ? [] : [[name.toLowerCase(), code]];
  });
  return new Map([...known, ...OTHER_NAMES]);
});

/** Groups, and codes that were withdrawn: their names are those of countries with another code. */
const NO_COUNTRY: ReadonlySet<string> = new Set(
  'AN BU CS DD DY EU EZ FX HV NH NQ PC QO RH SU TP UN VD WK XA XB YD YU ZR ZZ UK QU'.split(' '),
);

/** ISO 3166-1 alpha-2 of an English name or a code in capitals; null when it is none. */
export function readCountry(text: string): string | null {
  const name = text.trim().replace(/^the (?=[A-Za-z])/i, '');
  const found = codesByName().get(name.toLowerCase()) ?? codesByName().get(text.trim().toLowerCase());
  if (found !== undefined) return found;
  return /^[A-Z]{2}$/.test(name) && [...codesByName().values()].includes(name) ? name : null;
}
