import { statement } from '../../platform/sql.ts';

export interface KeyRow {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly fingerprint: string;
  readonly permissions: readonly string[];
  readonly mode: string;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
  readonly last_used_at: Date | null;
}

const KEY_COLUMNS =
  'id, account_id, name, fingerprint, permissions, mode, created_at, expires_at, revoked_at, last_used_at';

export const getKey = statement<[tenantId: string, accountId: string, id: string], KeyRow>(
  'agent.get_key',
  `SELECT ${KEY_COLUMNS} FROM api_keys WHERE tenant_id = $1 AND account_id = $2 AND id = $3`,
);

/** By (tenant_id, account_id, id): a page is one range of that index. */
export const listKeys = statement<[tenantId: string, accountId: string, after: string, limit: number], KeyRow>(
  'agent.list_keys',
  `SELECT ${KEY_COLUMNS} FROM api_keys WHERE tenant_id = $1 AND account_id = $2 AND id > $3 ORDER BY id LIMIT $4`,
);

/** Keeps the first moment of revocation. */
export const revokeKey = statement<[tenantId: string, accountId: string, id: string, now: Date], { revoked_at: Date }>(
  'agent.revoke_key',
  `UPDATE api_keys SET revoked_at = coalesce(revoked_at, $4) WHERE tenant_id = $1 AND account_id = $2 AND id = $3 RETURNING revoked_at`,
);

/** Brings the end of a key forward; never puts it off. */
export const expireKey = statement<[tenantId: string, accountId: string, id: string, at: Date], { expires_at: Date }>(
  'agent.expire_key',
  `UPDATE api_keys SET expires_at = least(coalesce(expires_at, $4), $4) WHERE tenant_id = $1 AND account_id = $2 AND id = $3 RETURNING expires_at`,
);

export interface AuditRow {
  readonly id: string;
  readonly seq: number | null;
  readonly at: Date;
  readonly skill: string;
  readonly key_id: string;
  readonly outcome: string;
  readonly params_hash: string;
  readonly hash: string | null;
  readonly prev_hash: string | null;
}

/** Walks the primary key; ids sort by time, so a period is a filter on a range that is mostly right. */
export const listAudit = statement<
  [
    tenantId: string,
    accountId: string,
    after: string,
    from: Date | null,
    to: Date | null,
    skill: string | null,
    actor: string | null,
    limit: number,
  ],
  AuditRow
>(
  'agent.list_audit',
  `SELECT id, seq, at, skill, key_id, outcome, params_hash, hash, prev_hash FROM audit_entries
    WHERE tenant_id = $1 AND account_id = $2 AND id > $3
      AND ($4::timestamptz IS NULL OR at >= $4) AND ($5::timestamptz IS NULL OR at < $5)
      AND ($6::text IS NULL OR skill = $6) AND ($7::text IS NULL OR key_id = $7)
    ORDER BY id LIMIT $8`,
);
