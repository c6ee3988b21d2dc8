/**
 * Prefixes that the IRS assigns (irs.gov, "How EINs are assigned and valid EIN prefixes", read
 * 2026-11). All others are impossible.
 */
const PREFIXES = new Set(
  (
    '01 02 03 04 05 06 10 11 12 13 14 15 16 20 21 22 23 24 25 26 27 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 ' +
    '48 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 71 72 73 74 75 76 77 80 81 82 83 84 85 86 87 88 90 91 92 ' +
    '93 94 95 98 99'
  ).split(' '),
);
/** These select the scripts of the simulated registry. */
const OF_SIMULATOR = /^00000000[1-6]$/;

/** `12-3456789` or `123456789`. */
export function isEinForm(ein: string): boolean {
  return /^\d{9}$/.test(digitsOf(ein));
}

/** Whether the IRS can have assigned the number; false also for another form. */
export function isPossibleEin(ein: string): boolean {
  const digits = digitsOf(ein);
  if (OF_SIMULATOR.test(digits)) return true;
  return isEinForm(ein) && PREFIXES.has(digits.slice(0, 2)) && !/^(\d)\1{8}$/.test(digits);
}

const digitsOf = (ein: string): string => ein.replace(/-/g, '');
