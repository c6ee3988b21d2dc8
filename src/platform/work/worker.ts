import { type BackoffTiming, backoffMs } from '../backoff.ts';
import { isConnectionLost } from '../database/connection-lost.ts';
import type { Database } from '../database/database.ts';
import { isLockTimeout } from '../database/lock-timeout.ts';
import type { Sql } from '../database/sql.ts';
import type { OnFailure } from '../for-each-isolated.ts';
import { withTimeout } from '../with-timeout.ts';
import { clearFailures, recordFailure } from './failures.ts';
import { statementsOf, type WorkItem, type WorkKind } from './kind.ts';
import { createPlaces } from './places.ts';

/** An item that this worker has claimed. */
export interface Claim {
  readonly tenantId: string;
  readonly id: string;
  readonly now: Date;
  /** The end of the lease. */
  readonly until: Date;
}

/** Says that the item's row has its next time already, in the transaction of its result. */
export const SAVED = Symbol('saved');

/** When the item is due again; null: never. */
export type Next = Date | null | typeof SAVED;

export interface WorkParts {
  readonly database: Database;
  readonly clock: () => Date;
  /**
   * An item that is still in work then has failed, and is due again; so is the item of a process
   * that has died.
   */
  readonly leaseMs: number;
  readonly onFailure: OnFailure;
  /** Pauses between the attempts of an item that fails. */
  readonly retry?: BackoffTiming;
  /** Ends the attempts of an item that has failed so often in a row, in the given transaction. */
  readonly giveUp?: { readonly after: number; readonly end: (tx: Sql, claim: Claim) => Promise<void> };
}

export interface Worker {
  /**
   * Starts due items, or waits until one in work has ended. Returns whether there may be more to
   * do.
   */
  run(): Promise<boolean>;
  /** Resolves when no item is in work. */
  settle(): Promise<void>;
}

const RETRY: BackoffTiming = { baseMs: 1_000, maxMs: 3_600_000 };
/** Part of the lease: what ends later could be in work twice. */
const DEADLINE = 0.9;

/**
 * Does the due work of one kind. Tenants take turns: of each, the oldest item first, and none has
 * more than its places, so that work that takes long or fails delays its own tenant only. An item
 * is claimed by a lease; a failure is counted, and it is tried again after a pause that doubles.
 */
export function createWorker(
  kind: WorkKind,
  parts: WorkParts,
  perform: (claim: Claim, signal: AbortSignal) => Promise<Next>,
): Worker {
  const { database, clock, leaseMs, onFailure, retry = RETRY, giveUp } = parts;
  const { find, claim, finish } = statementsOf(kind);
  const places = createPlaces(kind);

  const attempt = async (item: WorkItem, claimed: Claim, hasFailed: boolean): Promise<void> => {
    try {
      const deadlineMs = leaseMs * DEADLINE;
      const next = await withTimeout(deadlineMs, perform(claimed, AbortSignal.timeout(deadlineMs)));
      if (next !== SAVED) await database.run(finish, item.tenant_id, item.id, claimed.until, next);
      if (hasFailed) await clearFailures(database, kind.name, item);
    } catch (error) {
      onFailure(error);
      await fail(item, claimed, error).catch(onFailure);
    }
  };

  const fail = (item: WorkItem, claimed: Claim, error: unknown): Promise<void> =>
    database.transaction(async (tx) => {
      const now = clock();
      const dueIn = (ms: number): Promise<unknown> =>
        tx.run(finish, item.tenant_id, item.id, claimed.until, new Date(now.getTime() + ms));
      // Waiting for a lock, or a lost connection, is not the fault of the item.
      if (isLockTimeout(error) || isConnectionLost(error)) {
        await dueIn(retry.baseMs);
        return;
      }
      const failures = await recordFailure(tx, kind.name, item, error, now);
      await dueIn(backoffMs(failures - 1, retry));
      if (giveUp === undefined || failures < giveUp.after) return;
      await giveUp.end(tx, claimed);
      await clearFailures(tx, kind.name, item);
    });

  const start = async (item: WorkItem): Promise<void> => {
    const now = clock();
    const until = new Date(now.getTime() + leaseMs);
    const row = await database.row(claim, item.tenant_id, item.id, now, until);
    if (row === null) return;
    const claimed = { tenantId: item.tenant_id, id: item.id, now, until };
    await attempt(item, claimed, row.has_failed);
  };

  return {
    run: async () => {
      // Before the search, which leaves out tenants whose places are taken then.
      const wasBusy = places.taken > 0;
      const [busy, free] = [places.busyTenants(), places.free];
      const due = free === 0 ? [] : await database.rows(find, clock(), busy, kind.perTenant, free);
      for (const item of due)
        if (places.isOpenTo(item.tenant_id)) places.take(item.tenant_id, start(item).catch(onFailure));
      const isBusy = places.taken > 0;
      if (isBusy) await places.changed();
      return wasBusy || isBusy;
    },
    settle: () => places.settle(),
  };
}
