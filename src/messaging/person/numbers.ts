import { type Sql, statement } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';

const findMergedNumbers = statement<[tenantId: string, accountId: string, contactId: string], { phone: string }>(
  'person.find_merged_numbers',
  'SELECT DISTINCT phone FROM contact_merges WHERE tenant_id = $1 AND account_id = $2 AND winner_id = $3 ORDER BY phone',
);

/** The numbers of a contact: its own, then those of contacts that were merged into it. */
export async function findNumbers(
  sql: Sql,
  { tenantId, accountId }: Owner,
  contact: { readonly id: string; readonly phone: string },
): Promise<string[]> {
  const merged = await sql.rows(findMergedNumbers, tenantId, accountId, contact.id);
  return [...new Set([contact.phone, ...merged.map(({ phone }) => phone)])];
}
