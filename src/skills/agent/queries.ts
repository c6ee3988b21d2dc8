import type { Owner } from '../../domain/account.ts';
import type { ApprovalPolicy } from '../../domain/approvals/policy.ts';
import type { Sql } from '../../platform/database/sql.ts';

export interface KeyRow {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly fingerprint: string;
  readonly permissions: readonly string[];
  readonly mode: string;
  readonly error_codes: string;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
  readonly last_used_at: Date | null;
  readonly approval: readonly ApprovalPolicy[] | null;
  readonly made_by: readonly string[];
}

export function getKey(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<KeyRow | null> {
  return sql.tenant(tenantId).api_keys.findFirst({ where: { account_id: accountId, id } }) as Promise<KeyRow | null>;
}

/** One page in ascending order of ids, after the id `after`. */
export function listKeys(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<KeyRow[]> {
  const where = { account_id: accountId, id: { gt: after } };
  return sql.tenant(tenantId).api_keys.findMany({ where, orderBy: { id: 'asc' }, take: limit }) as Promise<KeyRow[]>;
}

/** Keeps the first revocation time and returns it; null if the key does not exist. */
export async function revokeKey(tx: Sql, { tenantId, accountId }: Owner, id: string, now: Date): Promise<Date | null> {
  const { api_keys: keys } = tx.tenant(tenantId);
  const where = { account_id: accountId, id };
  await keys.updateMany({ where: { ...where, revoked_at: null }, data: { revoked_at: now } });
  return (await keys.findFirst({ where, select: { revoked_at: true } }))?.revoked_at ?? null;
}

/** Moves the expiry of a key forward to `at`, never back. Returns the resulting expiry. */
export async function expireKey(tx: Sql, { tenantId, accountId }: Owner, id: string, at: Date): Promise<Date> {
  const { api_keys: keys } = tx.tenant(tenantId);
  const where = { account_id: accountId, id };
  const isLater = [{ expires_at: null }, { expires_at: { gt: at } }];
  await keys.updateMany({ where: { ...where, OR: isLater }, data: { expires_at: at } });
  return (await keys.findFirst({ where, select: { expires_at: true } }))?.expires_at ?? at;
}
