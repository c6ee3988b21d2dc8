import { beginsWithCalendarDate } from '../calendar-date.ts';

const FREQUENCIES = ['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
/** In the order of `Date.getUTCDay`. */
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/** The most days that a period has. */
const PERIOD_DAYS = { HOURLY: 1, DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 } as const;
const MAX_LENGTH = 500;
const MAX_TIMES_PER_DAY = 24;
/** The product of the lengths of all BY lists except BYSETPOS. */
const MAX_COMBINATIONS = 10_000;

interface Range {
  readonly min: number;
  readonly max: number;
  /** Negative values count from the end. */
  readonly isSigned?: boolean;
  readonly isSingle?: boolean;
}

const RANGES: Readonly<Record<string, Range>> = {
  INTERVAL: { min: 1, max: 9_999, isSingle: true },
  COUNT: { min: 1, max: 1_000, isSingle: true },
  BYMONTH: { min: 1, max: 12 },
  BYMONTHDAY: { min: 1, max: 31, isSigned: true },
  BYYEARDAY: { min: 1, max: 366, isSigned: true },
  BYWEEKNO: { min: 1, max: 53, isSigned: true },
  BYHOUR: { min: 0, max: 23 },
  BYMINUTE: { min: 0, max: 59 },
  BYSETPOS: { min: 1, max: 366, isSigned: true },
};

export interface RuleDay {
  /** 0 for every such day of the period; negative from its end. */
  readonly ordinal: number;
  /** 0 is Sunday. */
  readonly weekday: number;
}

/** The parts of a rule of RFC 5545 except UNTIL, which is a time and not one of the wall clock. */
export interface RuleParts {
  readonly frequency: (typeof FREQUENCIES)[number];
  readonly weekStart: number;
  readonly days: readonly RuleDay[];
  readonly until: string | null;
  /** Values of INTERVAL, COUNT and the numeric BY parts, in order and without repeats. */
  readonly numbers: (name: string) => readonly number[];
}

export type ReadParts =
  | { readonly ok: true; readonly parts: RuleParts }
  | { readonly ok: false; readonly fault: string };

/**
 * Reads the parts of a rule in upper case, or says what is wrong with one. The bounds here keep the
 * search for occurrences short, so no rule may be evaluated that does not pass.
 */
export function readParts(rrule: string): ReadParts {
  if (rrule.length > MAX_LENGTH) return { ok: false, fault: `it is longer than ${MAX_LENGTH} characters` };
  const values = new Map<string, string>();
  for (const part of rrule.split(';')) {
    const [, name = '', value = ''] = /^([A-Z]+)=(.*)$/s.exec(part) ?? [];
    const fault = values.has(name) ? `${name} is given twice` : faultOfPart(part, name, value);
    if (fault !== null) return { ok: false, fault };
    values.set(name, value);
  }
  const numbers = (name: string): number[] => [...new Set(values.get(name)?.split(',').map(Number))];
  const parts: RuleParts = {
    frequency: values.get('FREQ') as RuleParts['frequency'],
    weekStart: WEEKDAYS.indexOf(values.get('WKST') ?? 'MO'),
    days: (values.get('BYDAY')?.split(',') ?? []).map(readDay),
    until: values.get('UNTIL') ?? null,
    numbers: (name) => numbers(name).toSorted((one, other) => one - other),
  };
  const fault = faultOfCombination([...values.keys()], parts) ?? faultOfSize(parts);
  return fault === null ? { ok: true, parts } : { ok: false, fault };
}

function faultOfPart(part: string, name: string, value: string): string | null {
  if (part === '') return 'a part is empty';
  const shown = value.slice(0, 40);
  const range = RANGES[name];
  if (range !== undefined) return faultOfNumbers(name, value, range);
  const isKnown = ['FREQ', 'WKST', 'UNTIL', 'BYDAY'].includes(name);
  if (isKnown && value === '') return `${name} has no value`;
  if (name === 'FREQ' && FREQUENCIES.some((frequency) => frequency === value)) return null;
  if (name === 'WKST') return WEEKDAYS.includes(value) ? null : `WKST is ${shown}; use one of ${WEEKDAYS.join(', ')}`;
  if (name === 'UNTIL') return isUntil(value) ? null : `UNTIL is ${shown}; use a date that exists, such as 20271231`;
  if (name === 'BYDAY') return faultOfDays(value);
  return `the part ${part.slice(0, 40)} is not supported`;
}

function faultOfNumbers(name: string, value: string, { min, max, isSigned, isSingle }: Range): string | null {
  if (value === '') return `${name} has no value`;
  const wrong = (isSingle ? [value] : value.split(',')).find((text) => {
    const number = Number(text);
    const size = isSigned ? Math.abs(number) : number;
    return !(isSigned ? /^[-+]?\d{1,4}$/ : /^\d{1,4}$/).test(text) || size < min || size > max;
  });
  if (wrong === undefined) return null;
  const range = isSigned ? `${min} to ${max} or -${max} to -${min}` : `${min} to ${max}`;
  return wrong === '' ? `${name} has an empty value` : `${name} is ${wrong.slice(0, 40)}; use ${range}`;
}

function faultOfDays(value: string): string | null {
  const wrong = value.split(',').find((text) => {
    const [, ordinal, day = ''] = /^([-+]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
    const size = Math.abs(Number(ordinal ?? 1));
    return !WEEKDAYS.includes(day) || size < 1 || size > 53;
  });
  if (wrong === undefined) return null;
  if (wrong === '') return 'BYDAY has an empty value';
  return `BYDAY is ${wrong.slice(0, 40)}; use ${WEEKDAYS.join(', ')}, with 1 to 53 or -53 to -1 before it`;
}

/** `20261231`, or `20261231T235959Z`. */
function isUntil(value: string): boolean {
  if (!/^\d{8}(?:T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ)?$/.test(value)) return false;
  return beginsWithCalendarDate(`${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6, 8)}`);
}

function readDay(text: string): RuleDay {
  return { ordinal: Number(text.slice(0, -2)), weekday: WEEKDAYS.indexOf(text.slice(-2)) };
}

/** The table of RFC 5545, section 3.3.10. */
function faultOfCombination(names: readonly string[], { frequency, days }: RuleParts): string | null {
  const has = (name: string): boolean => names.includes(name);
  if (names[0] !== 'FREQ') return 'it must start with FREQ';
  if (has('COUNT') && has('UNTIL')) return 'it has both COUNT and UNTIL';
  if (has('BYWEEKNO') && frequency !== 'YEARLY') return 'BYWEEKNO needs FREQ=YEARLY';
  if (has('BYYEARDAY') && frequency !== 'YEARLY' && frequency !== 'HOURLY')
    return 'BYYEARDAY needs FREQ=YEARLY or FREQ=HOURLY';
  if (has('BYMONTHDAY') && frequency === 'WEEKLY') return 'BYMONTHDAY cannot be used with FREQ=WEEKLY';
  const ordinals = days.map(({ ordinal }) => Math.abs(ordinal));
  if (ordinals.some((ordinal) => ordinal > 0)) {
    if (frequency !== 'MONTHLY' && frequency !== 'YEARLY') return 'numbers in BYDAY need FREQ=MONTHLY or FREQ=YEARLY';
    if (has('BYWEEKNO')) return 'numbers in BYDAY cannot be used with BYWEEKNO';
    if (frequency === 'MONTHLY' && ordinals.some((ordinal) => ordinal > 5))
      return 'a number in BYDAY is above 5, and a month has at most five of a weekday';
  }
  if (has('BYSETPOS') && !names.some((name) => name.startsWith('BY') && name !== 'BYSETPOS'))
    return 'BYSETPOS needs another BY part';
  return null;
}

/** The most times that the rule has on one day. */
export function timesPerDay({ frequency, numbers }: Pick<RuleParts, 'frequency' | 'numbers'>): number {
  const hours = numbers('BYHOUR').length || (frequency === 'HOURLY' ? 24 : 1);
  return hours * (numbers('BYMINUTE').length || 1);
}

function faultOfSize({ frequency, days, numbers }: RuleParts): string | null {
  const times = timesPerDay({ frequency, numbers });
  if (times > MAX_TIMES_PER_DAY)
    return `BYHOUR and BYMINUTE name ${times} times of a day; use at most ${MAX_TIMES_PER_DAY}`;
  const inPeriod = PERIOD_DAYS[frequency] * (frequency === 'HOURLY' ? numbers('BYMINUTE').length || 1 : times);
  const unreachable = numbers('BYSETPOS').find((position) => Math.abs(position) > inPeriod);
  if (unreachable !== undefined)
    return `BYSETPOS is ${unreachable}, and a period of the rule has at most ${inPeriod} times`;
  const lists = ['BYMONTH', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO'].map((name) => numbers(name).length);
  const combinations = [...lists, days.length].reduce((product, length) => product * (length || 1), times);
  return combinations > MAX_COMBINATIONS
    ? `its BY parts have ${combinations} combinations; use at most ${MAX_COMBINATIONS}`
    : null;
}
