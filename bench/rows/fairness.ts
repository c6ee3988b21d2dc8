import { setTimeout as sleep } from 'node:timers/promises';
import { counts, launch, sender } from '../campaign.ts';
import { contactId, fillContacts } from '../contacts.ts';
import { atMost, type BenchRow, must, quantile } from '../row.ts';
import type { Account, Bench } from '../stage.ts';

const SINGLES = 10;
const APART_MS = 100;
/** So many texts wait of the campaign before the first single one is sent. */
const QUEUE_AHEAD = 10_000;

export const fairness: BenchRow = {
  name: 'fairness',
  group: 'Neighbours and overload',
  measures: `how long ten single texts of one tenant wait from acceptance to the carrier while the campaign of another has a long queue, everything in one process as npm start runs it; limit: ten on the same service while it is idle`,
  run: async (stage) => {
    const bench = await stage.service({}, 'all');
    const neighbour = await bench.account(100_000);
    await bench.call(neighbour.key, 'phone-numbers.ensureDefault', {});
    const big = await sender(bench, stage.sized(200_000, 40_000));
    await fillContacts(bench.pool, neighbour.accountId, SINGLES);
    const times = stage.sized(3, 1);
    // The first ten find out what is cold.
    await waits(bench, neighbour);
    const idle: number[] = [];
    for (let time = 0; time < times; time += 1) idle.push(...(await waits(bench, neighbour)));

    const id = await launch(bench, big);
    const queued = async (): Promise<number> => {
      const { rows } = await bench.pool.query<{ n: number }>(QUEUED, [big.accountId, id]);
      return rows[0]?.n ?? 0;
    };
    while ((await queued()) < Math.min(QUEUE_AHEAD, stage.sized(QUEUE_AHEAD, 500))) await sleep(50);
    const busy: number[] = [];
    for (let time = 0; time < times; time += 1) busy.push(...(await waits(bench, neighbour)));
    const left = await queued();

    const [p50Ms, p99Ms] = [quantile(busy, 0.5), quantile(busy, 0.99)];
    return [
      {
        name: `${SINGLES * times} single texts beside a campaign's queue, ${left} long at the end`,
        measured: `p99 ${Math.round(p99Ms)} ms`,
        limit: `idle service p50 ${Math.round(quantile(idle, 0.5))} ms, p99 ${Math.round(quantile(idle, 0.99))} ms`,
        ratio: p99Ms / quantile(idle, 0.99),
        bars: [atMost(p99Ms, 1_000, ' ms p99'), must(left > 0, 'the queue lasts')],
        p50Ms,
        p99Ms,
      },
    ];
  },
};

/** Of each single text: from the moment its call began to the carrier's answer, by the books. */
async function waits({ call, pool }: Bench, { key, accountId }: Account): Promise<number[]> {
  const ids: string[] = [];
  for (let n = 1; n <= SINGLES; n += 1) {
    const sent = await call(key, 'messages.send', {
      contact_id: contactId(n),
      text: 'Your code is 123456.',
      purpose: 'transactional',
    });
    ids.push(String(sent.message_id));
    await sleep(APART_MS);
  }
  const own = [accountId, ids];
  await counts(
    { pool },
    'messages WHERE tenant_id = $1 AND id = ANY ($2) AND accepted_at IS NOT NULL',
    own,
    SINGLES,
    60_000,
  );
  const { rows } = await pool.query<{ ms: number }>(WAITED, own);
  return rows.map(({ ms }) => ms);
}

const WAITED =
  'SELECT (extract(epoch FROM accepted_at - created_at) * 1000)::float8 AS ms FROM messages WHERE tenant_id = $1 AND id = ANY ($2)';
const QUEUED =
  "SELECT count(*)::int AS n FROM messages WHERE tenant_id = $1 AND lane = $2 AND campaign_id = $2 AND state = 'queued'";
