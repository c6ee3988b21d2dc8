import { statement } from '../platform/database/sql.ts';

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
  ]
>(
  'accounts.insert',
  `INSERT INTO accounts (tenant_id, id, kind, name, state, default_country, source, use_case, external_ref, paused, created_at, help_contact)
   VALUES ($1, $2, $3, $4, 'active', $5, $6, $7, $8, false, $9, $10)
   ON CONFLICT (tenant_id, external_ref) DO NOTHING`,
);

/** Inserts the key and its global lookup row in one statement. */
export const insertKey = statement<
  [
    tenantId: string,
    id: string,
    accountId: string,
    name: string,
    fingerprint: string,
    permissions: readonly string[],
    mode: string,
    now: Date,
    expiresAt: Date | null,
  ]
>(
  'accounts.insert_key',
  `WITH lookup AS (INSERT INTO api_key_lookup (fingerprint, tenant_id, key_id) VALUES ($5, $1, $2))
   INSERT INTO api_keys (tenant_id, id, account_id, name, fingerprint, permissions, mode, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);
