import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../durations.ts';
import { instantOf } from '../../time-zones/local-time.ts';
import { readClock } from '../../time-zones/read-clock.ts';
import { offsetSpan } from '../../time-zones/zone-clock.ts';
import type { Token } from './tokenize.ts';

export interface GoalClock {
  readonly now: Date;
  /** IANA time zone of times that name none; null: they are not understood. */
  readonly zone: string | null;
}

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const UNITS: Readonly<Record<string, number>> = { minute: MINUTE_MS, hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS };
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const INSTANT = /^\d{4}-\d\d-\d\dt\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:z|[+-]\d\d:\d\d)$/;
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d{1,2})(?::(\d\d))?(am|pm|a\.m\.|p\.m\.)?$/;
const HALF = /^(?:am|pm|a\.m\.|p\.m\.)$/;
const MAX_AHEAD_MS = 366 * DAY_MS;

/** Why a time that was read can be more than one. */
type Doubt = keyof typeof DOUBTS;
const DOUBTS = {
  zone: 'The time zone is not known. Pass timezone, or write a zone such as UTC after the time.',
  date: 'It is another day in that time zone. Write the date.',
  day: 'Today is that day of the week. Write today, or the date.',
} as const;
const PAST = 'The time has passed.';
const TOO_LATE = 'The time is more than a year ahead.';

/** A part of the words from one on: what it means, and how many words it takes. */
interface Part<Value> {
  readonly value: Value;
  readonly size: number;
}

/** Tokens of which each time in words is one. */
export function joinTimes(tokens: readonly Token[], goal: string, clock: GoalClock): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [first] = tokens.slice(at, at + 1);
    const found = timeAt(tokens, at, clock);
    const last = tokens[at + (found?.size ?? 1) - 1];
    if (first === undefined || last === undefined) break;
    if (found === null) joined.push(first);
    else joined.push(asTime(goal.slice(first.start, last.end), first.start, last.end, found.value, clock));
    at += found?.size ?? 1;
  }
  return joined;
}

function asTime(text: string, start: number, end: number, value: number | Doubt, { now }: GoalClock): Token {
  const token = { kind: 'time', text, word: text.toLowerCase(), start, end } as const;
  if (typeof value !== 'number') return { ...token, at: null, why: DOUBTS[value] };
  const ahead = value - now.getTime();
  if (ahead <= 0 || ahead > MAX_AHEAD_MS) return { ...token, at: null, why: ahead <= 0 ? PAST : TOO_LATE };
  return { ...token, at: new Date(value) };
}

/** Milliseconds since the epoch. */
function timeAt(tokens: readonly Token[], at: number, clock: GoalClock): Part<number | Doubt> | null {
  const words = wordsFrom(tokens, at);
  return readDelay(words, clock) ?? readInstant(words) ?? readClockTime(words, clock);
}

const MAX_WORDS = 8;

function wordsFrom(tokens: readonly Token[], at: number): string[] {
  const some = tokens.slice(at, at + MAX_WORDS);
  const end = some.findIndex(({ kind }) => kind !== 'word');
  return some.slice(0, end < 0 ? some.length : end).map(({ word }) => word);
}

/** `in two hours` */
function readDelay([preposition, amount = '', unit = '']: readonly string[], { now }: GoalClock): Part<number> | null {
  if (preposition !== 'in') return null;
  const known = NUMBERS.indexOf(amount);
  const count = /^\d{1,4}$/.test(amount) ? Number(amount) : amount === 'a' || amount === 'an' ? 1 : known;
  const each = UNITS[unit.replace(/s$/, '')];
  return count < 1 || each === undefined ? null : { value: now.getTime() + count * each, size: 3 };
}

/** `at 2029-06-20T12:00:00Z` */
function readInstant(words: readonly string[]): Part<number> | null {
  const skipped = words[0] === 'at' || words[0] === 'on' ? 1 : 0;
  const word = words[skipped] ?? '';
  const value = INSTANT.test(word) ? Date.parse(word.toUpperCase()) : Number.NaN;
  return Number.isNaN(value) ? null : { value, size: skipped + 1 };
}

/** A day and a time, in either order, and a zone. A day alone is no time, because none is meant. */
function readClockTime(words: readonly string[], clock: GoalClock): Part<number | Doubt> | null {
  const before = readDay(words);
  const time = readTimeOfDay(words.slice(before?.size ?? 0));
  if (time === null) return null;
  let size = (before?.size ?? 0) + time.size;
  const zone = readZone(words.slice(size));
  size += zone?.size ?? 0;
  const after = before === null ? readDay(words.slice(size)) : null;
  size += after?.size ?? 0;
  return { value: combine(before?.value ?? after?.value ?? { ahead: 0 }, time.value, clock, zone?.value), size };
}

/** A day counted from today, a day of the week, or midnight of a date as milliseconds. */
type Day = { readonly ahead: number } | { readonly weekday: number } | { readonly date: number };

function combine(day: Day, minutes: number, { now, zone: usual }: GoalClock, named?: string): number | Doubt {
  const zone = named ?? usual;
  if (zone === null) return 'zone';
  if ('date' in day) return instantOf(zone, day.date + minutes * MINUTE_MS);
  const today = todayIn(zone, now);
  if (usual !== null && todayIn(usual, now) !== today) return 'date';
  const ahead = 'ahead' in day ? day.ahead : (day.weekday - new Date(today).getUTCDay() + 7) % 7;
  if ('weekday' in day && ahead === 0) return 'day';
  return instantOf(zone, today + ahead * DAY_MS + minutes * MINUTE_MS);
}

/** Midnight as milliseconds. */
function todayIn(zone: string, now: Date): number {
  const local = now.getTime() + offsetSpan(zone, now.getTime()).offsetMs;
  return Math.floor(local / DAY_MS) * DAY_MS;
}

function readDay(words: readonly string[]): Part<Day> | null {
  const skipped = words[0] === 'on' ? 1 : 0;
  const word = words[skipped] ?? '';
  const size = skipped + 1;
  if (skipped === 0 && word === 'today') return { value: { ahead: 0 }, size };
  if (skipped === 0 && word === 'tomorrow') return { value: { ahead: 1 }, size };
  const weekday = DAYS.indexOf(word);
  if (weekday >= 0) return { value: { weekday }, size };
  const [, year, month, day] = DATE.exec(word) ?? [];
  if (year === undefined) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCDate() === Number(day) ? { value: { date: date.getTime() }, size } : null;
}

/** Minutes since midnight. A bare hour is none: "at 9" is morning or evening. */
function readTimeOfDay(words: readonly string[]): Part<number> | null {
  const skipped = words[0] === 'at' ? 1 : 0;
  const word = words[skipped] ?? '';
  if (word === 'noon' || word === 'midday') return { value: 12 * 60, size: skipped + 1 };
  const [, hours = '', minutes, attached] = TIME.exec(word) ?? [];
  const next = words[skipped + 1] ?? '';
  const half = attached ?? (HALF.test(next) ? next : undefined);
  if (hours === '' || (minutes === undefined && half === undefined)) return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.startsWith('p') ? 12 : 0);
  const isValid = half === undefined ? hour < 24 : Number(hours) >= 1 && Number(hours) <= 12;
  if (!isValid || Number(minutes ?? 0) > 59) return null;
  return { value: hour * 60 + Number(minutes ?? 0), size: skipped + 1 + (half === undefined || attached ? 0 : 1) };
}

function readZone([word = '']: readonly string[]): Part<string> | null {
  const read = word === 'utc' || word === 'gmt' || word.includes('/') ? readClock(word) : null;
  return read?.kind === 'zone' ? { value: read.name, size: 1 } : null;
}
