import type { Database } from '../../platform/database.ts';
import { eachApart, type OnFailure } from '../../platform/each-apart.ts';
import { newId } from '../../platform/ids.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Carrier } from '../carriers/carrier.ts';
import { endUnconfirmed } from '../ending/end-unconfirmed.ts';
import { queueDueTimers, rescueLost, tenantsWithLostLeases, tenantsWithTimersDue } from './queries.ts';

const BATCH = 1_000;

/** Brings back messages whose worker died between handing out and writing down; answers how many. */
export async function rescueLostLeases(
  database: Database,
  carriers: ReadonlyMap<string, Carrier>,
  now: Date,
  onFailure: OnFailure,
  log: Logger,
): Promise<number> {
  const deduplicating = [...carriers.values()].filter(({ deduplicates }) => deduplicates).map(({ name }) => name);
  const tenants = await database.rows(tenantsWithLostLeases, now);
  const rescued = await eachApart(tenants, onFailure, async ({ tenant_id: tenantId }) => {
    const rows = await database.transaction(async (tx) => {
      const lost = await tx.rows(rescueLost, tenantId, now, deduplicating, BATCH);
      const unconfirmed = lost.filter(({ state }) => state === 'delivery_unconfirmed');
      await endUnconfirmed(tx, tenantId, unconfirmed, now, newId);
      return lost;
    });
    for (const { id: messageId, request_id: requestId, state } of rows)
      log.warn({ requestId, messageId, state }, 'a worker did not come back with a text');
    return rows.length;
  });
  return sum(rescued);
}

/** Moves messages whose time has come into the queue; answers how many. */
export async function queueTimers(database: Database, now: Date, onFailure: OnFailure): Promise<number> {
  const tenants = await database.rows(tenantsWithTimersDue, now);
  return sum(
    await eachApart(tenants, onFailure, ({ tenant_id: tenantId }) =>
      database.run(queueDueTimers, tenantId, now, BATCH),
    ),
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
