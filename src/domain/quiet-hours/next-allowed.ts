import { DAY_MS } from '../durations.ts';
import { offsetSpan } from '../time-zones/zone-clock.ts';
import type { RulesByDay } from './day-rules.ts';

const MAX_WAIT_MS = 14 * DAY_MS;

/**
 * The first time from `fromMs` on that every zone allows, or null when there is none within 14
 * days. Each zone in turn moves the time to its own first allowed one, until none does. No step
 * skips a time that all allow, so the earliest is found.
 */
export function nextAllowed(fromMs: number, zones: readonly string[], rules: RulesByDay): number | null {
  const horizon = fromMs + MAX_WAIT_MS;
  let at = fromMs;
  for (let settled = 0, turn = 0; settled < zones.length; turn++) {
    const next = nextInZone(zones[turn % zones.length] ?? '', at, horizon, rules);
    if (next === null) return null;
    settled = next === at ? settled + 1 : 1;
    at = next;
  }
  return zones.length === 0 ? null : at;
}

function nextInZone(zone: string, fromMs: number, horizon: number, rules: RulesByDay): number | null {
  for (let at = fromMs; at <= horizon; ) {
    const { offsetMs, untilMs } = offsetSpan(zone, at);
    const local = firstWithin(at + offsetMs, untilMs + offsetMs, rules);
    if (local !== null) return local - offsetMs <= horizon ? local - offsetMs : null;
    at = untilMs;
  }
  return null;
}

/** The first allowed wall time of a span without a clock change. */
function firstWithin(fromLocal: number, untilLocal: number, rules: RulesByDay): number | null {
  for (let day = Math.floor(fromLocal / DAY_MS); day * DAY_MS < untilLocal; day++) {
    const { startMs, endMs } = rules(day);
    const first = Math.max(fromLocal, day * DAY_MS + startMs);
    if (first < Math.min(untilLocal, day * DAY_MS + endMs)) return first;
  }
  return null;
}
