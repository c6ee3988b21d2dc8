import { readDate } from '../imports/dates.ts';

/** How old a person is, and the attribute that says it. */
export interface KnownAge {
  readonly years: number;
  readonly attribute: string;
}

/**
 * Names of attributes in lower case and without underscores, as the contacts of an import have them
 * by their headers, and as developers write them: `Date of Birth`, `dateOfBirth`, `DOB`.
 */
const DATES_OF_BIRTH = [
  'dateofbirth',
  'birthdate',
  'birthday',
  'dob',
  'bday',
  'birthdt',
  'fechadenacimiento',
  'fechanacimiento',
  'datedenaissance',
  'datadenascimento',
  'datanascimento',
  'geburtsdatum',
];
const AGES = ['age', 'edad', 'idade'];
/** All names that `knownAge` reads, in the form of `foldAttribute`. */
export const AGE_ATTRIBUTES: readonly string[] = [...DATES_OF_BIRTH, ...AGES];

/** The greatest age that was ever reached; a number beyond it is no age. */
const MAX_AGE = 122;

/**
 * The age of a contact on a day (YYYY-MM-DD), by a date of birth or else by an age among the
 * attributes; null if they say none. In 05/06/2008 the month stands first in the United States and
 * the day elsewhere, unless only the other reading is a date.
 */
export function knownAge(
  attributes: Readonly<Record<string, unknown>>,
  country: string,
  today: string,
): KnownAge | null {
  const named = new Map(Object.keys(attributes).map((name) => [foldAttribute(name), name]));
  for (const known of AGE_ATTRIBUTES) {
    const attribute = named.get(known);
    if (attribute === undefined) continue;
    const value = attributes[attribute];
    const years = AGES.includes(known) ? readAge(value) : readYears(value, country, today);
    if (years !== null) return { years, attribute };
  }
  return null;
}

/** `DateOfBirth` and `date_of_birth` as one name. */
export function foldAttribute(name: string): string {
  return name.toLowerCase().replaceAll('_', '');
}

function readAge(value: unknown): number | null {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^\s*\d{1,3}\s*$/.test(value));
  return isNumber ? plausible(Math.floor(Number(value))) : null;
}

function readYears(value: unknown, country: string, today: string): number | null {
  if (typeof value !== 'string') return null;
  const written = value.trim();
  const [usual, other] =
    country === 'US' ? (['month_first', 'day_first'] as const) : (['day_first', 'month_first'] as const);
  const born = readDate(written, usual) ?? readDate(written, other);
  return born === null ? null : plausible(yearsBetween(born, today));
}

/** Of two dates YYYY-MM-DD; on 1 March where there is no 29 February. */
function yearsBetween(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5, 10) >= born.slice(5, 10) ? years : years - 1;
}

function plausible(years: number): number | null {
  return years >= 0 && years <= MAX_AGE ? years : null;
}
