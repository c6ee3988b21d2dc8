import type { Config } from '../config.ts';
import type { Database } from '../platform/database.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import { type KeyUsage, recordKeyUsage } from './key-usage.ts';
import { createLoop, type Loop, type Round } from './loop.ts';

export interface WorkerParts {
  readonly database: Database;
  readonly config: Config;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly metrics: Metrics;
  readonly keyUsage: KeyUsage;
}

export interface Workers {
  start(): void;
  wake(): void;
  stop(): Promise<void>;
  /** Does what is due, in this call, until nothing is: for tests and commands that want to see the end. */
  drain(): Promise<void>;
}

interface NamedRound {
  readonly name: string;
  readonly idleMs: number;
  readonly round: Round;
}

/** The loops that do due work. Any number of processes may run them over one database. */
export function createWorkers({ database, log, metrics, keyUsage }: WorkerParts): Workers {
  const rounds: readonly NamedRound[] = [{ name: 'key-usage', idleMs: 10_000, round: recordKeyUsage(database, keyUsage) }];
  const loops: readonly Loop[] = rounds.map(({ name, idleMs, round }) =>
    createLoop({ name, idleMs, round, log, onRound: (outcome) => metrics.workerRuns.inc({ worker: name, outcome }) }),
  );
  return {
    start: () => {
      for (const each of loops) each.start();
    },
    wake: () => {
      for (const each of loops) each.wake();
    },
    stop: async () => {
      await Promise.all(loops.map((each) => each.stop()));
    },
    drain: async () => {
      const { signal } = new AbortController();
      for (let busy = true; busy; ) {
        busy = false;
        for (const { round } of rounds) while (await round(signal)) busy = true;
      }
    },
  };
}
