import type { Key, Owner } from '../domain/account.ts';
import { type Sql, statement } from '../platform/database/sql.ts';

/** Inserts no row when the tenant already has a customer with this external_ref. */
export const insertAccount = statement<
  [
    tenantId: string,
    id: string,
    kind: string,
    name: string,
    defaultCountry: string,
    source: string | null,
    useCase: string | null,
    externalRef: string | null,
    now: Date,
    helpContact: string | null,
    allowedCountries: readonly string[],
  ]
>(
  'accounts.insert',
  `INSERT INTO accounts (tenant_id, id, kind, name, state, default_country, source, use_case, external_ref, paused, created_at, help_contact, allowed_countries)
   VALUES ($1, $2, $3, $4, 'active', $5, $6, $7, $8, false, $9, $10, $11)
   ON CONFLICT (tenant_id, external_ref) DO NOTHING`,
);

export interface NewKey
  extends Owner,
    Pick<Key, 'id' | 'permissions' | 'mode' | 'expiresAt' | 'errorCodes' | 'approval' | 'madeBy'> {
  readonly name: string;
  readonly fingerprint: string;
  readonly createdAt: Date;
}

/** Inserts the key and its global lookup row in one statement. */
export async function insertKey(tx: Sql, key: NewKey): Promise<void> {
  const { tenantId, id, accountId, name, fingerprint, permissions, mode, errorCodes, createdAt, expiresAt } = key;
  const values = [name, fingerprint, permissions, mode, errorCodes, createdAt, expiresAt] as const;
  const approval = key.approval.length === 0 ? null : JSON.stringify(key.approval);
  await tx.run(insertKeyRow, tenantId, id, accountId, ...values, approval, key.madeBy);
}

const insertKeyRow = statement<
  [
    tenantId: string,
    id: string,
    accountId: string,
    name: string,
    fingerprint: string,
    permissions: readonly string[],
    mode: string,
    errorCodes: string,
    now: Date,
    expiresAt: Date | null,
    approval: string | null,
    madeBy: readonly string[],
  ]
>(
  'accounts.insert_key',
  `WITH lookup AS (INSERT INTO api_key_lookup (fingerprint, tenant_id, key_id) VALUES ($5, $1, $2))
   INSERT INTO api_keys (tenant_id, id, account_id, name, fingerprint, permissions, mode, error_codes, created_at, expires_at, approval, made_by)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12)`,
);
