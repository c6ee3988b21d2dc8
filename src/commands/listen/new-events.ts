import type { OutboxItem, PartnerOutboxListResult } from '../../generated/types.ts';
import { callPatiently } from '../http/call-patiently.ts';
import type { Endpoint } from '../http/endpoint.ts';

/**
 * A transaction commits an event after it has set its time: events become visible in another order
 * than that of their times, but not later than this.
 */
const OVERLAP_MS = 60_000;

const PAGE_SIZE = 200;

/**
 * Reads the events that were not there at the previous read; the first read only remembers those
 * that are there. `start` is a time of the service.
 */
export function createEventReader(
  endpoint: Endpoint,
  start: Date,
): (signal: AbortSignal) => Promise<readonly OutboxItem[]> {
  const seen = new Map<string, number>();
  let since = start.getTime() - OVERLAP_MS;
  return async (signal) => {
    const fresh: OutboxItem[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const params = { since: new Date(since).toISOString(), limit: PAGE_SIZE, ...(cursor === '' ? {} : { cursor }) };
      const patience = { advice: 'Events since then can be read with partner.outbox.list.', signal };
      const page: PartnerOutboxListResult = await callPatiently(endpoint, 'partner.outbox.list', params, patience);
      fresh.push(...page.items.filter(({ event_id: id }) => !seen.has(id)));
      cursor = page.next_cursor;
    }
    for (const { event_id: id, occurred_at: time } of fresh) seen.set(id, Date.parse(time));
    const newest = Math.max(since + OVERLAP_MS, ...fresh.map(({ occurred_at: time }) => Date.parse(time)));
    since = newest - OVERLAP_MS;
    for (const [id, time] of seen) if (time < since) seen.delete(id);
    return fresh;
  };
}
