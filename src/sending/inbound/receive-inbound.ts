import type { Inbound } from '../../carriers/carrier.ts';
import { findInboundNumber } from '../../carriers/numbers/inbound-number.ts';
import { adoptContact } from '../../identity/adopt-form.ts';
import type { NumberHasher } from '../../platform/crypto/number-hasher.ts';
import type { Database } from '../../platform/database/database.ts';
import { type IdPrefix, newId } from '../../platform/ids.ts';
import type { Effect } from './effect.ts';
import { handleInbound } from './handle-inbound.ts';

/**
 * `number` is null, and nothing changed, when no account has the number that received the message.
 */
export interface ReceivedInbound {
  readonly requestId: string;
  readonly number: { readonly id: string; readonly accountId: string } | null;
  readonly effects: readonly Effect[];
}

export async function receiveInbound(
  database: Database,
  inbound: Inbound,
  now: Date,
  hashesOf: NumberHasher,
): Promise<ReceivedInbound> {
  const requestId = inbound.requestId ?? newId('req', now.getTime());
  const number = await findInboundNumber(database, inbound.to);
  if (number === null) return { requestId, number, effects: [] };
  const scope = { now, newId: (prefix: IdPrefix) => newId(prefix, now.getTime()), hashesOf, requestId };
  const { effects } = await database.transaction(async (tx) => {
    await adoptContact(tx, number, inbound.from, scope);
    return handleInbound(tx, number, inbound, scope);
  });
  return { requestId, number, effects };
}
