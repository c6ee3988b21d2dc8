import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { NumberHasher } from '../../platform/number-hasher.ts';
import type { Inbound } from '../carriers/carrier.ts';
import { handleInbound } from './handle-inbound.ts';
import { findInboundNumber } from './inbound-number.ts';

/** A text from a carrier; one to a number that is nobody's is answered false and changes nothing. */
export async function receiveInbound(
  database: Database,
  inbound: Inbound,
  now: Date,
  hashesOf: NumberHasher,
): Promise<boolean> {
  const number = await findInboundNumber(database, inbound.to);
  if (number === null) return false;
  await database.transaction((tx) =>
    handleInbound(tx, number, inbound, {
      now,
      newId: (prefix) => newId(prefix, now.getTime()),
      hashesOf,
      requestId: null,
    }),
  );
  return true;
}
