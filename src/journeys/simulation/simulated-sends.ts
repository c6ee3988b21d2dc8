import { readFunds, spend } from '../../credits/funds.ts';
import { batchStatement } from '../../platform/database/sql.ts';
import { queueMessages } from '../../sending/bulk/accept.ts';
import type { Sends } from '../steps/sends.ts';

/** Cancellation would return credits that were not charged, and lock the balance for it. */
const markDelivered = batchStatement<[tenantId: string, ids: readonly string[], now: Date]>(
  'journeys.mark_simulated_delivered',
  "UPDATE messages SET state = 'delivered', accepted_at = $3, finalized_at = $3 WHERE tenant_id = $1 AND id = ANY ($2)",
);

/**
 * Sends of one simulation. Nothing is charged, and no lock of the account is taken, for which its
 * real sends would wait until the end of the simulation: what its messages cost is counted here.
 */
export function createSimulatedSends(): Sends {
  const spentByDay = new Map<string, number>();
  return {
    lock: 'none',
    readFunds: async (tx, owner, now) => {
      const spent = [...spentByDay.values()].reduce((sum, credits) => sum + credits, 0);
      const { available, ...funds } = await readFunds(tx, owner, now);
      return { ...spend({ available, ...funds }, spentByDay.get(dayOf(now)) ?? 0), available: available - spent };
    },
    accept: async (tx, owner, evaluations, origin, now) => {
      const queued = await queueMessages(tx, owner, evaluations, origin, now);
      const ids = queued.map(({ id }) => id);
      if (ids.length > 0) await tx.run(markDelivered, owner.tenantId, ids, now);
      const credits = queued.reduce((sum, message) => sum + message.credits, 0);
      spentByDay.set(dayOf(now), (spentByDay.get(dayOf(now)) ?? 0) + credits);
      return queued;
    },
  };
}

/** Daily spending limits count days in UTC. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
