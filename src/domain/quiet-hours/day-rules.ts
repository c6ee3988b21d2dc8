import { dayOf, weekdayIndex } from '../rule-packs/calendar-day.ts';
import { holidayOn } from '../rule-packs/holidays/expand.ts';
import type { RulePack, TimeOfDayRule, TimeWindow } from '../rule-packs/pack.ts';
import { WEEKDAYS } from '../rule-packs/weekday.ts';

export interface WindowOwner {
  readonly id: string;
  /** ISO 3166-1 or -2; null for a window that is not a law. */
  readonly jurisdiction: string | null;
}

/**
 * Milliseconds of local wall time since midnight, end excluded. A window that ends where it starts
 * is closed.
 */
export interface DayWindow extends WindowOwner {
  /** The holiday for which the window is closed, or null. */
  readonly holiday: string | null;
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
    const isRuled = (country: string) => inForce.some(({ jurisdiction }) => countryOf(jurisdiction) === country);
    const unruled = countries.find((country) => !isRuled(country)) ?? null;
    const fallback = countries.length === 0 || unruled !== null ? anywhere : [];
    return intersect([
      ...inForce.map((rule) => windowOn(rule, rule.jurisdiction, day)),
      ...fallback.map((rule) => windowOn(rule, unruled, day)),
    ]);
  };
}

/** No rule in force means closed, not open. */
function intersect(windows: readonly DayWindow[]): DayRules {
  if (windows.length === 0) return intersect([dayWindow({ id: 'no-rule', jurisdiction: null }, null)]);
  const startMs = Math.max(...windows.map((window) => window.startMs));
  const endMs = Math.min(...windows.map((window) => window.endMs));
  return { windows, startMs, endMs };
}

function windowOn({ id, windows, closedOn }: TimeOfDayRule, jurisdiction: string | null, day: number): DayWindow {
  const weekday = WEEKDAYS[weekdayIndex(day)] ?? 'sun';
  const holiday = closedOn === null ? null : (holidayOn(closedOn, day) ?? null);
  return dayWindow({ id, jurisdiction }, holiday === null ? windows[weekday] : null, holiday);
}

/**
 * Parses a window; null is a closed day. Throws a RangeError unless it runs from `HH:MM` to a later
 * `HH:MM`.
 */
export function dayWindow(
  { id, jurisdiction }: WindowOwner,
  window: TimeWindow | null,
  holiday: string | null = null,
): DayWindow {
  if (window === null) return { id, jurisdiction, holiday, startMs: 0, endMs: 0 };
  const startMs = timeOfDayMs(window.start);
  const endMs = timeOfDayMs(window.end);
  if (startMs >= endMs) throw new RangeError(`${id}: the window must end later than it starts, on the same day`);
  return { id, jurisdiction, holiday, startMs, endMs };
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
