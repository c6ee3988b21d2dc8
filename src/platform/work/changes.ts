import { setTimeout as sleep } from 'node:timers/promises';
import { logFailure } from '../database/connections/log-failure.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/sql.ts';
import type { Logger } from '../logger.ts';

/** Between two statements that count changes, however many transactions commit. */
const COUNT_MS = 100;
const FAILURE_PAUSE_MS = 1_000;

/** In one order, so that two processes that count the same tables do not deadlock. */
const count = statement<[tables: readonly string[]]>(
  'work.count_changes',
  `INSERT INTO work_changes (name, changes) SELECT name, 1 FROM unnest($1::text[]) AS name ORDER BY name
   ON CONFLICT (name) DO UPDATE SET changes = work_changes.changes + 1`,
);

const readChanges = statement<[], { name: string; changes: number }>(
  'work.read_changes',
  'SELECT name, changes FROM work_changes',
);

export interface WorkChanges {
  /** Wakes the jobs of this process for what it writes, and counts that for the others. */
  announce(): void;
  /** Wakes them for what other processes have counted since the last call. */
  read(): Promise<void>;
  /** Counts what is left. */
  stop(): Promise<void>;
}

/** What is woken after a commit that wrote one of the tables. */
export interface Subscription {
  readonly tables: readonly string[];
  readonly wake: () => void;
}

/**
 * Tells background jobs when to look for work, so that they need not ask. A commit that writes a
 * table of work wakes the jobs of this process at once, and counts in `work_changes`, one small
 * table that all processes read. The count follows the commit: a process that dies in between
 * leaves work that the next regular search finds.
 */
export function createWorkChanges(
  database: Database,
  subscriptions: readonly Subscription[],
  log: Logger,
): WorkChanges {
  const byTable = new Map<string, Set<() => void>>();
  for (const { tables, wake } of subscriptions)
    for (const table of tables) byTable.set(table, (byTable.get(table) ?? new Set()).add(wake));
  const stopped = new AbortController();
  const uncounted = new Set<string>();
  let counting = Promise.resolve();
  let isCounting = false;
  let before: ReadonlyMap<string, number> | null = null;
  let unwatch = (): void => undefined;

  const wake = (tables: Iterable<string>): void => {
    const woken = new Set([...tables].flatMap((table) => [...(byTable.get(table) ?? [])]));
    for (const each of woken) each();
  };

  const pause = (ms: number): Promise<void> => sleep(ms, undefined, { signal: stopped.signal }).catch(() => undefined);

  const countAll = async (): Promise<void> => {
    isCounting = true;
    while (uncounted.size > 0) {
      const tables = [...uncounted];
      uncounted.clear();
      try {
        await database.run(count, tables);
        await pause(COUNT_MS);
      } catch (error) {
        for (const table of tables) uncounted.add(table);
        if (stopped.signal.aborted) break;
        logFailure(
          log,
          error,
          'changes could not be counted; other processes find the work at their next search',
          {},
          'warn',
        );
        await pause(FAILURE_PAUSE_MS);
      }
    }
    isCounting = false;
  };

  return {
    announce: () => {
      unwatch = database.watchWrites((tables) => {
        const watched = [...tables].filter((table) => byTable.has(table));
        if (watched.length === 0) return;
        wake(watched);
        for (const table of watched) uncounted.add(table);
        if (!isCounting) counting = countAll();
      });
    },
    read: async () => {
      const known = before;
      const rows = await database.rows(readChanges);
      before = new Map(rows.map(({ name, changes }) => [name, changes]));
      if (known !== null) wake(rows.filter(({ name, changes }) => known.get(name) !== changes).map(({ name }) => name));
    },
    stop: async () => {
      unwatch();
      stopped.abort();
      await counting;
    },
  };
}
