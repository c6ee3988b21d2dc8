import type { Owner } from '../../domain/account.ts';
import type { ConsentStatus } from '../../domain/consent/verdict.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';

export interface ListRow {
  readonly id: string;
  readonly name: string;
  readonly kind: 'audience' | 'suppression';
  readonly created_at: Date;
}

const LIST = { id: true, name: true, kind: true, created_at: true } as const;

/** Returns null when the name is taken. The unique key decides when two calls race for a name. */
export async function insertListIfAbsent(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { id, name, key, kind }: { readonly id: string; readonly name: string; readonly key: string; readonly kind: string },
  now: Date,
): Promise<ListRow | null> {
  const row = { id, name, name_key: key, kind, created_at: now };
  const [created] = await tx.tenant(tenantId).lists.createManyAndReturn({
    data: [{ tenant_id: tenantId, account_id: accountId, ...row }],
    skipDuplicates: true,
    select: LIST,
  });
  return (created ?? null) as ListRow | null;
}

export async function findList(
  sql: Sql,
  { tenantId, accountId }: Owner,
  which: { readonly id: string } | { readonly name_key: string },
): Promise<ListRow | null> {
  const where = { account_id: accountId, ...which };
  return (await sql.tenant(tenantId).lists.findFirst({ where, select: LIST })) as ListRow | null;
}

/** One page, ordered by name. */
export const listLists = statement<
  [tenantId: string, accountId: string, afterNameKey: string, query: string | null, kind: string | null, limit: number],
  ListRow & { name_key: string; count: number }
>(
  'lists.list',
  `SELECT l.id, l.name, l.name_key, l.kind, l.created_at, l.member_count AS count
     FROM lists l
    WHERE l.tenant_id = $1 AND l.account_id = $2 AND l.name_key > $3
      AND ($4::text IS NULL OR position(search_text($4) IN search_text(l.name_key)) > 0) AND ($5::text IS NULL OR l.kind = $5)
    ORDER BY l.name_key LIMIT $6`,
);

/**
 * Looks up each id as a range of the primary key that holds one value. With `id = ANY (…)` the
 * planner scans all contacts of the account: 24 ms instead of 1.5 ms for 100 ids of 100,000
 * contacts. The account is checked outside the lateral join, because inside it the planner would
 * use an index on accounts.
 */
export const findContacts = batchStatement<
  [tenantId: string, accountId: string, ids: readonly string[]],
  { id: string }
>(
  'lists.find_contacts',
  `SELECT c.id FROM unnest($3::text[]) AS wanted (id)
    CROSS JOIN LATERAL (SELECT k.id, k.account_id FROM contacts k
                         WHERE k.tenant_id = $1 AND k.id >= wanted.id AND k.id <= wanted.id ORDER BY k.id LIMIT 1) c
    WHERE c.account_id = $2`,
);

export interface MemberRow {
  readonly contact_id: string;
  readonly phone: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly consent_status: ConsentStatus;
  readonly added_at: Date;
}

/** One page, ordered by contact id: a range of the primary key of list_members. */
export const listMembers = statement<
  [tenantId: string, listId: string, afterContactId: string, limit: number],
  MemberRow
>(
  'lists.list_members',
  `SELECT m.contact_id, c.phone, c.first_name, c.last_name, c.consent_status, m.added_at
     FROM list_members m JOIN contacts c ON c.tenant_id = m.tenant_id AND c.id = m.contact_id
    WHERE m.tenant_id = $1 AND c.tenant_id = $1 AND m.list_id = $2 AND m.contact_id > $3
    ORDER BY m.contact_id LIMIT $4`,
);

/** One statement, so that the returned count is the count at the time of the deletion. */
const deleteListRow = statement<[tenantId: string, accountId: string, id: string], { members: number }>(
  'lists.delete',
  `DELETE FROM lists l WHERE l.tenant_id = $1 AND l.account_id = $2 AND l.id = $3
   RETURNING l.member_count AS members`,
);

/** Deletes a list and its members. Returns the number of members, or null for an unknown list. */
export async function deleteList(tx: Sql, { tenantId, accountId }: Owner, id: string): Promise<number | null> {
  const deleted = await tx.row(deleteListRow, tenantId, accountId, id);
  return deleted?.members ?? null;
}
