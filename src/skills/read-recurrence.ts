import { RRULE, readRule } from '../domain/recurrence/read-rule.ts';
import { CLOCK, faultOfClock, readClock } from '../domain/time-zones/read-clock.ts';
import { invalidParams } from '../errors.ts';
import type { RecurrenceInput } from '../generated/types.ts';
import type { RecurrenceSettings } from '../sending/campaigns/recurrence.ts';

/**
 * A rule and its zone, with its first occurrence. Throws -32602 for an unknown zone, and for a rule
 * that is not valid, too dense or over.
 */
export function readRecurrence(
  { rrule, timezone }: RecurrenceInput,
  startAt: Date,
  /** JSON pointer to the object with the two. */
  path: string,
): { readonly recurrence: RecurrenceSettings; readonly first: Date } {
  const clock = readClock(timezone);
  if (clock.kind !== 'zone') throw invalidParams(faultOfClock(clock), [{ path: `${path}/timezone`, rule: CLOCK }]);
  const zone = clock.name;
  const read = readRule({ rrule, timezone: zone, startAt });
  if (!read.ok)
    throw invalidParams(`The recurrence rule cannot be used: ${read.fault}.`, [{ path: `${path}/rrule`, rule: RRULE }]);
  return {
    recurrence: { rrule: read.rrule, timezone: zone, start_at: startAt.toISOString() },
    first: read.first,
  };
}
