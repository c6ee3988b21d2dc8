import { releaseHolds } from '../../credits/holds.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { noPendingMessages } from '../campaigns/start-and-finish.ts';

/** Credits that are held for a campaign that will not use them. */
export interface StrandedHold {
  readonly id: string;
  readonly account_id: string;
  readonly campaign_id: string;
  /** Credits that are neither captured nor released. */
  readonly credits: number;
}

const NO_PENDING_MESSAGES = noPendingMessages('$1');

/**
 * Open holds of campaigns that ended, by credit_holds_open_idx. A campaign with stranded messages
 * is left out by the caller: their repair settles the hold.
 */
const findHolds = batchStatement<[tenantId: string], StrandedHold>(
  'stranded.find_holds',
  `SELECT h.id, h.account_id, h.campaign_id, (h.amount - h.captured - h.released)::int AS credits
     FROM credit_holds h JOIN campaigns c ON c.tenant_id = $1 AND c.id = h.campaign_id
    WHERE h.tenant_id = $1 AND h.state = 'open' AND c.state IN ('completed', 'canceled') AND ${NO_PENDING_MESSAGES}
    ORDER BY h.id LIMIT 1000`,
);

export function findStrandedHolds(sql: Sql, tenantId: string): Promise<readonly StrandedHold[]> {
  return sql.rows(findHolds, tenantId);
}

/** Returns the credits of these holds that are still stranded to the balance. */
export async function repairHolds(tx: Sql, tenantId: string, ids: readonly string[], now: Date): Promise<number> {
  const found = (await findStrandedHolds(tx, tenantId)).filter(({ id }) => ids.includes(id));
  const parts = found.map(({ id, credits }) => ({ holdId: id, credits }));
  await releaseHolds(tx, tenantId, parts, now);
  return parts.reduce((sum, { credits }) => sum + credits, 0);
}
