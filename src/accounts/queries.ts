import type { Key, Owner } from '../domain/account.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { type ParamOf, rowList } from '../platform/database/row-list.ts';
import { type Sql, statement } from '../platform/database/sql.ts';

/** Returns false when the tenant already has a customer with this external_ref. */
export async function insertAccount(
  tx: Sql,
  account: Omit<Prisma.accountsCreateManyInput, 'state' | 'paused'>,
): Promise<boolean> {
  const { count } = await tx.tenant(account.tenant_id).accounts.createMany({
    data: [{ ...account, state: 'active', paused: false }],
    skipDuplicates: true,
  });
  return count === 1;
}

export interface NewKey
  extends Owner,
    Pick<Key, 'id' | 'permissions' | 'mode' | 'expiresAt' | 'errorCodes' | 'approval' | 'madeBy'> {
  readonly name: string;
  readonly fingerprint: string;
  readonly secretId: string;
  readonly createdAt: Date;
}

const KEYS = rowList({
  id: 'text',
  account_id: 'text',
  name: 'text',
  fingerprint: 'text',
  secret_id: 'text',
  permissions: 'text[]',
  mode: 'text',
  error_codes: 'text',
  created_at: 'timestamptz',
  expires_at: 'timestamptz?',
  approval: 'jsonb?',
  made_by: 'text[]',
});

const insertKeyRow = statement<[tenantId: string, keys: ParamOf<typeof KEYS>]>(
  'accounts.insert_key',
  `WITH one AS MATERIALIZED (SELECT * FROM ${KEYS.from('$2', 'one')}),
   lookup AS (INSERT INTO api_key_lookup (fingerprint, tenant_id, key_id) SELECT fingerprint, $1, id FROM one)
   INSERT INTO api_keys (tenant_id, id, account_id, name, fingerprint, secret_id, permissions, mode, error_codes, created_at, expires_at, approval, made_by)
   SELECT $1, id, account_id, name, fingerprint, secret_id, permissions, mode, error_codes, created_at, expires_at, approval, made_by FROM one`,
);

/** Inserts the key and its global lookup row in one statement. */
export async function insertKey(tx: Sql, { tenantId, approval, ...key }: NewKey): Promise<void> {
  const row = {
    id: key.id,
    account_id: key.accountId,
    name: key.name,
    fingerprint: key.fingerprint,
    secret_id: key.secretId,
    permissions: key.permissions,
    mode: key.mode,
    error_codes: key.errorCodes,
    created_at: key.createdAt,
    expires_at: key.expiresAt,
    approval: approval.length === 0 ? null : approval,
    made_by: key.madeBy,
  };
  await tx.run(insertKeyRow, tenantId, KEYS.param([row]));
}
