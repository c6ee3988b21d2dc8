import { batchStatement, statement } from '../../platform/sql.ts';

// Every statement that changes who is on a list is here, because a list keeps the count of its members.

/** Answers how many are new. Sorted, so that two calls with the same contacts wait for each other instead of for a deadlock's end. */
export const addMembers = batchStatement<
  [tenantId: string, listId: string, contactIds: readonly string[], now: Date],
  { count: number }
>(
  'lists.add_members',
  `WITH added AS (
     INSERT INTO list_members (tenant_id, list_id, contact_id, added_at)
     SELECT $1, $2, contact_id, $4 FROM unnest($3::text[]) AS contact_id ORDER BY contact_id
     ON CONFLICT DO NOTHING RETURNING 1),
   sum AS (SELECT count(*)::int AS count FROM added),
   counted AS (
     UPDATE lists l SET member_count = l.member_count + sum.count FROM sum WHERE l.tenant_id = $1 AND l.id = $2 AND sum.count > 0)
   SELECT count FROM sum`,
);

export const removeMembers = batchStatement<
  [tenantId: string, listId: string, contactIds: readonly string[]],
  { count: number }
>(
  'lists.remove_members',
  `WITH gone AS (
     DELETE FROM list_members WHERE tenant_id = $1 AND list_id = $2 AND contact_id = ANY ($3) RETURNING 1),
   sum AS (SELECT count(*)::int AS count FROM gone),
   counted AS (
     UPDATE lists l SET member_count = l.member_count - sum.count FROM sum WHERE l.tenant_id = $1 AND l.id = $2 AND sum.count > 0)
   SELECT count FROM sum`,
);

/** Of one contact, from all its lists; those are held before, in the order of their ids. */
export const dropMemberships = statement<[tenantId: string, contactId: string]>(
  'lists.drop_memberships',
  `WITH held AS MATERIALIZED (
     SELECT l.id FROM lists l
      WHERE l.tenant_id = $1 AND l.id IN (SELECT m.list_id FROM list_members m WHERE m.tenant_id = $1 AND m.contact_id = $2)
      ORDER BY l.id FOR NO KEY UPDATE),
   gone AS (DELETE FROM list_members WHERE tenant_id = $1 AND contact_id = $2 AND list_id IN (SELECT id FROM held) RETURNING list_id)
   UPDATE lists l SET member_count = l.member_count - 1 FROM gone WHERE l.tenant_id = $1 AND l.id = gone.list_id`,
);

/** The winner is on every list that either was on. */
export const joinMemberships = statement<[tenantId: string, winnerId: string, loserId: string]>(
  'lists.join_memberships',
  `WITH held AS MATERIALIZED (
     SELECT l.id FROM lists l
      WHERE l.tenant_id = $1 AND l.id IN (SELECT m.list_id FROM list_members m WHERE m.tenant_id = $1 AND m.contact_id = $3)
      ORDER BY l.id FOR NO KEY UPDATE),
   gone AS (
     DELETE FROM list_members WHERE tenant_id = $1 AND contact_id = $3 AND list_id IN (SELECT id FROM held) RETURNING list_id, added_at),
   added AS (
     INSERT INTO list_members (tenant_id, list_id, contact_id, added_at)
     SELECT $1, list_id, $2, added_at FROM gone ORDER BY list_id ON CONFLICT DO NOTHING RETURNING list_id)
   UPDATE lists l SET member_count = l.member_count - 1
     FROM gone WHERE l.tenant_id = $1 AND l.id = gone.list_id AND gone.list_id NOT IN (SELECT list_id FROM added)`,
);
