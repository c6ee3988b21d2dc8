import type { ChildProcess } from 'node:child_process';
import { endProcess } from '../../test/support/service-process.ts';
import { counts, launch, sender } from '../campaign.ts';
import { rate } from '../load.ts';
import { memoryOf } from '../process.ts';
import { atLeast, atMost, type BenchRow, middle, must, perSecond } from '../row.ts';
import type { Bench, Store } from '../stage.ts';

const BATCH = 1_000;
const WORKERS = [2, 4];
const FEWER_RUNS = 2;

export const campaignDrain: BenchRow = {
  name: 'campaign-drain',
  group: 'Work that outlives a call',
  measures:
    'a campaign with a variable in its text, from the first contact decided on to the last text taken by the simulator carrier: walk, render, gates, credits, hand-over, acknowledgement, with receipts coming in beside it; limit: a loop that only claims rows and marks them done; for more processes: one',
  run: async (stage) => {
    const bench = await stage.service();
    const contacts = stage.sized(30_000, 3_000);
    const runs = stage.sized(3, 1);
    const worker = await bench.worker();
    // Nobody's figure: what follows finds every program warm.
    await drain(bench, 3_000, 'marketing');
    const marketing: number[] = [];
    const transactional: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      marketing.push(await drain(bench, contacts, 'marketing'));
      // Twice is enough for what only the ratio needs.
      if (run < FEWER_RUNS) transactional.push(await drain(bench, contacts, 'transactional'));
    }
    const { peakMb } = memoryOf(worker);
    const one = middle(marketing);
    const exempt = middle(transactional);
    const bare = await claimAndMark(bench, contacts);
    const figures = [
      {
        name: `campaign drain, ${contacts} contacts, every gate on`,
        measured: rate(one),
        limit: `bare claim and mark ${rate(bare)}`,
        ratio: one / bare,
        bars: [atLeast(one, 5000, '/s')],
      },
      {
        name: 'the same with hours and caps, against without',
        measured: rate(one),
        limit: `transactional, exempt from both ${rate(exempt)}`,
        ratio: one / exempt,
        bars: [atLeast(one / exempt, 0.7)],
      },
      {
        name: 'peak memory of the worker that did it',
        measured: `${Math.round(peakMb)} MB`,
        limit: 'no peer',
        ratio: null,
        bars: [atMost(peakMb, 400, ' MB')],
      },
    ];
    const workers: ChildProcess[] = [worker];
    for (const count of WORKERS) {
      while (workers.length < count) workers.push(await bench.worker());
      const several = [];
      for (let run = 0; run < Math.min(runs, FEWER_RUNS); run += 1)
        several.push(await drain(bench, contacts, 'marketing'));
      const together = middle(several);
      figures.push({
        name: `the same by ${count} processes`,
        measured: rate(together),
        limit: `by one ${rate(one)}`,
        ratio: together / one,
        // One alone keeps both cores of a small machine busy; more must not get in each other's way much.
        bars: [atLeast(together / one, 0.8)],
      });
    }
    const doubled = await bench.pool.query('SELECT 1 FROM simulator_submissions WHERE submissions > 1');
    figures.push({
      name: 'texts that the carrier was given twice in all of that',
      measured: String(doubled.rowCount),
      limit: 'none',
      ratio: null,
      bars: [must(doubled.rowCount === 0, 'none')],
    });
    await Promise.all(workers.map(endProcess));
    return figures;
  },
};

/** Messages a second, by the clock of the workers: when the first contact was decided on and the last text was taken. */
async function drain(bench: Bench, contacts: number, purpose: 'marketing' | 'transactional'): Promise<number> {
  const account = await sender(bench, contacts);
  const id = await launch(bench, account, purpose);
  const own = [account.accountId, id];
  // The receipts that are still to come must not be work of the next run.
  await counts(bench, "messages WHERE tenant_id = $1 AND campaign_id = $2 AND state = 'delivered'", own, contacts);
  const { rows } = await bench.pool.query<{ ms: number; taken: number }>(SPAN, own);
  const [span] = rows;
  if (span?.taken !== contacts) throw new Error(`${span?.taken} of ${contacts} texts were taken`);
  return perSecond(contacts, span.ms);
}

const SPAN = `SELECT (extract(epoch FROM max(m.accepted_at) - (SELECT min(decided_at) FROM campaign_recipients r WHERE r.tenant_id = $1 AND r.campaign_id = $2)) * 1000)::float8 AS ms,
         count(m.accepted_at)::int AS taken
    FROM messages m WHERE m.tenant_id = $1 AND m.campaign_id = $2`;

/** The least a durable queue must do: hand rows out under a lock, commit, mark them done, commit. */
async function claimAndMark({ pool }: Store, count: number): Promise<number> {
  await pool.query('CREATE TABLE bench_queue (id int PRIMARY KEY, state text NOT NULL, body text NOT NULL)');
  await pool.query("INSERT INTO bench_queue SELECT n, 'queued', repeat('x', 100) FROM generate_series(1, $1) AS n", [
    count,
  ]);
  const begun = performance.now();
  for (;;) {
    const { rows } = await pool.query<{ id: number }>(
      "WITH c AS (SELECT id FROM bench_queue WHERE state = 'queued' ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED) UPDATE bench_queue q SET state = 'busy' FROM c WHERE q.id = c.id RETURNING q.id",
      [BATCH],
    );
    if (rows.length === 0) break;
    await pool.query("UPDATE bench_queue SET state = 'done' WHERE id = ANY ($1)", [rows.map((row) => row.id)]);
  }
  return perSecond(count, performance.now() - begun);
}
