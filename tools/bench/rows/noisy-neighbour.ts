import { senderAccount } from '../campaign.ts';
import { attacks, openNoisy } from '../neighbours/attacks.ts';
import { openQuiet, type Seen, watch } from '../neighbours/probe.ts';
import { firstLine, memoryOf } from '../process.ts';
import { type BenchRow, type Figure, quantile } from '../row.ts';

const CALLS_MS = 250;
const HEALTH_MS = 500;
const DUE_MS = 5_000;
const MAX_MEMORY_MB = 512;

export const noisyNeighbour: BenchRow = {
  name: 'noisy-neighbour',
  group: 'Isolation and overload',
  measures: `what an account sees while another one, or a stranger, attacks, with API and workers in one process: p99 of its calls, the slowest /healthz, and how much later the runs of its rules, its journeys and its campaigns end; limit: ${CALLS_MS} ms, ${HEALTH_MS} ms and ${DUE_MS / 1000} s; the ratio is the worst of the three`,
  run: async (stage) => {
    const receivers = stage.start(['node', 'tools/bench/processes/receivers.mjs', 'hang']);
    const [silent] = JSON.parse(await firstLine(receivers)) as [number];
    const bench = await stage.service({ TERN_WEBHOOK_ALLOWED_HOSTS: `127.0.0.1:${silent}` }, 'all');
    const quiet = await openQuiet(bench, await senderAccount(bench, 2_000));
    const noisy = await openNoisy(
      bench,
      await senderAccount(bench, stage.sized(20_000, 2_000)),
      `http://127.0.0.1:${silent}`,
    );
    const seconds = stage.sized(15, 3);
    await watch(bench, quiet, stage.sized(5, 1));
    const figures: Figure[] = [];
    for (const { name, start } of attacks) {
      const alone = await watch(bench, quiet, stage.sized(5, 1));
      const stop = await start(noisy);
      const beside = await watch(bench, quiet, seconds);
      await stop();
      figures.push(figureOf(name, alone, beside));
    }
    const { peakMb } = memoryOf(bench.api);
    const memory = {
      name: 'memory of the service during all attacks',
      measured: `${Math.round(peakMb)} MB at its peak`,
      limit: `${MAX_MEMORY_MB} MB`,
      ratio: peakMb / MAX_MEMORY_MB,
      max: 1,
    };
    return [...figures, memory];
  },
};

function figureOf(name: string, alone: Seen, beside: Seen): Figure {
  const p99Ms = quantile(beside.calls, 0.99);
  const [health, due, usual] = [Math.max(...beside.health), Math.max(...beside.due), Math.max(...alone.due)];
  const later = Math.max(0, due - usual);
  return {
    name: `beside ${name}`,
    measured: `calls p99 ${Math.round(p99Ms)} ms, health ${Math.round(health)} ms, work ${(due / 1000).toFixed(1)} s`,
    limit: `alone ${Math.round(quantile(alone.calls, 0.99))} ms, ${Math.round(Math.max(...alone.health))} ms, ${(usual / 1000).toFixed(1)} s`,
    ratio: Math.max(p99Ms / CALLS_MS, health / HEALTH_MS, later / DUE_MS),
    max: 1,
    guarantees: [{ text: 'every call of the quiet account succeeds', passed: beside.failed === 0 }],
    p50Ms: quantile(beside.calls, 0.5),
    p99Ms,
  };
}
