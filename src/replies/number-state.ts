import type { Owner } from '../domain/account.ts';
import type { Sql } from '../platform/database/sql.ts';

/** State of a number of the account; null when the account does not have it. */
export async function findNumberState(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<string | null> {
  const where = { account_id: accountId, id };
  const row = await sql.tenant(tenantId).phone_numbers.findFirst({ where, select: { state: true } });
  return row?.state ?? null;
}
