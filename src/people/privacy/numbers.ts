import type { Owner } from '../../domain/account.ts';
import { phoneForms } from '../../domain/phone-forms.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

const findOwnMergedNumbers = statement<[tenantId: string, accountId: string, contactId: string], { phone: string }>(
  'privacy.find_own_merged_numbers',
  `SELECT DISTINCT m.phone FROM contact_merges m
    WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.winner_id = $3
      AND NOT EXISTS (SELECT FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.phone = m.phone)
    ORDER BY m.phone`,
);

/**
 * The contact's number, then those of contacts that were merged into it, each in all its forms:
 * entries from before they were one person keep the form that they were recorded with.
 */
export async function findNumbers(
  sql: Sql,
  { tenantId, accountId }: Owner,
  contact: { readonly id: string; readonly phone: string },
): Promise<string[]> {
  const merged = await sql.tenant(tenantId).contact_merges.findMany({
    where: { account_id: accountId, winner_id: contact.id },
    orderBy: { phone: 'asc' },
    select: { phone: true },
  });
  return [...new Set([contact.phone, ...merged.map(({ phone }) => phone)].flatMap(phoneForms))];
}

/** Like `findNumbers`, without numbers that belong to another contact now. */
export async function findOwnNumbers(
  sql: Sql,
  { tenantId, accountId }: Owner,
  contact: { readonly id: string; readonly phone: string },
): Promise<string[]> {
  const merged = await sql.rows(findOwnMergedNumbers, tenantId, accountId, contact.id);
  return [...new Set([contact.phone, ...merged.map(({ phone }) => phone)].flatMap(phoneForms))];
}
