import type { Owner } from '../../domain/account.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';

export interface AccountRow {
  readonly tenant_id: string;
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly state: string;
  readonly created_at: Date;
  readonly posted: number;
  readonly held: number;
}

/** Reads all tenants in id order: for operators, never for calls. */
export const listAccounts = statement<[after: string, limit: number], AccountRow>(
  'operator.list_accounts',
  `SELECT a.tenant_id, a.id, a.kind, a.name, a.state, a.created_at, coalesce(c.posted, 0) AS posted, coalesce(c.held, 0) AS held
     FROM accounts a LEFT JOIN credit_accounts c ON c.tenant_id = a.tenant_id AND c.account_id = a.id
    WHERE a.id > $1 ORDER BY a.id LIMIT $2`,
);

/** The operator knows the account id, not its tenant. */
export const findAccount = statement<[id: string], { tenant_id: string; kind: string; state: string; name: string }>(
  'operator.find_account',
  'SELECT tenant_id, kind, state, name FROM accounts WHERE id = $1',
);

/**
 * Changes the state only from one of the states `from`, so that two operators cannot undo each
 * other. Returns whether it changed.
 */
export async function moveAccount(
  tx: Sql,
  { tenantId, accountId }: Owner,
  state: string,
  from: readonly string[],
): Promise<boolean> {
  const where = { id: accountId, state: { in: [...from] } };
  return (await tx.tenant(tenantId).accounts.updateMany({ where, data: { state } })).count > 0;
}

export function findOwnNumber(
  sql: Sql,
  { tenantId, accountId }: Owner,
  phone: string,
): Promise<{ readonly id: string } | null> {
  return sql.tenant(tenantId).phone_numbers.findFirst({
    where: { account_id: accountId, phone, state: 'active' },
    select: { id: true },
  });
}

/** Waiting messages keep the carrier for which they were accepted. */
export async function rerouteNumber(
  tx: Sql,
  { tenantId }: Owner,
  id: string,
  { carrier, perSecond, type }: { readonly carrier: string; readonly perSecond: number; readonly type: string },
): Promise<void> {
  await tx.tenant(tenantId).phone_numbers.updateMany({
    where: { id },
    data: { carrier, messages_per_second: perSecond, type },
  });
}

export function listKeys(sql: Sql, { tenantId, accountId }: Owner) {
  return sql.tenant(tenantId).api_keys.findMany({
    where: { account_id: accountId },
    omit: { fingerprint: true },
    orderBy: { id: 'asc' },
  });
}

/** Returns whether there was such a key that was not revoked. */
export async function revokeKey(tx: Sql, { tenantId, accountId }: Owner, id: string, now: Date): Promise<boolean> {
  const where = { account_id: accountId, id, revoked_at: null };
  return (await tx.tenant(tenantId).api_keys.updateMany({ where, data: { revoked_at: now } })).count > 0;
}

/** `number_id` is empty for the credentials of the whole account. */
export interface CredentialKey {
  readonly tenant_id: string;
  readonly account_id: string;
  readonly carrier: string;
  readonly number_id: string;
}

export async function saveCredentials(
  tx: Sql,
  key: CredentialKey,
  { userName, secret }: { readonly userName: string; readonly secret: string },
  now: Date,
): Promise<void> {
  const values = { user_name: userName, secret, updated_at: now };
  await tx.tenant(key.tenant_id).carrier_credentials.upsert({
    where: { tenant_id_account_id_carrier_number_id: key },
    create: { ...key, ...values },
    update: values,
  });
}

/** Returns whether there were any. */
export async function deleteCredentials(tx: Sql, key: CredentialKey): Promise<boolean> {
  return (await tx.tenant(key.tenant_id).carrier_credentials.deleteMany({ where: { ...key } })).count > 0;
}

/** A repeated grant changes the reason. */
export async function saveContentException(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { rule, reason }: { readonly rule: string; readonly reason: string },
  now: Date,
): Promise<void> {
  const key = { tenant_id: tenantId, account_id: accountId, rule };
  await tx.tenant(tenantId).content_exceptions.upsert({
    where: { tenant_id_account_id_rule: key },
    create: { ...key, reason, granted_at: now },
    update: { reason, granted_at: now },
  });
}

/** Returns whether there was one. */
export async function deleteContentException(tx: Sql, { tenantId, accountId }: Owner, rule: string): Promise<boolean> {
  const where = { account_id: accountId, rule };
  return (await tx.tenant(tenantId).content_exceptions.deleteMany({ where })).count > 0;
}

/** All billing roots. */
export const listTenants = batchStatement<[], { tenant_id: string }>(
  'operator.list_tenants',
  'SELECT DISTINCT tenant_id FROM credit_accounts ORDER BY tenant_id',
);
