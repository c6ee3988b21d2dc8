import { dayOf, weekdayIndex } from '../rule-packs/calendar-day.ts';
import { isFrenchHoliday } from '../rule-packs/french-holidays.ts';
import { type RulePack, type TimeOfDayRule, type TimeWindow, WEEKDAYS } from '../rule-packs/pack.ts';

/**
 * Milliseconds of local wall time since midnight, end excluded. A window that ends before it starts
 * is closed.
 */
export interface DayWindow {
  readonly id: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** The windows of one local day, one per rule, and their intersection. */
export interface DayRules {
  readonly windows: readonly DayWindow[];
  readonly startMs: number;
  readonly endMs: number;
}

/** Rules by local day, counted from 1970-01-01. */
export type RulesByDay = (day: number) => DayRules;

const ANYWHERE = '*';
const MAX_JURISDICTION_SETS = 5_000;
const MAX_DAYS = 800;
const byPack = new WeakMap<RulePack, Map<string, RulesByDay>>();

/**
 * The rules that apply in all given jurisdictions, by day, cached. A state implies its country. A
 * country without a rule on that day gets the pack's rule for any country, even next to a country
 * that has rules.
 */
export function rulesByDay(pack: RulePack, jurisdictions: readonly string[]): RulesByDay {
  const known = byPack.get(pack) ?? new Map<string, RulesByDay>();
  byPack.set(pack, known);
  const key = jurisdictions.join(' ');
  const cached = known.get(key);
  if (cached) return cached;
  if (known.size >= MAX_JURISDICTION_SETS) known.clear();
  const found = rememberDays(selectRules(pack, jurisdictions));
  known.set(key, found);
  return found;
}

function rememberDays(find: RulesByDay): RulesByDay {
  const known = new Map<number, DayRules>();
  return (day) => {
    const cached = known.get(day);
    if (cached) return cached;
    if (known.size >= MAX_DAYS) known.clear();
    const found = find(day);
    known.set(day, found);
    return found;
  };
}

function selectRules(pack: RulePack, jurisdictions: readonly string[]): RulesByDay {
  const countries = [...new Set(jurisdictions.map(countryOf))];
  const named = new Set([...jurisdictions, ...countries]);
  const rules = pack.timeOfDay.filter(({ jurisdiction }) => named.has(jurisdiction));
  const anywhere = pack.timeOfDay.filter(({ jurisdiction }) => jurisdiction === ANYWHERE);
  return (day) => {
    const inForce = rules.filter((rule) => isInForce(rule, day));
    const unruled = (country: string) => !inForce.some(({ jurisdiction }) => countryOf(jurisdiction) === country);
    const fallback = countries.length === 0 || countries.some(unruled) ? anywhere : [];
    return intersect([...inForce, ...fallback].map((rule) => windowOn(rule, day)));
  };
}

/** No rule in force means closed, not open. */
function intersect(windows: readonly DayWindow[]): DayRules {
  if (windows.length === 0) return { windows: [{ id: 'no-rule', startMs: 0, endMs: 0 }], startMs: 0, endMs: 0 };
  const startMs = Math.max(...windows.map((window) => window.startMs));
  const endMs = Math.min(...windows.map((window) => window.endMs));
  return { windows, startMs, endMs };
}

function windowOn(rule: TimeOfDayRule, day: number): DayWindow {
  const weekday = WEEKDAYS[weekdayIndex(day)] ?? 'sun';
  const closed = rule.closedOnHolidaysOf === 'FR' && isFrenchHoliday(day);
  return dayWindow(rule.id, closed ? null : rule.windows[weekday]);
}

/**
 * Parses a window; null is a closed day. Throws a RangeError unless it runs from `HH:MM` to a later
 * `HH:MM`.
 */
export function dayWindow(id: string, window: TimeWindow | null): DayWindow {
  if (window === null) return { id, startMs: 0, endMs: 0 };
  const startMs = timeOfDayMs(window.start);
  const endMs = timeOfDayMs(window.end);
  if (startMs >= endMs) throw new RangeError(`${id}: the window must end later than it starts, on the same day`);
  return { id, startMs, endMs };
}

function timeOfDayMs(time: string): number {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time))
    throw new RangeError(`${time} is not a time of day: write HH:MM`);
  return (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * 60_000;
}

function isInForce({ effectiveFrom, effectiveUntil }: TimeOfDayRule, day: number): boolean {
  return (
    (effectiveFrom === null || dayOf(effectiveFrom) <= day) && (effectiveUntil === null || day < dayOf(effectiveUntil))
  );
}

function countryOf(jurisdiction: string): string {
  return jurisdiction.split('-')[0] ?? jurisdiction;
}
