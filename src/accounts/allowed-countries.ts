import type { Owner } from '../domain/account.ts';
import { type Sql, statement } from '../platform/database/sql.ts';

type Countries = readonly string[] | null;

const find = statement<[tenantId: string, accountId: string], { allowed_countries: Countries }>(
  'accounts.find_allowed_countries',
  'SELECT allowed_countries FROM accounts WHERE tenant_id = $1 AND id = $2',
);

/** Sends that have read the account already still go by the list before. */
export const saveAllowedCountries = statement<[tenantId: string, accountId: string, countries: Countries]>(
  'accounts.save_allowed_countries',
  'UPDATE accounts SET allowed_countries = $3 WHERE tenant_id = $1 AND id = $2',
);

/** The account's own list; null: every country. That of its partner applies in addition. */
export async function readAllowedCountries(sql: Sql, { tenantId, accountId }: Owner): Promise<Countries> {
  return (await sql.row(find, tenantId, accountId))?.allowed_countries ?? null;
}
