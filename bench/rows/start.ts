import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { endProcess } from '../../test/support/service-process.ts';
import { startThrowAwayCluster } from '../../test/support/throw-away-cluster.ts';
import { answers, memoryOf } from '../process.ts';
import { atMost, type BenchRow, middle } from '../row.ts';
import type { Stage } from '../stage.ts';

const MOST_MS = 3_000;
const IDLE_MS = 3_000;

export const start: BenchRow = {
  name: 'start',
  group: 'The process',
  measures:
    'from the start of the process, API and workers in one, to its first ready on /readyz, and what it has in memory when it then has nothing to do; limit: a bare Koa with pg, and for a start from nothing the making and starting of an empty PostgreSQL',
  run: async (stage) => {
    const { environment } = await stage.store();
    const times = stage.sized(3, 1);
    const serve = ['bin/tern', 'serve'];
    const warm: number[] = [];
    const bare: number[] = [];
    for (let time = 0; time < times; time += 1) {
      warm.push(await readyMs(stage, serve, environment, '/readyz'));
      bare.push(await readyMs(stage, ['node', 'bench/processes/baseline.mjs'], environment, '/'));
    }
    const fromNothing: number[] = [];
    const empty: number[] = [];
    const { DATABASE_URL: _ours, ...own } = environment;
    for (let time = 0; time < stage.sized(2, 1); time += 1) {
      const TERN_DATA_DIR = join(stage.directory, `data-${time}`);
      fromNothing.push(await readyMs(stage, serve, { ...own, TERN_DATA_DIR }, '/readyz'));
      empty.push(await emptyClusterMs());
    }
    const nowMb = await idleMemoryMb(stage, serve, environment, '/readyz');
    const koaMb = await idleMemoryMb(stage, ['node', 'bench/processes/baseline.mjs'], environment, '/');
    const [ready, koa, first, cluster] = [warm, bare, fromNothing, empty].map(middle) as [
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
        bars: [atMost(ready, MOST_MS, ' ms')],
      },
      {
        name: 'start to ready from nothing, its PostgreSQL made and migrated',
        measured: `${Math.round(first)} ms`,
        limit: `an empty PostgreSQL made and started ${Math.round(cluster)} ms`,
        ratio: cluster / first,
        bars: [atMost(first, 10_000, ' ms')],
      },
      {
        name: 'memory of an idle process, API and workers',
        measured: `${Math.round(nowMb)} MB`,
        limit: `bare Koa ${Math.round(koaMb)} MB`,
        ratio: koaMb / nowMb,
        bars: [atMost(nowMb, 200, ' MB')],
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
  const begun = performance.now();
  const child = stage.start(command, { ...env, PORT: String(port) });
  await answers(child, `http://127.0.0.1:${port}${path}`);
  return { child, ms: performance.now() - begun };
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
  const begun = performance.now();
  const { remove } = await startThrowAwayCluster('tern-bench-empty-');
  const ms = performance.now() - begun;
  await remove();
  return ms;
}
