import type { JourneyEntry } from '../../generated/types.ts';
import { occurrencesOf } from '../recurrence/rule.ts';
import { takesExisting, withExisting } from './existing.ts';

/** The entry as a publication freezes it. A recurrence starts then, unless it says when. */
export function frozenEntry(entry: JourneyEntry, now: Date): JourneyEntry {
  return entry.kind === 'schedule' ? { ...entry, start_at: entry.start_at ?? now.toISOString() } : withExisting(entry);
}

/** When the service first looks for contacts that enter; null if they enter by signals alone. */
export function firstEntry(entry: JourneyEntry, now: Date): Date | null {
  if (entry.kind === 'segment' || entry.kind === 'date' || takesExisting(entry)) return now;
  if (entry.kind !== 'schedule') return null;
  const startAt = new Date(entry.start_at ?? now);
  if (entry.recurrence === undefined) return startAt;
  const { rrule, timezone } = entry.recurrence;
  return occurrencesOf({ rrule, timezone, startAt }).next(startAt > now ? startAt : now, 'inclusive');
}

/** Whether contacts enter by the publication itself. */
export function entersAtOnce(entry: JourneyEntry, now: Date): boolean {
  if (entry.kind === 'segment') return takesExisting(entry);
  const first = firstEntry(entry, now);
  return first !== null && first <= now;
}
