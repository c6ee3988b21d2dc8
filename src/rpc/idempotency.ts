import { hashRequest, isRequestHash } from '../domain/call-hash.ts';
import { idempotencyInFlight, idempotencyKeyReuse } from '../errors.ts';
import type { KeyedHasher } from '../platform/keyed-hasher.ts';
import type { Sql } from '../platform/sql.ts';
import { claimIdempotencyKey, dropExpiredIdempotencyKey, lockIdempotencyKey, readIdempotencyKey } from './queries.ts';

const KEPT_MS = 30 * 24 * 3600 * 1000;
const MAX_TRIES = 5;
const LOCK_NOT_AVAILABLE = '55P03';

export interface IdempotentCall {
  readonly tenantId: string;
  readonly key: string;
  readonly accountId: string;
  readonly skill: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly hash: KeyedHasher;
  readonly now: Date;
}

/**
 * Claims the key for this call, or answers with what the first call with it was answered. The claim is part of the call's own
 * transaction: when the call is refused, the key is free again, so a retry after the cause is mended works.
 */
export async function claim(tx: Sql, call: IdempotentCall): Promise<{ readonly replay: string } | null> {
  const { tenantId, key, accountId, skill, params, hash, now } = call;
  const requestHash = hashRequest(hash, accountId, skill, params);
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  const take = async (): Promise<number> => {
    // Sent together: when the lock is refused, so is what follows it, and the first refusal is the one that is told.
    const [, taken] = await Promise.all([
      tx.run(lockIdempotencyKey, tenantId, key),
      tx.run(claimIdempotencyKey, tenantId, key, skill, requestHash, now, expiresAt),
    ]);
    return taken;
  };
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const claimed = await take().catch(asInFlight);
    if (claimed === 1) return null;
    const winner = await tx.row(readIdempotencyKey, tenantId, key);
    // The winner rolled back, or the cleaner was faster: the key is free.
    if (winner === null) continue;
    if (winner.expires_at <= now) {
      await tx.run(dropExpiredIdempotencyKey, tenantId, key, now);
      continue;
    }
    if (!isRequestHash(hash, winner.request_hash, accountId, skill, params)) throw idempotencyKeyReuse();
    if (winner.answer !== null) return { replay: winner.answer };
    throw idempotencyInFlight();
  }
  throw idempotencyInFlight();
}

/** Whoever has the key has it for longer than we wait (lock_timeout). */
function asInFlight(error: unknown): never {
  throw (error as { code?: string }).code === LOCK_NOT_AVAILABLE ? idempotencyInFlight() : error;
}
