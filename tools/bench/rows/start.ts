import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../src/platform/postgres/free-port.ts';
import { endProcess } from '../../../test/support/service-process.ts';
import { startThrowAwayCluster } from '../../../test/support/throw-away-cluster.ts';
import { memoryOf, waitForAnswer } from '../process.ts';
import { type BenchRow, median } from '../row.ts';
import type { Stage } from '../stage.ts';

/**
 * About half of the ratios measured last (0.16, 0.36, 0.42): start-up time depends on the disk
 * cache as well.
 */
const MIN_RATIO = { start: 0.08, firstStart: 0.2, memory: 0.3 };
const IDLE_MS = 3_000;

export const start: BenchRow = {
  name: 'start',
  group: 'Process',
  measures:
    'time from process start to ready, with API and workers in one process, and memory when idle; limit: a bare Koa with pg, and for the first start, creating and starting an empty PostgreSQL',
  run: async (stage) => {
    const { environment } = await stage.store();
    const times = stage.sized(3, 1);
    const serve = ['bin/tern', 'serve'];
    const warm: number[] = [];
    const bare: number[] = [];
    for (let time = 0; time < times; time += 1) {
      warm.push(await readyMs(stage, serve, environment, '/readyz'));
      bare.push(await readyMs(stage, ['node', 'tools/bench/processes/baseline.mjs'], environment, '/'));
    }
    const firstStart: number[] = [];
    const empty: number[] = [];
    const { DATABASE_URL: _ours, ...own } = environment;
    for (let time = 0; time < stage.sized(2, 1); time += 1) {
      const TERN_DATA_DIR = join(stage.directory, `data-${time}`);
      firstStart.push(await readyMs(stage, serve, { ...own, TERN_DATA_DIR }, '/readyz'));
      empty.push(await emptyClusterMs());
    }
    const nowMb = await idleMemoryMb(stage, serve, environment, '/readyz');
    const koaMb = await idleMemoryMb(stage, ['node', 'tools/bench/processes/baseline.mjs'], environment, '/');
    const [ready, koa, first, cluster] = [warm, bare, firstStart, empty].map(median) as [
      number,
      number,
      number,
      number,
    ];
    return [
      {
        name: 'start to ready, migrated database',
        measured: `${Math.round(ready)} ms`,
        limit: `bare Koa ${Math.round(koa)} ms`,
        ratio: koa / ready,
        min: MIN_RATIO.start,
      },
      {
        name: 'first start to ready, PostgreSQL created and migrated',
        measured: `${Math.round(first)} ms`,
        limit: `empty PostgreSQL created and started ${Math.round(cluster)} ms`,
        ratio: cluster / first,
        min: MIN_RATIO.firstStart,
      },
      {
        name: 'memory of an idle process, API and workers',
        measured: `${Math.round(nowMb)} MB`,
        limit: `bare Koa ${Math.round(koaMb)} MB`,
        ratio: koaMb / nowMb,
        min: MIN_RATIO.memory,
      },
    ];
  },
};

async function readyMs(
  stage: Stage,
  command: readonly string[],
  env: Readonly<Record<string, string>>,
  path: string,
): Promise<number> {
  const { child, ms } = await startUp(stage, command, env, path);
  await endProcess(child);
  return ms;
}

async function startUp(
  stage: Stage,
  command: readonly string[],
  env: Readonly<Record<string, string>>,
  path: string,
): Promise<{ child: ChildProcess; ms: number }> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = stage.start(command, { ...env, PORT: String(port) });
  await waitForAnswer(child, `http://127.0.0.1:${port}${path}`);
  return { child, ms: performance.now() - startedAt };
}

async function idleMemoryMb(
  stage: Stage,
  command: readonly string[],
  env: Readonly<Record<string, string>>,
  path: string,
): Promise<number> {
  const { child } = await startUp(stage, command, env, path);
  await sleep(IDLE_MS);
  const { nowMb } = memoryOf(child);
  await endProcess(child);
  return nowMb;
}

async function emptyClusterMs(): Promise<number> {
  const startedAt = performance.now();
  const { remove } = await startThrowAwayCluster('tern-bench-empty-');
  const ms = performance.now() - startedAt;
  await remove();
  return ms;
}
