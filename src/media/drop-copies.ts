import { KEPT_MS } from '../domain/media/limits.ts';
import type { Database } from '../platform/database/database.ts';
import { batchStatement, statement } from '../platform/database/sql.ts';

/** Few: a copy has up to 5 MB, and what uses it is searched for. */
const BATCH = 50;

/** Uses media_files_used_at_idx. */
const unusedCopies = statement<[before: Date, limit: number], { tenant_id: string; id: string }>(
  'media.unused_copies',
  'SELECT tenant_id, id FROM media_files WHERE content IS NOT NULL AND used_at <= $1 ORDER BY used_at LIMIT $2',
);

/**
 * Drops copies that nothing will send: no message that waits, no campaign that has not ended, no
 * template, and no published journey. The others count as used, so that a copy is looked at once in
 * the retention time.
 */
const dropUnused = batchStatement<[tenantId: string, ids: readonly string[], now: Date]>(
  'media.drop_unused',
  `WITH unused AS MATERIALIZED (
     SELECT f.id,
            EXISTS (SELECT FROM message_queue q JOIN messages m ON m.tenant_id = $1 AND m.id = q.message_id WHERE q.tenant_id = $1 AND m.media @> ARRAY[f.id])
            OR EXISTS (SELECT FROM campaigns c WHERE c.tenant_id = $1 AND c.state NOT IN ('completed', 'canceled')
                          AND (position(f.id IN c.media::text) > 0 OR position(f.id IN c.experiment::text) > 0))
            OR EXISTS (SELECT FROM template_versions v JOIN templates t ON t.tenant_id = $1 AND t.id = v.template_id
                        WHERE v.tenant_id = $1 AND position(f.id IN v.media::text) > 0 AND t.state <> 'archived')
            OR EXISTS (SELECT FROM journey_versions j WHERE j.tenant_id = $1 AND position(f.id IN j.definition::text) > 0) AS is_used
       FROM media_files f WHERE f.tenant_id = $1 AND f.id = ANY ($2))
   UPDATE media_files f
      SET content = CASE WHEN u.is_used THEN f.content END, used_at = CASE WHEN u.is_used THEN $3 ELSE f.used_at END
     FROM unused u WHERE f.tenant_id = $1 AND f.id = u.id`,
);

/** Drops copies 90 days after their last use; returns whether there may be more. */
export async function dropCopies(database: Database, now: Date): Promise<boolean> {
  const unused = await database.rows(unusedCopies, new Date(now.getTime() - KEPT_MS), BATCH);
  const tenants = new Set(unused.map(({ tenant_id: tenantId }) => tenantId));
  for (const tenantId of tenants)
    await database.run(
      dropUnused,
      tenantId,
      unused.filter((file) => file.tenant_id === tenantId).map(({ id }) => id),
      now,
    );
  return unused.length === BATCH;
}
