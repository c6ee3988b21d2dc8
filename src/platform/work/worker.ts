import { type BackoffTiming, backoffMs } from '../backoff.ts';
import { isDatabaseUnavailable } from '../database/connections/unavailable.ts';
import type { Database } from '../database/database.ts';
import { isLockTimeout } from '../database/lock-timeout.ts';
import type { Sql } from '../database/sql.ts';
import type { OnFailure } from '../for-each-isolated.ts';
import { withTimeout } from '../with-timeout.ts';
import { clearFailures, recordFailure } from './failures.ts';
import { statementsOf, type WorkItem, type WorkKind } from './kind.ts';
import { createRunner, type Runner } from './runner.ts';

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
   * An item that is still in progress then has failed, and is due again; so is the item of a
   * process that has died.
   */
  readonly leaseMs: number;
  readonly onFailure: OnFailure;
  /** Pauses between the attempts of an item that fails. */
  readonly retry?: BackoffTiming;
  /** Ends the attempts of an item that has failed so often in a row, in the given transaction. */
  readonly giveUp?: { readonly after: number; readonly end: (tx: Sql, claim: Claim) => Promise<void> };
}

/** Items that are looked for at a time. */
const LIMIT = 100;
const RETRY: BackoffTiming = { baseMs: 1_000, maxMs: 3_600_000 };
/** Part of the lease: what ends later could be in progress twice. */
const DEADLINE = 0.9;

/**
 * Does the due work of one kind, tenants in turn. An item is claimed by a lease; a failure is
 * counted, and the item is tried again after a pause that doubles.
 */
export function createWorker(
  kind: WorkKind,
  parts: WorkParts,
  perform: (claim: Claim, signal: AbortSignal) => Promise<Next>,
): Runner {
  const { database, clock, leaseMs, onFailure, retry = RETRY, giveUp } = parts;
  const { find, claim, finish } = statementsOf(kind);
  const { places = 4, perTenant = 1 } = kind;

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
      // Waiting for a lock, or a database that is away, is not the fault of the item.
      if (isLockTimeout(error) || isDatabaseUnavailable(error)) {
        await dueIn(retry.baseMs);
        return;
      }
      const failures = await recordFailure(tx, kind.name, item, error, now);
      await dueIn(backoffMs(failures - 1, retry));
      if (giveUp === undefined || failures < giveUp.after) return;
      await giveUp.end(tx, claimed);
      await clearFailures(tx, kind.name, item);
    });

  const work = async (item: WorkItem): Promise<boolean> => {
    const now = clock();
    const until = new Date(now.getTime() + leaseMs);
    const row = await database.row(claim, item.tenant_id, item.id, now, until);
    if (row === null) return false;
    await attempt(item, { tenantId: item.tenant_id, id: item.id, now, until }, row.has_failed);
    return true;
  };

  return createRunner({
    places,
    perTenant,
    work,
    onFailure,
    clock,
    find: (busyTenants, at) => database.rows(find, at, busyTenants, perTenant, LIMIT),
  });
}
