import type { Owner } from '../../domain/account.ts';
import { raiseSignals } from '../../events/signals/raise.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';

// All statements that change list members are here, because each must also change member_count.

/** Sorted, so that two calls with the same contacts do not deadlock. */
const insertMembers = batchStatement<
  [tenantId: string, listId: string, contactIds: readonly string[], now: Date],
  { contact_id: string }
>(
  'lists.add_members',
  `WITH added AS (
     INSERT INTO list_members (tenant_id, list_id, contact_id, added_at)
     SELECT $1, $2, contact_id, $4 FROM unnest($3::text[]) AS contact_id ORDER BY contact_id
     ON CONFLICT DO NOTHING RETURNING contact_id),
   sum AS (SELECT count(*)::int AS count FROM added),
   counted AS (
     UPDATE lists l SET member_count = l.member_count + sum.count FROM sum WHERE l.tenant_id = $1 AND l.id = $2 AND sum.count > 0)
   SELECT contact_id FROM added`,
);

/** Adds contacts to a list and returns the number of new members. */
export async function addMembers(
  tx: Sql,
  owner: Owner,
  listId: string,
  contactIds: readonly string[],
  now: Date,
): Promise<number> {
  if (contactIds.length === 0) return 0;
  const added = await tx.rows(insertMembers, owner.tenantId, listId, contactIds, now);
  const signals = added.map(({ contact_id: contactId }) => ({
    kind: 'list' as const,
    name: listId,
    data: { list_id: listId },
    contactId,
    occurredAt: now,
  }));
  await raiseSignals(tx, owner, signals, now);
  return added.length;
}

export const removeMembers = batchStatement<
  [tenantId: string, listId: string, contactIds: readonly string[]],
  { count: number }
>(
  'lists.remove_members',
  `WITH removed AS (
     DELETE FROM list_members WHERE tenant_id = $1 AND list_id = $2 AND contact_id = ANY ($3) RETURNING 1),
   sum AS (SELECT count(*)::int AS count FROM removed),
   counted AS (
     UPDATE lists l SET member_count = l.member_count - sum.count FROM sum WHERE l.tenant_id = $1 AND l.id = $2 AND sum.count > 0)
   SELECT count FROM sum`,
);

/** Removes a contact from all lists, which are locked first, in the order of their IDs. */
export const deleteMemberships = statement<[tenantId: string, contactId: string]>(
  'lists.delete_memberships',
  `WITH locked AS MATERIALIZED (
     SELECT l.id FROM lists l
      WHERE l.tenant_id = $1 AND l.id IN (SELECT m.list_id FROM list_members m WHERE m.tenant_id = $1 AND m.contact_id = $2)
      ORDER BY l.id FOR NO KEY UPDATE),
   removed AS (DELETE FROM list_members WHERE tenant_id = $1 AND contact_id = $2 AND list_id IN (SELECT id FROM locked) RETURNING list_id)
   UPDATE lists l SET member_count = l.member_count - 1 FROM removed WHERE l.tenant_id = $1 AND l.id = removed.list_id`,
);

/** Moves the memberships of a merged contact to the winner. */
export const mergeMemberships = statement<[tenantId: string, winnerId: string, loserId: string]>(
  'lists.merge_memberships',
  `WITH locked AS MATERIALIZED (
     SELECT l.id FROM lists l
      WHERE l.tenant_id = $1 AND l.id IN (SELECT m.list_id FROM list_members m WHERE m.tenant_id = $1 AND m.contact_id = $3)
      ORDER BY l.id FOR NO KEY UPDATE),
   removed AS (
     DELETE FROM list_members WHERE tenant_id = $1 AND contact_id = $3 AND list_id IN (SELECT id FROM locked) RETURNING list_id, added_at),
   added AS (
     INSERT INTO list_members (tenant_id, list_id, contact_id, added_at)
     SELECT $1, list_id, $2, added_at FROM removed ORDER BY list_id ON CONFLICT DO NOTHING RETURNING list_id)
   UPDATE lists l SET member_count = l.member_count - 1
     FROM removed WHERE l.tenant_id = $1 AND l.id = removed.list_id AND removed.list_id NOT IN (SELECT list_id FROM added)`,
);
