import { hashRequest, idempotencyExpiry, isRequestHash } from '../domain/audit/call-hash.ts';
import { idempotencyInFlight, idempotencyKeyReuse } from '../errors.ts';
import type { KeyedHasher } from '../platform/crypto/keyed-hasher.ts';
import { isLockTimeout } from '../platform/database/lock-timeout.ts';
import { lockIdempotencyKeys } from '../platform/database/locks.ts';
import type { Sql } from '../platform/database/sql.ts';
import { claimIdempotencyKey, dropExpiredIdempotencyKey, readIdempotencyKey } from './queries.ts';

const MAX_ATTEMPTS = 5;

export interface IdempotentCall {
  readonly tenantId: string;
  readonly key: string;
  readonly accountId: string;
  readonly skill: string;
  readonly params: Readonly<Record<string, unknown>>;
  /**
   * As `params`, with the names that the caller gave instead of IDs. They identify the call: a name
   * may be of nothing any more when the call is repeated.
   */
  readonly named: Readonly<Record<string, unknown>>;
  readonly hash: KeyedHasher;
  readonly now: Date;
}

/** The stored answer of the first call with a key, as JSON text. */
export interface Replay {
  readonly replay: string;
}

/**
 * Claims the key for this call, or returns the result of the first call with it. The claim is part
 * of the call's transaction: when the call fails, the key is free again, so a retry after
 * correcting the cause works.
 */
export async function claim(tx: Sql, call: IdempotentCall): Promise<Replay | null> {
  const { tenantId, key, accountId, skill, named, hash, now } = call;
  const requestHash = hashRequest(hash, accountId, skill, named);
  const expiresAt = idempotencyExpiry(now, key);
  const tryClaim = async (): Promise<number> => {
    // Sent together: when the lock fails, the insert fails too, with the same error.
    const [, claimed] = await Promise.all([
      lockIdempotencyKeys(tx, tenantId, [{ accountId, key }]),
      tx.run(claimIdempotencyKey, tenantId, accountId, key, skill, requestHash, now, expiresAt),
    ]);
    return claimed;
  };
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const claimed = await tryClaim().catch(asInFlight);
    if (claimed === 1) return null;
    const winner = await tx.row(readIdempotencyKey, tenantId, accountId, key);
    // The winner rolled back, or housekeeping deleted the key: it is free.
    if (winner === null) continue;
    if (winner.expires_at <= now) {
      await tx.run(dropExpiredIdempotencyKey, tenantId, accountId, key, now);
      continue;
    }
    return replayOf(winner, call);
  }
  throw idempotencyInFlight();
}

/** The answer to a key that was used, without claiming a new one. */
export async function findReplay(sql: Sql, call: IdempotentCall): Promise<Replay | null> {
  const used = await sql.row(readIdempotencyKey, call.tenantId, call.accountId, call.key);
  return used === null || used.expires_at <= call.now ? null : replayOf(used, call);
}

/** Throws unless the key was used for the same call, which is answered. */
function replayOf(
  { request_hash: requestHash, answer }: { readonly request_hash: string; readonly answer: string | null },
  { hash, accountId, skill, params, named }: IdempotentCall,
): Replay {
  // A call that ran after an approval was stored with IDs.
  const isOf = (given: IdempotentCall['params']) => isRequestHash(hash, requestHash, accountId, skill, given);
  if (!isOf(named) && !isOf(params)) throw idempotencyKeyReuse();
  if (answer === null) throw idempotencyInFlight();
  return { replay: answer };
}

/** Another call holds the key for longer than lock_timeout. */
function asInFlight(error: unknown): never {
  throw isLockTimeout(error) ? idempotencyInFlight() : error;
}
