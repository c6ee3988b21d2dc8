import { senderAccount } from '../campaign.ts';
import { openNoisy, type Receivers } from '../neighbours/attack.ts';
import { attacks } from '../neighbours/attacks.ts';
import { openQuiet, type Seen, watch } from '../neighbours/probe.ts';
import { firstLine, memoryOf } from '../process.ts';
import { type BenchRow, type Figure, quantile } from '../row.ts';
import type { Stage } from '../stage.ts';

const CALLS_MS = 250;
const HEALTH_MS = 500;
const DUE_MS = 5_000;
const MAX_MEMORY_MB = 512;
const LONG_SECONDS = 3_600;

export const noisyNeighbour: BenchRow = {
  name: 'noisy-neighbour',
  group: 'Isolation and overload',
  measures: `what an account sees while other ones, or strangers, attack, with API and workers in one process: p99 of its calls and of its previews of a segment, the slowest /healthz, how much later the runs of its rules, its journeys and its campaigns end, and the age of its events when they arrive at its webhook; limit: ${CALLS_MS} ms, ${HEALTH_MS} ms and ${DUE_MS / 1000} s; the ratio is the worst of them`,
  run: async (stage) => {
    const chosen = attacks.filter(({ name }) => stage.includes(name));
    if (chosen.length === 0) throw new Error('No attack has this text in its name.');
    const [own = ''] = await startReceivers(stage, 'good');
    const [silent = '', slow = '', picture = ''] = await startReceivers(stage, 'hang', 'slow', 'picture');
    const receivers: Receivers = { silent, slow, picture };
    const hosts = [own, silent, slow, picture].map((url) => new URL(url).host).join(',');
    const bench = await stage.service({ TERN_WEBHOOK_ALLOWED_HOSTS: hosts }, 'all');
    const contacts = stage.isLong ? 20_000 : 2_000;
    const quiet = await openQuiet(bench, await senderAccount(bench, contacts), own);
    const account = await senderAccount(bench, stage.sized(20_000, 2_000));
    const noisy = await openNoisy(stage, bench, account, receivers);
    const seconds = stage.isLong ? LONG_SECONDS / chosen.length : stage.sized(15, 3);
    await watch(bench, quiet, stage.sized(5, 1));
    const figures: Figure[] = [];
    for (const { name, start } of chosen) {
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

/** URLs without a path, from a process of their own. */
async function startReceivers(stage: Stage, ...behaviors: readonly string[]): Promise<string[]> {
  const child = stage.start(['node', 'tools/bench/processes/receivers.mjs', ...behaviors]);
  const ports = JSON.parse(await firstLine(child)) as number[];
  return ports.map((port) => `http://127.0.0.1:${port}`);
}

function figureOf(name: string, alone: Seen, beside: Seen): Figure {
  const p99Ms = quantile(beside.calls, 0.99);
  const previews = quantile(beside.previews, 0.99);
  const later = Math.max(0, worst(beside.due) - worst(alone.due));
  return {
    name: `beside ${name}`,
    measured: wordsOf(beside),
    limit: `alone ${wordsOf(alone)}`,
    ratio: Math.max(
      ...[p99Ms / CALLS_MS, previews / CALLS_MS, worst(beside.health) / HEALTH_MS],
      ...[later / DUE_MS, worst(beside.events) / DUE_MS],
    ),
    max: 1,
    guarantees: [{ text: 'every call of the quiet account succeeds', passed: beside.failed === 0 }],
    p50Ms: quantile(beside.calls, 0.5),
    p99Ms,
  };
}

function wordsOf({ calls, previews, health, due, events }: Seen): string {
  const ms = (time: number): string => `${Math.round(time)} ms`;
  const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`;
  return `calls p99 ${ms(quantile(calls, 0.99))}, previews ${ms(quantile(previews, 0.99))}, health ${ms(worst(health))}, work ${seconds(worst(due))}, events ${seconds(worst(events))}`;
}

const worst = (times: readonly number[]): number => Math.max(0, ...times);
