import type { UnsentMessage } from '../credits/return-credits.ts';
import type { Sql } from '../platform/database/sql.ts';
import { finalizeUnconfirmed } from './finalize-unconfirmed.ts';
import { finalizeUnsent } from './finalize-unsent.ts';

/**
 * SET clause that ends messages `m` before they are sent; `reason` and `now` are SQL expressions. A
 * message whose submission had no response may have been sent: it becomes unconfirmed and stays
 * charged.
 */
export function canceled(reason: string, now: string): string {
  const isLost = "m.state_reason = 'lease_lost'";
  const state = `CASE WHEN ${isLost} THEN 'delivery_unconfirmed' WHEN ${reason} = 'validity_over' THEN 'expired' ELSE 'canceled' END`;
  return `state = ${state}, end_state = ${state},
     state_reason = CASE WHEN ${isLost} THEN 'lease_lost' ELSE ${reason} END,
     accepted_at = CASE WHEN ${isLost} THEN ${now} ELSE m.accepted_at END, finalized_at = ${now}`;
}

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
