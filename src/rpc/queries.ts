import { statement } from '../platform/sql.ts';

export interface PrincipalRow {
  readonly tenant_id: string;
  readonly account_id: string;
  readonly kind: string;
  readonly name: string;
  readonly state: string;
  readonly default_country: string;
  readonly account_created_at: Date;
  readonly key_id: string;
  readonly permissions: readonly string[];
  readonly mode: string;
  readonly expires_at: Date | null;
}

/**
 * One key and its account by the digest of the key: one look-up after the other. As a join, with a plan of when there was one account, each
 * call read all customers of its partner, and for each of them all keys (20 ms for a hundred).
 */
export const findPrincipal = statement<[fingerprint: string], PrincipalRow>(
  'rpc.find_principal',
  `SELECT l.tenant_id, k.account_id, a.kind, a.name, a.state, a.default_country, a.created_at AS account_created_at,
          l.key_id, k.permissions, k.mode, k.expires_at
     FROM api_key_lookup l
    CROSS JOIN LATERAL (SELECT * FROM api_keys o WHERE o.tenant_id = l.tenant_id AND o.id = l.key_id AND o.revoked_at IS NULL LIMIT 1) k
    CROSS JOIN LATERAL (SELECT * FROM accounts o WHERE o.tenant_id = l.tenant_id AND o.id = k.account_id LIMIT 1) a
    WHERE l.fingerprint = $1`,
);

/**
 * Whoever uses a key locks it before anything else (partner.sends does the same): partner_sends writes keys when it holds balances, and a call
 * that holds its key may want those. A statement of its own: what is read or written under the lock must see who had it before.
 */
export const lockIdempotencyKey = statement<[tenantId: string, key: string]>(
  'rpc.lock_idempotency_key',
  "SELECT pg_advisory_xact_lock(hashtextextended('key ' || $1::text || ' ' || $2::text, 0))",
);

/** Takes the key, or does nothing when it is taken; waits for a call in flight that holds it (lock_timeout bounds the wait). */
export const claimIdempotencyKey = statement<
  [tenantId: string, key: string, skill: string, requestHash: string, now: Date, expiresAt: Date]
>(
  'rpc.claim_idempotency_key',
  `INSERT INTO idempotency_keys (tenant_id, key, skill, request_hash, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (tenant_id, key) DO NOTHING`,
);

/** A statement of its own: only a new snapshot sees the winner that the claim waited for. */
export const readIdempotencyKey = statement<
  [tenantId: string, key: string],
  { request_hash: string; answer: string | null; expires_at: Date }
>(
  'rpc.read_idempotency_key',
  'SELECT request_hash, answer, expires_at FROM idempotency_keys WHERE tenant_id = $1 AND key = $2',
);

export const dropExpiredIdempotencyKey = statement<[tenantId: string, key: string, now: Date]>(
  'rpc.drop_expired_idempotency_key',
  'DELETE FROM idempotency_keys WHERE tenant_id = $1 AND key = $2 AND expires_at <= $3',
);

export const storeAnswer = statement<[tenantId: string, key: string, answer: string]>(
  'rpc.store_answer',
  'UPDATE idempotency_keys SET answer = $3 WHERE tenant_id = $1 AND key = $2',
);
