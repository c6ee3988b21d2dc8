import { endProcess } from '../../../test/support/service-process.ts';
import { launch, senderAccount, waitForCount } from '../campaign.ts';
import { rate } from '../load.ts';
import { firstLine } from '../process.ts';
import { type BenchRow, median, perSecond } from '../row.ts';
import type { Bench, Stage } from '../stage.ts';

const PEERS = ['graphile-worker', 'pg-boss'];

export const peersJobs: BenchRow = {
  name: 'peers-jobs',
  group: 'Peers',
  measures:
    'dispatch of queued campaign messages: claim, check of opt-outs and quiet hours, submission to the simulator, acknowledgement, billing; limit: as many queued jobs of a job library on the same PostgreSQL, claimed and completed in batches with an empty handler',
  run: async (stage) => {
    const bench = await stage.service();
    const messages = stage.sized(20_000, 3_000);
    const times = stage.sized(2, 1);
    const ours: number[] = [];
    for (let time = 0; time < times; time += 1) ours.push(await dispatchRate(bench, messages));
    const measured = median(ours);
    const figures = [];
    for (const peer of PEERS) {
      const theirs: number[] = [];
      for (let time = 0; time < times; time += 1) theirs.push(await jobs(stage, bench, peer, messages));
      const limit = median(theirs);
      figures.push({
        name: `message dispatch against ${peer}`,
        measured: rate(measured),
        limit: `${peer}, empty handler ${rate(limit)}`,
        ratio: measured / limit,
        min: 0.1,
      });
    }
    return figures;
  },
};

/** Messages per second, by their timestamps. */
async function dispatchRate(bench: Bench, messages: number): Promise<number> {
  const account = await senderAccount(bench, messages);
  await bench.pool.query(SET_RATE, [account.accountId, 1]);
  const worker = await bench.worker();
  const own = [account.accountId, await launch(bench, account)];
  await waitForCount(bench, 'campaigns WHERE tenant_id = $1 AND id = $2 AND fanout_done', own, 1);
  const { rows: released } = await bench.pool.query<{ at: Date }>(SET_RATE, [account.accountId, 1_000_000]);
  await waitForCount(
    bench,
    "messages WHERE tenant_id = $1 AND campaign_id = $2 AND state = 'delivered'",
    own,
    messages,
  );
  const { rows } = await bench.pool.query<{ messages: number; ms: number }>(SPAN, [...own, released[0]?.at]);
  await endProcess(worker);
  return perSecond(rows[0]?.messages ?? Number.NaN, rows[0]?.ms ?? Number.NaN);
}

const SET_RATE =
  'UPDATE phone_numbers SET messages_per_second = $2, paced_until = now() WHERE tenant_id = $1 RETURNING now() AS at';
/** Messages that the carrier accepted after the rate limit was lifted. */
const SPAN = `SELECT count(*)::int AS messages, (extract(epoch FROM max(accepted_at) - $3::timestamptz) * 1000)::float8 AS ms
    FROM messages WHERE tenant_id = $1 AND campaign_id = $2 AND accepted_at > $3`;

async function jobs(stage: Stage, { databaseUrl }: Bench, peer: string, count: number): Promise<number> {
  const child = stage.start(['node', 'tools/bench/processes/job-peer.mjs', peer, String(count)], {
    DATABASE_URL: databaseUrl,
  });
  return Number(await firstLine(child));
}
