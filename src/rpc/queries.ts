import type { ApprovalPolicy } from '../domain/approvals/policy.ts';
import type { WeekStart } from '../generated/types.ts';
import { statement } from '../platform/database/sql.ts';

export interface PrincipalRow {
  readonly tenant_id: string;
  readonly account_id: string;
  readonly kind: string;
  readonly name: string;
  readonly state: string;
  readonly default_country: string;
  readonly account_created_at: Date;
  readonly timezone: string | null;
  readonly week_start: WeekStart | null;
  /** Of the partner that manages the account, or of itself. */
  readonly partner_timezone: string | null;
  readonly partner_week_start: WeekStart | null;
  readonly key_id: string;
  readonly permissions: readonly string[];
  readonly mode: string;
  readonly expires_at: Date | null;
  readonly error_codes: string;
  readonly fingerprint: string;
  readonly secret_id: string | null;
  readonly approval: readonly ApprovalPolicy[];
  readonly made_by: readonly string[];
}

/**
 * Finds a key, its account and the tenant's own account by fingerprint, as nested lookups, each by
 * all columns of an index. A plain join planned on an empty table would read all customers of the
 * partner and all their keys on each call. A key has a row in api_key_lookup for each secret with
 * which it was used.
 */
export const findPrincipal = statement<[fingerprint: string], PrincipalRow>(
  'rpc.find_principal',
  `SELECT l.tenant_id, k.account_id, a.kind, a.name, a.state, a.default_country, a.created_at AS account_created_at,
          a.timezone, a.week_start, p.timezone AS partner_timezone, p.week_start AS partner_week_start,
          l.key_id, k.permissions, k.mode, k.expires_at, k.error_codes, l.fingerprint, k.secret_id, coalesce(k.approval, '[]') AS approval, k.made_by
     FROM api_key_lookup l
     JOIN api_keys k ON k.tenant_id = l.tenant_id AND k.id = l.key_id AND k.revoked_at IS NULL
    CROSS JOIN LATERAL (SELECT * FROM accounts o WHERE o.tenant_id = k.tenant_id AND o.id >= k.account_id AND o.id <= k.account_id
                         ORDER BY o.id LIMIT 1) a
     LEFT JOIN LATERAL (SELECT o.timezone, o.week_start FROM accounts o
                         WHERE a.id <> k.tenant_id AND o.tenant_id = k.tenant_id AND o.id >= k.tenant_id AND o.id <= k.tenant_id
                         ORDER BY o.id LIMIT 1) p ON true
    WHERE l.fingerprint = $1`,
);

/**
 * Live keys, also revoked and expired ones, whose data the account shares: its own, those of its
 * partner, which act for it, and for a partner those of all its customers. By api_keys_live_idx.
 */
export const findLiveKey = statement<[tenantId: string, accountId: string], { id: string }>(
  'rpc.find_live_key',
  `SELECT id FROM api_keys WHERE tenant_id = $1 AND mode = 'live' AND ($2 = $1 OR account_id IN ($1, $2)) LIMIT 1`,
);

/**
 * Inserts the key, or does nothing when it exists. Waits for a pending call that holds it, up to
 * lock_timeout.
 */
export const claimIdempotencyKey = statement<
  [tenantId: string, accountId: string, key: string, skill: string, requestHash: string, now: Date, expiresAt: Date]
>(
  'rpc.claim_idempotency_key',
  `INSERT INTO idempotency_keys (tenant_id, account_id, key, skill, request_hash, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT (tenant_id, account_id, key) DO NOTHING`,
);

/** A separate statement, because only a new snapshot sees the winner that the claim waited for. */
export const readIdempotencyKey = statement<
  [tenantId: string, accountId: string, key: string],
  { request_hash: string; answer: string | null; expires_at: Date }
>(
  'rpc.read_idempotency_key',
  'SELECT request_hash, answer, expires_at FROM idempotency_keys WHERE tenant_id = $1 AND account_id = $2 AND key = $3',
);

export const dropExpiredIdempotencyKey = statement<[tenantId: string, accountId: string, key: string, now: Date]>(
  'rpc.drop_expired_idempotency_key',
  'DELETE FROM idempotency_keys WHERE tenant_id = $1 AND account_id = $2 AND key = $3 AND expires_at <= $4',
);

export const storeAnswer = statement<[tenantId: string, accountId: string, key: string, answer: string]>(
  'rpc.store_answer',
  'UPDATE idempotency_keys SET answer = $4 WHERE tenant_id = $1 AND account_id = $2 AND key = $3',
);

/** The answer of a call under a second key, unless that has one. */
export const rememberAnswer = statement<
  [
    tenantId: string,
    accountId: string,
    key: string,
    skill: string,
    requestHash: string,
    answer: string,
    now: Date,
    expiresAt: Date,
  ]
>(
  'rpc.remember_answer',
  `INSERT INTO idempotency_keys (tenant_id, account_id, key, skill, request_hash, answer, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (tenant_id, account_id, key) DO NOTHING`,
);
