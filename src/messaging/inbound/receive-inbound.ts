import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { NumberHasher } from '../../platform/number-hasher.ts';
import type { Inbound } from '../carriers/carrier.ts';
import { type Effect, handleInbound } from './handle-inbound.ts';
import { findInboundNumber } from './inbound-number.ts';

/** What a text from a carrier came to; `number` is null when it went to one that is nobody's, and nothing changed. */
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
  const { effects } = await database.transaction((tx) =>
    handleInbound(tx, number, inbound, {
      now,
      newId: (prefix) => newId(prefix, now.getTime()),
      hashesOf,
      requestId,
    }),
  );
  return { requestId, number, effects };
}
