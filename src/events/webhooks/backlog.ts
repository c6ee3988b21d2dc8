import type { Transactions } from '../../platform/database/joined-transactions.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { disableSort } from '../../platform/disable-sort.ts';
import { findQueueHeads, type PendingEvent, type QueueStart, readQueues } from './backlog-queries.ts';
import type { EndpointKey } from './endpoint.ts';

/** Consecutive events of one account, delivered in order. */
export interface Queue {
  readonly accountId: string;
  readonly events: readonly PendingEvent[];
}

/**
 * The prefetched events of one endpoint. An account stays reserved until all its results are
 * recorded.
 */
export interface Backlog {
  /** Reads at most `room` more events; returns whether queues are loaded. */
  read(room: number, now: Date): Promise<boolean>;
  next(): Queue | undefined;
  /** Queues that no worker has started. */
  readonly ready: number;
  /** Prefetched events that were not attempted. */
  readonly waiting: number;
  readonly idle: boolean;
  /** Removes events that were attempted or skipped. */
  remove(events: number): void;
  /** The account's results are recorded, so it can be read again. */
  releaseAccount(accountId: string): void;
}

/** Accounts per scan. */
const MAX_STEPS = 2_000;
/** Maximum age of a scan: an account without events may have new ones. */
const HEADS_MAX_AGE_MS = 250;

export function createBacklog(
  transactions: Transactions,
  { tenantId, endpointId }: EndpointKey,
  clock: () => number = () => performance.now(),
): Backlog {
  const loaded: Queue[] = [];
  const prefetched = new Set<string>();
  /**
   * Accounts released since a complete scan, oldest first. They are read without another scan,
   * which would pass over all delivered rows that are not vacuumed yet. Null when the last scan was
   * incomplete.
   */
  let returnedAccounts: string[] | null = null;
  let scannedAt = 0;
  let after = '';
  let waiting = 0;

  /**
   * Scans from where the last scan ended to the end, then once from the start: accounts take turns.
   */
  const findHeads = async (tx: Sql, limit: number, now: Date): Promise<QueueStart[]> => {
    for (let pass = after === '' ? 1 : 0; pass < 2; pass += after === '' ? 1 : 0) {
      const from = after;
      returnedAccounts = from === '' ? [] : null;
      scannedAt = clock();
      const heads = await tx.rows(findQueueHeads, tenantId, from, now, MAX_STEPS, limit, [...prefetched], endpointId);
      const ready = heads.filter((head) => head.ready);
      const last = heads.at(-1);
      const reachedEnd = last === undefined || (ready.length < limit && last.step < MAX_STEPS);
      after = reachedEnd ? '' : last.account_id;
      if (!reachedEnd) returnedAccounts = null;
      if (ready.length > 0) return ready;
    }
    return [];
  };

  const readQueuesFrom = async (tx: Sql, heads: readonly QueueStart[], room: number, now: Date): Promise<Queue[]> => {
    if (heads.length === 0) return [];
    const accounts = heads.map((head) => head.account_id);
    const ids = heads.map(({ id }) => id);
    const quota = Math.max(1, Math.floor(room / heads.length));
    return toQueues(await tx.rows(readQueues, tenantId, accounts, ids, quota, now, endpointId));
  };

  const takeReturned = (limit: number): QueueStart[] => {
    if (returnedAccounts === null || clock() - scannedAt >= HEADS_MAX_AGE_MS) return [];
    return returnedAccounts.splice(0, limit).map((id) => ({ account_id: id, id: '' }));
  };

  return {
    read: async (room, now) => {
      const queues = await transactions.transaction(async (tx) => {
        await tx.run(disableSort);
        const back = await readQueuesFrom(tx, takeReturned(room), room, now);
        return back.length > 0 ? back : readQueuesFrom(tx, await findHeads(tx, room, now), room, now);
      });
      for (const queue of queues) {
        prefetched.add(queue.accountId);
        loaded.push(queue);
        waiting += queue.events.length;
      }
      return loaded.length > 0;
    },
    next: () => loaded.shift(),
    get ready() {
      return loaded.length;
    },
    get waiting() {
      return waiting;
    },
    get idle() {
      return prefetched.size === 0;
    },
    remove: (events) => {
      waiting -= events;
    },
    releaseAccount: (accountId) => {
      prefetched.delete(accountId);
      returnedAccounts?.push(accountId);
    },
  };
}

/**
 * A queue ends before an event that is not due: the event failed before an older one was replayed.
 */
function toQueues(rows: readonly PendingEvent[]): Queue[] {
  const queues = new Map<string, { readonly events: PendingEvent[]; open: boolean }>();
  for (const row of rows) {
    const queue = queues.get(row.account_id) ?? { events: [], open: true };
    queues.set(row.account_id, queue);
    queue.open &&= row.due;
    if (queue.open) queue.events.push(row);
  }
  return [...queues]
    .filter(([, { events }]) => events.length > 0)
    .map(([accountId, { events }]) => ({ accountId, events }));
}
