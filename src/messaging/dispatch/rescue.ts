import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Carrier } from '../carriers/carrier.ts';
import { captureHolds } from '../credits/holds.ts';
import { queueDueTimers, rescueLost, tenantsWithLostLeases, tenantsWithTimersDue } from './queries.ts';

const BATCH = 1_000;

/** Brings back messages whose worker died between handing out and writing down; answers how many. */
export async function rescueLostLeases(
  database: Database,
  carriers: ReadonlyMap<string, Carrier>,
  now: Date,
): Promise<number> {
  const deduplicating = [...carriers.values()].filter(({ deduplicates }) => deduplicates).map(({ name }) => name);
  let rescued = 0;
  for (const { tenant_id: tenantId } of await database.rows(tenantsWithLostLeases, now)) {
    rescued += await database.transaction(async (tx) => {
      const rows = await tx.rows(rescueLost, tenantId, now, deduplicating, BATCH);
      // Whether they left is not known; as far as money goes they count as taken until somebody says otherwise.
      const unconfirmed = rows.filter(({ state }) => state === 'delivery_unconfirmed');
      await captureHolds(
        tx,
        tenantId,
        unconfirmed.flatMap(({ hold_id: holdId, credits }) => (holdId === null ? [] : [{ holdId, credits }])),
        now,
        newId,
      );
      return rows.length;
    });
  }
  return rescued;
}

/** Moves messages whose time has come into the queue; answers how many. */
export async function queueTimers(database: Database, now: Date): Promise<number> {
  let queued = 0;
  for (const { tenant_id: tenantId } of await database.rows(tenantsWithTimersDue, now))
    queued += await database.run(queueDueTimers, tenantId, now, BATCH);
  return queued;
}
