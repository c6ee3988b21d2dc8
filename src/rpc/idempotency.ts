import { createHash } from 'node:crypto';
import { canonicalJson } from '../domain/hash-chain.ts';
import { invalidParams, SkillError } from '../errors.ts';
import type { Sql } from '../platform/sql.ts';
import { claimIdempotencyKey, dropExpiredIdempotencyKey, readIdempotencyKey } from './queries.ts';

const KEPT_MS = 30 * 24 * 3600 * 1000;
const MAX_TRIES = 5;
const LOCK_NOT_AVAILABLE = '55P03';

export interface IdempotentCall {
  readonly tenantId: string;
  readonly key: string;
  readonly skill: string;
  readonly requestHash: string;
  readonly now: Date;
}

/** SHA-256 over canonical JSON of who calls what with which params; the key itself and dry_run do not count. */
export function hashRequest(accountId: string, skill: string, params: Readonly<Record<string, unknown>>): string {
  const { idempotency_key: _key, dry_run: _dryRun, ...rest } = params;
  return createHash('sha256')
    .update(canonicalJson([accountId, skill, rest]))
    .digest('hex');
}

/**
 * Claims the key for this call, or answers with what the first call with it was answered. The claim is part of the call's own
 * transaction: when the call is refused, the key is free again, so a retry after the cause is mended works.
 */
export async function claim(tx: Sql, call: IdempotentCall): Promise<{ readonly replay: string } | null> {
  const { tenantId, key, skill, requestHash, now } = call;
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const expiresAt = new Date(now.getTime() + KEPT_MS);
    const claimed = await tx
      .run(claimIdempotencyKey, tenantId, key, skill, requestHash, now, expiresAt)
      .catch(asInFlight);
    if (claimed === 1) return null;
    const winner = await tx.row(readIdempotencyKey, tenantId, key);
    // The winner rolled back, or the cleaner was faster: the key is free.
    if (winner === null) continue;
    if (winner.expires_at <= now) {
      await tx.run(dropExpiredIdempotencyKey, tenantId, key, now);
      continue;
    }
    if (winner.request_hash !== requestHash) {
      throw invalidParams(
        'This idempotency_key was used for another call.',
        [{ path: '/idempotency_key', rule: 'was used with other params' }],
        {
          details: { reason: 'idempotency_key_reuse' },
        },
      );
    }
    if (winner.answer !== null) return { replay: winner.answer };
    throw inFlight();
  }
  throw inFlight();
}

/** Whoever has the key has it for longer than we wait (lock_timeout). */
function asInFlight(error: unknown): never {
  throw (error as { code?: string }).code === LOCK_NOT_AVAILABLE ? inFlight() : error;
}

/** Another call with the same key is being worked on. */
function inFlight(): SkillError {
  return new SkillError(-32002, 'A call with this idempotency_key is in flight.', {
    details: { reason: 'idempotency_in_flight', retry_after_ms: 1000 },
    retryAfterMs: 1000,
  });
}
