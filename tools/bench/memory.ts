import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf } from './process.ts';
import type { Figure } from './row.ts';

const IDLE_MS = 1_000;
/**
 * The last full run peaked at 366 MB, 2.5 times an idle process of 146 MB. The bound leaves room
 * for the garbage collector and still detects a batch that grows with the campaign.
 */
const MAX_RATIO = 4;

/** Memory of a worker that has started and has no work. */
export async function idleMemoryMb(worker: ChildProcess): Promise<number> {
  await sleep(IDLE_MS);
  return memoryOf(worker).nowMb;
}

export function peakMemoryFigure(worker: ChildProcess, idleMb: number): Figure {
  const { peakMb } = memoryOf(worker);
  return {
    name: 'peak memory of the worker',
    measured: `${Math.round(peakMb)} MB`,
    limit: `the same worker when idle ${Math.round(idleMb)} MB`,
    ratio: peakMb / idleMb,
    max: MAX_RATIO,
  };
}
