import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';

/** First and last name of the contact with the number; empty without one. */
export async function findNames(
  sql: Sql,
  { tenantId, accountId }: Owner,
  phone: string,
): Promise<readonly (string | null)[]> {
  const where = { account_id: accountId, phone };
  const row = await sql.tenant(tenantId).contacts.findFirst({ where, select: { first_name: true, last_name: true } });
  return row === null ? [] : [row.first_name, row.last_name];
}
