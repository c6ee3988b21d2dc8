import { signingKey } from '../../src/domain/webhooks/signature.ts';
import { headersOf } from '../../src/messaging/delivery/attempt.ts';
import { announce } from '../events.ts';
import { rate } from '../load.ts';
import { partnerWithCustomers } from '../partner.ts';
import { firstLine } from '../process.ts';
import { atLeast, type BenchRow, middle, perSecond } from '../row.ts';
import type { Bench, Stage } from '../stage.ts';

const CUSTOMERS = 100;
const AT_ONCE = 10;

export const eventDelivery: BenchRow = {
  name: 'event-delivery',
  group: 'Work that outlives a call',
  measures: `events of ${CUSTOMERS} end-customers to one receiver, until it has the last one; limit: bare undici POSTs of one such request over and over, ${AT_ONCE} at once`,
  run: async (stage) => {
    const bench = await stage.service();
    const events = stage.sized(40_000, 4_000);
    const { key, partnerId } = await partnerWithCustomers(bench, CUSTOMERS);
    await bench.call(key, 'partner.configureWebhook', { webhook_url: `${bench.baselineUrl}/sink` });
    // What the set-up wrote is not measured.
    await bench.pool.query('DELETE FROM outbox_events WHERE tenant_id = $1', [partnerId]);
    await bench.worker();
    // What it is compared with has posted as many before it is measured.
    await deliverOnce(bench, partnerId, events);
    const rounds: { readonly ours: number; readonly bare: number }[] = [];
    for (let round = 0; round < stage.sized(5, 1); round += 1) {
      const ours = await deliverOnce(bench, partnerId, events);
      const request = await oneRequest(bench, partnerId);
      rounds.push({ ours, bare: await barePosts(stage, `${bench.baselineUrl}/sink`, events, request) });
    }
    // Each round has its own ratio: a machine that drifts drifts from one to the next.
    const ratio = middle(rounds.map(({ ours, bare }) => ours / bare));
    return [
      {
        name: `event delivery, ${CUSTOMERS} end-customers`,
        measured: rate(middle(rounds.map(({ ours }) => ours))),
        limit: `bare undici POSTs, ${AT_ONCE} at once ${rate(middle(rounds.map(({ bare }) => bare)))}`,
        ratio,
        bars: [atLeast(ratio, 0.5)],
      },
    ];
  },
};

/** Events a second, from the first one taken to the last one: a worker looks for new ones only so often. */
async function deliverOnce({ baselineUrl, pool }: Bench, partnerId: string, events: number): Promise<number> {
  const before = await taken(baselineUrl, 0);
  await announce(pool, partnerId, CUSTOMERS, events);
  await taken(baselineUrl, before + 1);
  const begun = performance.now();
  await taken(baselineUrl, before + events);
  return perSecond(events, performance.now() - begun);
}

/** How many the receiver has taken, when it is so many. */
async function taken(baselineUrl: string, atLeast: number): Promise<number> {
  return Number(await (await fetch(`${baselineUrl}/taken?atLeast=${atLeast}`)).text());
}

/** One of those that were delivered, signed anew: a receiver reads the headers, too. */
async function oneRequest({ pool }: Bench, partnerId: string): Promise<BareRequest> {
  const { rows } = await pool.query<{ id: string; body: string }>(
    'SELECT id, body FROM outbox_events WHERE tenant_id = $1 LIMIT 1',
    [partnerId],
  );
  const [event] = rows;
  if (event === undefined) throw new Error('There is no event that was delivered.');
  const timestamp = Math.floor(Date.now() / 1000);
  return { headers: headersOf({ ...event, timestamp }, [signingKey('whsec_c2VjcmV0')]), body: event.body };
}

/** In a process of its own, and warm, as ours is: in this one, right after ours, it reached 30,000/s of 41,000/s. */
async function barePosts(stage: Stage, url: string, events: number, request: BareRequest): Promise<number> {
  const args = [url, String(events), String(AT_ONCE), JSON.stringify(request)];
  return Number(await firstLine(stage.start(['node', 'bench/processes/bare-posts.mjs', ...args])));
}

interface BareRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
