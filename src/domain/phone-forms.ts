/**
 * A phone that is written in two ways: with and without digits of a dialling rule or of a migration
 * of the numbering plan. Contacts, consent and conversations know it by one form, which is also the
 * form that is sent to, so that a STOP in either form ends messages to both.
 *
 * A form that can be another phone today has no rule. Decision record 0068 names the numbers that
 * are left out.
 */
interface FormRule {
  /** What both forms begin with, without the plus. */
  readonly start: string;
  /** What stands there in the form that is replaced, and in the one that is kept. */
  readonly other: string;
  readonly kept: string;
  /** The digits that follow in both. */
  readonly rest: string;
}

/** From `recipes.csv` of the migrator in https://github.com/google/libphonenumber. */
const MIGRATED: readonly FormRule[] = [
  // Mexico dropped the 1 of mobiles in 2019.
  { start: '52', other: '1', kept: '', rest: '[2-9]\\d{9}' },
  // Brazil's ninth digit. Numbers with a 7 have no rule: trunked radio kept its eight digits.
  { start: '55[1-9]{2}', other: '', kept: '9', rest: '[689]\\d{7}' },
  // Gabon, in 2019.
  { start: '241', other: '0', kept: '6', rest: '[256]\\d{6}' },
  { start: '241', other: '0', kept: '7', rest: '[47]\\d{6}' },
  { start: '241', other: '', kept: '6', rest: '[256]\\d{6}' },
  { start: '241', other: '', kept: '7', rest: '[47]\\d{6}' },
  // Mobiles of Vietnam, in 2018.
  { start: '84', other: '12', kept: '7', rest: '[068]\\d{7}' },
  { start: '84', other: '121', kept: '79', rest: '\\d{7}' },
  { start: '84', other: '122', kept: '77', rest: '\\d{7}' },
  { start: '84', other: '12', kept: '8', rest: '[345]\\d{7}' },
  { start: '84', other: '127', kept: '81', rest: '\\d{7}' },
  { start: '84', other: '129', kept: '82', rest: '\\d{7}' },
  { start: '84', other: '16', kept: '3', rest: '[2-9]\\d{7}' },
  { start: '84', other: '18', kept: '5', rest: '[68]\\d{7}' },
  { start: '84', other: '199', kept: '59', rest: '\\d{7}' },
];

const RULES: readonly FormRule[] = [
  ...MIGRATED,
  // The 9 of mobiles in Argentina. No two lines differ by it only, and libphonenumber advises to
  // add it where messages are sent: https://github.com/google/libphonenumber/blob/master/FAQ.md
  { start: '54', other: '', kept: '9', rest: '(?:11|[23]\\d)\\d{8}' },
  // Benin, in 2024: https://arcep.bj/les-ressources-en-numerotation/
  { start: '229', other: '', kept: '01', rest: '[2-9]\\d{7}' },
  // Mobiles of Côte d'Ivoire, in 2021, whose second digit named the network:
  // https://www.itu.int/oth/T0202000031/en
  { start: '225', other: '', kept: '01', rest: '(?:0[1-3]|[457][0-3])\\d{6}' },
  { start: '225', other: '', kept: '05', rest: '[04-9][4-6]\\d{6}' },
  { start: '225', other: '', kept: '07', rest: '[04-9][7-9]\\d{6}' },
  // Palestinian mobiles have both codes; 970 is theirs:
  // https://en.wikipedia.org/wiki/Telephone_numbers_in_the_State_of_Palestine
  { start: '97', other: '2', kept: '0', rest: '5[69]\\d{7}' },
];

/** The codes of countries that have a rule; most numbers have none of them. */
const HAS_RULE = /^\+(?:5[245]|2[24]|84|97)/;

interface Rewriting {
  readonly from: RegExp;
  readonly to: (phone: string) => string;
}

function rewriting(start: string, present: string, inserted: string, rest: string): Rewriting {
  const from = new RegExp(`^\\+(${start})${present}(${rest})$`);
  return { from, to: (phone) => phone.replace(from, (_, head: string, tail: string) => `+${head}${inserted}${tail}`) };
}

const TO_KEPT = RULES.map(({ start, other, kept, rest }) => rewriting(start, other, kept, rest));
const TO_OTHER = RULES.map(({ start, other, kept, rest }) => rewriting(start, kept, other, rest));

/**
 * The canonical form of an E.164 number, by which its person is known. Any other text stays as it
 * is.
 */
export function canonicalPhone(phone: string): string {
  if (!HAS_RULE.test(phone)) return phone;
  return TO_KEPT.find(({ from }) => from.test(phone))?.to(phone) ?? phone;
}

/** Every form of a number, the canonical one first. */
export function phoneForms(phone: string): readonly [canonical: string, ...others: string[]] {
  const canonical = canonicalPhone(phone);
  if (!HAS_RULE.test(canonical)) return [canonical];
  return [canonical, ...TO_OTHER.filter(({ from }) => from.test(canonical)).map(({ to }) => to(canonical))];
}

/** Patterns of canonical forms, with the other form of each, for regexp_replace of PostgreSQL. */
export const OTHER_FORMS = {
  patterns: TO_OTHER.map(({ from }) => from.source),
  countries: HAS_RULE.source,
  forms: RULES.map(({ other }) => `+\\1${other}\\2`),
} as const;
