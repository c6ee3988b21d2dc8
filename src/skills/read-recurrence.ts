import { RRULE, readRule } from '../domain/recurrence/read-rule.ts';
import { readZoneName } from '../domain/time-zones/zone-name.ts';
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
  const zone = readZoneName(timezone);
  if (zone === null || !zone.includes('/'))
    throw invalidParams('The time zone of the recurrence is not known. Use an IANA name such as America/New_York.', [
      { path: `${path}/timezone`, rule: 'must be an IANA time zone of a place' },
    ]);
  const read = readRule({ rrule, timezone: zone, startAt });
  if (!read.ok)
    throw invalidParams(`The recurrence rule cannot be used: ${read.fault}.`, [{ path: `${path}/rrule`, rule: RRULE }]);
  return {
    recurrence: { rrule: read.rrule, timezone: zone, start_at: startAt.toISOString() },
    first: read.first,
  };
}
