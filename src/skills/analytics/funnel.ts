import { HOUR_MS } from '../../domain/durations.ts';
import { countFunnel } from '../../domain/funnel.ts';
import { invalidParams, unprocessable } from '../../errors.ts';
import { readPeriod } from '../../measures/read-period.ts';
import type { Skill } from '../../skill.ts';
import { listFunnelEvents } from './queries.ts';

const MAX_EVENTS = 200_000;

export const readFunnel: Skill<'analytics.funnel'> = async (params, { db, account, now }) => {
  const { steps, window_hours: windowHours = 168 } = params;
  if (new Set(steps).size < steps.length)
    throw invalidParams('Name each event once.', [{ path: '/steps', rule: 'must not repeat an event' }]);
  const { zone, from, to } = readPeriod(params, account.calendar, now);
  const until = new Date(to.getTime() + windowHours * HOUR_MS);
  const { tenantId, accountId } = account;
  const rows = await db.rows(listFunnelEvents, tenantId, accountId, steps, from, until, to, MAX_EVENTS + 1);
  if (rows.length > MAX_EVENTS)
    throw unprocessable('too_many_events', `The period has more than ${MAX_EVENTS} events. Ask for a shorter one.`);
  const events = rows.map(({ contact_id: contactId, step, occurred_at: at }) => ({
    contactId,
    step,
    at: at.getTime(),
  }));
  const counted = countFunnel(events, steps.length, windowHours * HOUR_MS);
  const first = counted[0]?.contacts ?? 0;
  return {
    timezone: zone,
    from: from.toISOString(),
    to: to.toISOString(),
    window_hours: windowHours,
    steps: counted.map(({ contacts, waits }, index) => ({
      event: steps[index] ?? '',
      contacts,
      share_of_first: shareOf(contacts, first),
      share_of_previous: shareOf(contacts, index === 0 ? first : (counted[index - 1]?.contacts ?? 0)),
      median_seconds: index === 0 || waits.length === 0 ? null : Math.round(median(waits) / 1000),
    })),
  };
};

const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1e6) / 1e6;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}
