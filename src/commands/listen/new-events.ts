import type { OutboxItem } from '../../generated/types.ts';
import { callPatiently } from '../http/call-patiently.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { EventSource } from './sources.ts';

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
  sources: readonly EventSource[],
  start: Date,
): (signal: AbortSignal) => Promise<readonly OutboxItem[]> {
  const seen = new Map<string, number>();
  let since = start.getTime() - OVERLAP_MS;
  return async (signal) => {
    const found = new Map<string, OutboxItem>();
    for (const source of sources)
      for await (const item of readSource(endpoint, source, new Date(since), signal))
        if (!seen.has(item.event_id)) found.set(item.event_id, item);
    const fresh = [...found.values()].sort((a, b) => (a.event_id < b.event_id ? -1 : 1));
    for (const { event_id: id, occurred_at: time } of fresh) seen.set(id, Date.parse(time));
    const newest = Math.max(since + OVERLAP_MS, ...fresh.map(({ occurred_at: time }) => Date.parse(time)));
    since = newest - OVERLAP_MS;
    for (const [id, time] of seen) if (time < since) seen.delete(id);
    return fresh;
  };
}

interface EventPage {
  readonly items: readonly OutboxItem[];
  readonly next_cursor: string | null;
}

async function* readSource(
  endpoint: Endpoint,
  { skill, params: chosen }: EventSource,
  since: Date,
  signal: AbortSignal,
): AsyncGenerator<OutboxItem> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const params = { ...chosen, since: since.toISOString(), limit: PAGE_SIZE, ...(cursor === '' ? {} : { cursor }) };
    const patience = { advice: `Events since then can be read with ${skill}.`, signal };
    const page: EventPage = await callPatiently(endpoint, skill, params, patience);
    yield* page.items;
    cursor = page.next_cursor;
  }
}
