import { signingKey } from '../../../src/domain/webhooks/signature.ts';
import { headersOf } from '../../../src/events/webhooks/attempt.ts';
import { emit } from '../events.ts';
import { rate } from '../load.ts';
import { partnerWithCustomers } from '../partner.ts';
import { firstLine } from '../process.ts';
import { type BenchRow, median, perSecond } from '../row.ts';
import type { Bench, Stage } from '../stage.ts';

const CUSTOMERS = 100;
const CONCURRENCY = 10;

export const eventDelivery: BenchRow = {
  name: 'event-delivery',
  group: 'Background work',
  measures: `delivery of events of ${CUSTOMERS} end-customers to one receiver; limit: bare undici POSTs of the same request, ${CONCURRENCY} at once`,
  run: async (stage) => {
    const bench = await stage.service();
    const events = stage.sized(40_000, 4_000);
    const { key, partnerId } = await partnerWithCustomers(bench, CUSTOMERS);
    await bench.call(key, 'partner.configureWebhook', { webhook_url: `${bench.baselineUrl}/sink` });
    // Do not measure the events of the set-up.
    await bench.pool.query('DELETE FROM outbox_events WHERE tenant_id = $1', [partnerId]);
    await bench.worker();
    // Warm up: the limit also posts as many requests before it is measured.
    await deliverOnce(bench, partnerId, events);
    const runs: { readonly ours: number; readonly bare: number }[] = [];
    for (let run = 0; run < stage.sized(5, 1); run += 1) {
      const ours = await deliverOnce(bench, partnerId, events);
      const request = await oneRequest(bench, partnerId);
      runs.push({ ours, bare: await barePosts(stage, `${bench.baselineUrl}/sink`, events, request) });
    }
    // The median of the ratios, because the machine can change between runs.
    const ratio = median(runs.map(({ ours, bare }) => ours / bare));
    return [
      {
        name: `event delivery, ${CUSTOMERS} end-customers`,
        measured: rate(median(runs.map(({ ours }) => ours))),
        limit: `bare undici POSTs, ${CONCURRENCY} at once ${rate(median(runs.map(({ bare }) => bare)))}`,
        ratio,
        min: 0.5,
      },
    ];
  },
};

/** Events per second between the first and the last arrival, without the polling delay. */
async function deliverOnce({ baselineUrl, pool }: Bench, partnerId: string, events: number): Promise<number> {
  const before = await received(baselineUrl, 0);
  await emit(pool, partnerId, CUSTOMERS, events);
  await received(baselineUrl, before + 1);
  const startedAt = performance.now();
  await received(baselineUrl, before + events);
  return perSecond(events, performance.now() - startedAt);
}

/** Waits until the receiver got `min` events and returns their number. */
async function received(baselineUrl: string, min: number): Promise<number> {
  return Number(await (await fetch(`${baselineUrl}/received?min=${min}`)).text());
}

/** A delivered event with a new signature, so that the limit sends the same headers. */
async function oneRequest({ pool }: Bench, partnerId: string): Promise<BareRequest> {
  const { rows } = await pool.query<{ id: string; body: string }>(
    'SELECT id, body FROM outbox_events WHERE tenant_id = $1 LIMIT 1',
    [partnerId],
  );
  const [event] = rows;
  if (event === undefined) throw new Error('No event was delivered.');
  const timestamp = Math.floor(Date.now() / 1000);
  return { headers: headersOf({ ...event, timestamp }, [signingKey('whsec_c2VjcmV0')]), body: event.body };
}

/**
 * Runs in a separate warm process, like the worker. In this process it reached 30,000/s instead of
 * 41,000/s.
 */
async function barePosts(stage: Stage, url: string, events: number, request: BareRequest): Promise<number> {
  const args = [url, String(events), String(CONCURRENCY), JSON.stringify(request)];
  return Number(await firstLine(stage.start(['node', 'tools/bench/processes/bare-posts.mjs', ...args])));
}

interface BareRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
