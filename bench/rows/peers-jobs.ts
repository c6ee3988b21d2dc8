import { endProcess } from '../../test/support/service-process.ts';
import { counts, launch, sender } from '../campaign.ts';
import { rate } from '../load.ts';
import { firstLine } from '../process.ts';
import { atLeast, type BenchRow, middle, perSecond } from '../row.ts';
import type { Bench, Stage } from '../stage.ts';

const PEERS = ['graphile-worker', 'pg-boss'];

export const peersJobs: BenchRow = {
  name: 'peers-jobs',
  group: 'Peers',
  measures:
    'texts of a campaign that wait already, from then on until the carrier has the last one: claimed, looked at once more for STOPs and hours, handed to the simulator, which writes each down and reports on it, acknowledged, paid; limit: as many jobs of a job library on the same PostgreSQL, put in before, taken and completed in batches, with an empty handler',
  run: async (stage) => {
    const bench = await stage.service();
    const texts = stage.sized(20_000, 3_000);
    const times = stage.sized(2, 1);
    const ours: number[] = [];
    for (let time = 0; time < times; time += 1) ours.push(await handOver(bench, texts));
    const measured = middle(ours);
    const figures = [];
    for (const peer of PEERS) {
      const theirs: number[] = [];
      for (let time = 0; time < times; time += 1) theirs.push(await jobs(stage, bench, peer, texts));
      const limit = middle(theirs);
      figures.push({
        name: `texts handed over against jobs of ${peer}`,
        measured: rate(measured),
        limit: `${peer}, empty handler ${rate(limit)}`,
        ratio: measured / limit,
        bars: [atLeast(measured / limit, 0.1)],
      });
    }
    return figures;
  },
};

/** Texts a second, by the books. */
async function handOver(bench: Bench, texts: number): Promise<number> {
  const account = await sender(bench, texts);
  await bench.pool.query(PACE, [account.accountId, 1]);
  const worker = await bench.worker();
  const own = [account.accountId, await launch(bench, account)];
  await counts(bench, 'campaigns WHERE tenant_id = $1 AND id = $2 AND fanout_done', own, 1);
  const { rows: paced } = await bench.pool.query<{ at: Date }>(PACE, [account.accountId, 1_000_000]);
  await counts(bench, "messages WHERE tenant_id = $1 AND campaign_id = $2 AND state = 'delivered'", own, texts);
  const { rows } = await bench.pool.query<{ texts: number; ms: number }>(SPAN, [...own, paced[0]?.at]);
  await endProcess(worker);
  return perSecond(rows[0]?.texts ?? Number.NaN, rows[0]?.ms ?? Number.NaN);
}

const PACE =
  'UPDATE sender_numbers SET messages_per_second = $2, paced_until = now() WHERE tenant_id = $1 RETURNING now() AS at';
/** Of those that were taken after the number was let go. */
const SPAN = `SELECT count(*)::int AS texts, (extract(epoch FROM max(accepted_at) - $3::timestamptz) * 1000)::float8 AS ms
    FROM messages WHERE tenant_id = $1 AND campaign_id = $2 AND accepted_at > $3`;

async function jobs(stage: Stage, { databaseUrl }: Bench, peer: string, count: number): Promise<number> {
  const child = stage.start(['node', 'bench/processes/job-peer.mjs', peer, String(count)], {
    DATABASE_URL: databaseUrl,
  });
  return Number(await firstLine(child));
}
