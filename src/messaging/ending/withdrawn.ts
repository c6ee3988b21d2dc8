import type { Sql } from '../../platform/sql.ts';
import type { UnsentMessage } from '../credits/give-back.ts';
import { endUnconfirmed } from './end-unconfirmed.ts';
import { endUnsent } from './end-unsent.ts';

/**
 * What a statement sets on texts `m` that shall not leave any more, for the reason `$4` at the moment `$5`. One that was handed out before and
 * came back without an answer may have left: withdrawing it does not make it unsent, so nobody knows, and it is paid for.
 */
export const WITHDRAWN = `state = CASE WHEN m.state_reason = 'lease_lost' THEN 'delivery_unconfirmed' ELSE 'canceled' END,
     state_reason = CASE WHEN m.state_reason = 'lease_lost' THEN 'lease_lost' ELSE $4 END,
     accepted_at = CASE WHEN m.state_reason = 'lease_lost' THEN $5 ELSE m.accepted_at END,
     lease_until = NULL, finalized_at = $5`;

export interface WithdrawnMessage extends UnsentMessage {
  readonly state: 'canceled' | 'expired' | 'delivery_unconfirmed';
}

/** Settles withdrawn texts in the transaction that withdrew them; answers how many never left, and their credits, which went back. */
export async function endWithdrawn(
  tx: Sql,
  tenantId: string,
  withdrawn: readonly WithdrawnMessage[],
  now: Date,
  newId: (prefix: 'cre') => string,
): Promise<{ readonly canceled: number; readonly released: number }> {
  const unsent = withdrawn.filter(({ state }) => state !== 'delivery_unconfirmed');
  const unconfirmed = withdrawn.filter(({ state }) => state === 'delivery_unconfirmed');
  if (unsent.length > 0) await endUnsent(tx, tenantId, unsent, now, newId);
  if (unconfirmed.length > 0) await endUnconfirmed(tx, tenantId, unconfirmed, now, newId);
  return { canceled: unsent.length, released: unsent.reduce((sum, { credits }) => sum + credits, 0) };
}
