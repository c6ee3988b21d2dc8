import type { ChildProcess } from 'node:child_process';
import { endProcess } from '../../../test/support/service-process.ts';
import { drain, senderAccount } from '../campaign.ts';
import { claimAndMark } from '../claim-and-mark.ts';
import { rate } from '../load.ts';
import { idleMemoryMb, peakMemoryFigure } from '../memory.ts';
import { type BenchRow, type Figure, median } from '../row.ts';
import type { Bench } from '../stage.ts';

const WORKERS = [2, 4];
const RUNS_FOR_RATIO = 2;
/**
 * Half of the ratio measured last (0.15): dispatch does much more per message than the limit, so
 * the ratio varies with the machine.
 */
const MIN_RATIO = 0.075;

export const campaignDrain: BenchRow = {
  name: 'campaign-drain',
  group: 'Background work',
  measures:
    'a personalized campaign from the first decision to the last message accepted by the simulator: fan-out, rendering, gates, credits, submission, acknowledgement, while receipts arrive; limit: a loop that only claims rows and marks them done; for several processes: one process',
  run: async (stage) => {
    const bench = await stage.service();
    const contacts = stage.sized(30_000, 3_000);
    const runs = stage.sized(3, 1);
    const worker = await bench.worker();
    const idleMb = await idleMemoryMb(worker);
    // Warm up.
    await drainRate(bench, 3_000, 'marketing');
    const marketing: number[] = [];
    const transactional: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      marketing.push(await drainRate(bench, contacts, 'marketing'));
      if (run < RUNS_FOR_RATIO) transactional.push(await drainRate(bench, contacts, 'transactional'));
    }
    const one = median(marketing);
    const exempt = median(transactional);
    const bare = await claimAndMark(bench, contacts);
    const figures: Figure[] = [
      {
        name: `campaign drain, ${contacts} contacts, every gate on`,
        measured: rate(one),
        limit: `bare claim and mark ${rate(bare)}`,
        ratio: one / bare,
        min: MIN_RATIO,
      },
      {
        name: 'the same with quiet hours and caps, against without',
        measured: rate(one),
        limit: `transactional, exempt from both ${rate(exempt)}`,
        ratio: one / exempt,
        min: 0.7,
      },
      peakMemoryFigure(worker, idleMb),
    ];
    const workers: ChildProcess[] = [worker];
    for (const count of WORKERS) {
      while (workers.length < count) workers.push(await bench.worker());
      // Warm up, with a campaign for each: one process fans a small campaign out.
      await Promise.all(workers.map(() => drainRate(bench, 3_000, 'marketing')));
      const several = [];
      for (let run = 0; run < Math.min(runs, RUNS_FOR_RATIO); run += 1)
        several.push(await drainRate(bench, contacts, 'marketing'));
      const together = median(several);
      figures.push({
        name: `the same with ${count} processes`,
        measured: rate(together),
        limit: `one process ${rate(one)}`,
        ratio: together / one,
        // One process already uses both cores of a small machine; more processes must not slow each
        // other down much.
        min: 0.8,
      });
    }
    const duplicates = await bench.pool.query('SELECT 1 FROM simulator_submissions WHERE submissions > 1');
    figures.push({
      name: 'messages submitted twice in all of these runs',
      measured: String(duplicates.rowCount),
      limit: 'none',
      ratio: null,
      guarantees: [{ text: 'none', passed: duplicates.rowCount === 0 }],
    });
    await Promise.all(workers.map(endProcess));
    return figures;
  },
};

/** Messages per second from the first decision to the last acceptance. */
async function drainRate(bench: Bench, contacts: number, purpose: 'marketing' | 'transactional'): Promise<number> {
  return (await drain(bench, await senderAccount(bench, contacts), contacts, purpose)).submitted;
}
