import type { UnsentMessage } from '../credits/return-credits.ts';
import type { Sql } from '../platform/database/sql.ts';
import { finalizeUnconfirmed } from './finalize-unconfirmed.ts';
import { finalizeUnsent } from './finalize-unsent.ts';

/**
 * SET clause that cancels messages `m` with the reason `$4` at the time `$5`. A message whose
 * submission had no response may have been sent: it becomes unconfirmed and stays charged.
 */
export const CANCELED = `state = CASE WHEN m.state_reason = 'lease_lost' THEN 'delivery_unconfirmed' ELSE 'canceled' END,
     state_reason = CASE WHEN m.state_reason = 'lease_lost' THEN 'lease_lost' ELSE $4 END,
     accepted_at = CASE WHEN m.state_reason = 'lease_lost' THEN $5 ELSE m.accepted_at END, finalized_at = $5`;

export const CANCELED_COLUMNS = 'm.id, m.account_id, m.credits, m.hold_id, m.state';

export interface CanceledMessage extends UnsentMessage {
  readonly state: 'canceled' | 'expired' | 'delivery_unconfirmed';
}

/**
 * Settles canceled messages in the transaction that canceled them. Returns the number of messages
 * that were never sent and their returned credits.
 */
export async function finalizeCanceled(
  tx: Sql,
  tenantId: string,
  canceled: readonly CanceledMessage[],
  now: Date,
  newId: (prefix: 'cre') => string,
): Promise<{ readonly canceled: number; readonly released: number }> {
  const unsent = canceled.filter(({ state }) => state !== 'delivery_unconfirmed');
  const unconfirmed = canceled.filter(({ state }) => state === 'delivery_unconfirmed');
  if (unsent.length > 0) await finalizeUnsent(tx, tenantId, unsent, now, newId);
  if (unconfirmed.length > 0) await finalizeUnconfirmed(tx, tenantId, unconfirmed, now, newId);
  return { canceled: unsent.length, released: unsent.reduce((sum, { credits }) => sum + credits, 0) };
}
