import { batchStatement, statement } from '../../../platform/database/sql.ts';

type OfSegment = [tenantId: string, segmentId: string];

export const findMembers = batchStatement<OfSegment, { contact_id: string }>(
  'segments.find_tracked_members',
  'SELECT contact_id FROM segment_members WHERE tenant_id = $1 AND segment_id = $2 AND is_member',
);

/** In the order in which a merge locks them. */
export const lockMembers = batchStatement<[...OfSegment, ids: readonly string[]], { contact_id: string }>(
  'segments.lock_members',
  'SELECT contact_id FROM segment_members WHERE tenant_id = $1 AND segment_id = $2 AND contact_id = ANY ($3) ORDER BY contact_id FOR UPDATE',
);

/** `at` null: they joined at an unknown time, so that the time of an earlier joining stays. */
export const saveJoined = batchStatement<[...OfSegment, ids: readonly string[], at: Date | null]>(
  'segments.save_joined',
  `INSERT INTO segment_members (tenant_id, segment_id, contact_id, is_member, joined_at)
   SELECT $1, $2, id, true, $4 FROM unnest($3::text[]) AS one (id) ORDER BY id
   ON CONFLICT (tenant_id, segment_id, contact_id) DO UPDATE SET is_member = true, joined_at = coalesce(excluded.joined_at, segment_members.joined_at)`,
);

export const saveLeft = batchStatement<[...OfSegment, ids: readonly string[], at: Date]>(
  'segments.save_left',
  'UPDATE segment_members SET is_member = false, left_at = $4 WHERE tenant_id = $1 AND segment_id = $2 AND contact_id = ANY ($3)',
);

export const deleteMembers = batchStatement<[...OfSegment, ids: readonly string[]]>(
  'segments.delete_members',
  'DELETE FROM segment_members WHERE tenant_id = $1 AND segment_id = $2 AND contact_id = ANY ($3)',
);

/**
 * Contacts that left so long ago that no rule can ask for it. Leaves out those that others lock.
 */
export const deleteOld = batchStatement<[...OfSegment, leftBefore: Date, limit: number]>(
  'segments.delete_old_members',
  `DELETE FROM segment_members WHERE tenant_id = $1 AND segment_id = $2 AND contact_id = ANY (ARRAY (
     SELECT contact_id FROM segment_members WHERE tenant_id = $1 AND segment_id = $2 AND NOT is_member AND left_at <= $3
      ORDER BY left_at LIMIT $4 FOR UPDATE SKIP LOCKED))`,
);

export const deleteContactFromTracked = statement<[tenantId: string, contactId: string]>(
  'segments.delete_contact_from_tracked',
  'DELETE FROM segment_members WHERE tenant_id = $1 AND contact_id = $2',
);

/**
 * The winner of a merge keeps its own times. In a segment that only the loser was in, it takes over
 * those of the loser; the next comparison finds whether it is in it.
 */
export const mergeTracked = statement<[tenantId: string, winnerId: string, loserId: string]>(
  'segments.merge_tracked',
  `WITH locked AS MATERIALIZED (
     SELECT segment_id, contact_id FROM segment_members WHERE tenant_id = $1 AND contact_id IN ($2, $3) ORDER BY segment_id, contact_id FOR UPDATE),
   gone AS (
     DELETE FROM segment_members WHERE tenant_id = $1 AND contact_id = $3 AND segment_id IN (SELECT segment_id FROM locked)
     RETURNING segment_id, is_member, joined_at, left_at)
   INSERT INTO segment_members (tenant_id, segment_id, contact_id, is_member, joined_at, left_at)
   SELECT $1, segment_id, $2, is_member, joined_at, left_at FROM gone ORDER BY segment_id ON CONFLICT DO NOTHING`,
);
