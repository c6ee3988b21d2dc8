import { KEPT_MS } from '../domain/media/limits.ts';
import type { Database } from '../platform/database/database.ts';
import { batchStatement, statement } from '../platform/database/sql.ts';
import { groupByTenant } from '../platform/group-by.ts';
import { keptUntil } from './content-store.ts';

/** Few: a copy has up to 5 MB, and what uses it is searched for. */
const BATCH = 50;

/** Uses media_contents_kept_until_bytes_idx. */
const dueContents = statement<[now: Date, limit: number], { tenant_id: string; sha256: string }>(
  'media.due_contents',
  'SELECT tenant_id, sha256 FROM media_contents WHERE kept_until <= $1 ORDER BY kept_until LIMIT $2',
);

/**
 * Finds the contents that something needs: a message of the last 90 days or that waits, a campaign
 * that has not ended, a template, a published journey, or the inbox.
 */
const findNeeded = batchStatement<[tenantId: string, sums: readonly string[], before: Date], { sha256: string }>(
  'media.find_needed',
  `SELECT DISTINCT f.sha256 FROM media_files f
    WHERE f.tenant_id = $1 AND f.sha256 = ANY ($2)
      AND (f.used_at > $3
           OR EXISTS (SELECT FROM message_queue q JOIN messages m ON m.tenant_id = $1 AND m.id = q.message_id WHERE q.tenant_id = $1 AND m.media @> ARRAY[f.id])
           OR EXISTS (SELECT FROM campaigns c WHERE c.tenant_id = $1 AND c.state NOT IN ('completed', 'canceled')
                         AND (position(f.id IN c.media::text) > 0 OR position(f.id IN c.experiment::text) > 0))
           OR EXISTS (SELECT FROM template_versions v JOIN templates t ON t.tenant_id = $1 AND t.id = v.template_id
                       WHERE v.tenant_id = $1 AND position(f.id IN v.media::text) > 0 AND t.state <> 'archived')
           OR EXISTS (SELECT FROM journey_versions j WHERE j.tenant_id = $1 AND position(f.id IN j.definition::text) > 0))
   UNION SELECT i.sha256 FROM inbound_files i WHERE i.tenant_id = $1 AND i.sha256 = ANY ($2) AND i.state = 'kept'`,
);

const keepLonger = batchStatement<[tenantId: string, sums: readonly string[], until: Date]>(
  'media.keep_longer',
  'UPDATE media_contents SET kept_until = $3 WHERE tenant_id = $1 AND sha256 = ANY ($2)',
);

/** What has been saved or used again meanwhile is kept longer, and stays. */
const dropContents = batchStatement<[tenantId: string, sums: readonly string[], now: Date]>(
  'media.drop_contents',
  'DELETE FROM media_contents WHERE tenant_id = $1 AND sha256 = ANY ($2) AND kept_until <= $3',
);

/** Copies of earlier versions that are due. Uses media_files_used_at_idx. */
const oldCopies = statement<[before: Date, limit: number], { tenant_id: string; id: string }>(
  'media.old_copies',
  'SELECT tenant_id, id FROM media_files WHERE content IS NOT NULL AND used_at <= $1 ORDER BY used_at LIMIT $2',
);

/** They go where the others are, due at once, so that one rule decides about all. */
const moveCopies = batchStatement<[tenantId: string, ids: readonly string[], now: Date]>(
  'media.move_copies',
  `WITH moved AS (
     SELECT DISTINCT ON (sha256) sha256, bytes, content FROM media_files WHERE tenant_id = $1 AND id = ANY ($2) AND content IS NOT NULL ORDER BY sha256, id),
   saved AS (
     INSERT INTO media_contents (tenant_id, sha256, bytes, content, kept_until) SELECT $1, sha256, bytes, content, $3 FROM moved
     ON CONFLICT (tenant_id, sha256) DO NOTHING)
   UPDATE media_files SET content = NULL WHERE tenant_id = $1 AND id = ANY ($2)`,
);

/**
 * Drops copies 90 days after their last use, unless they are needed; returns whether there may be
 * more.
 */
export async function dropCopies(database: Database, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - KEPT_MS);
  const old = await database.rows(oldCopies, before, BATCH);
  for (const [tenantId, rows] of groupByTenant(old)) {
    const ids = rows.map(({ id }) => id);
    await database.run(moveCopies, tenantId, ids, now);
  }
  const due = await database.rows(dueContents, now, BATCH);
  for (const [tenantId, rows] of groupByTenant(due)) {
    const sums = rows.map(({ sha256 }) => sha256);
    const needed = (await database.rows(findNeeded, tenantId, sums, before)).map(({ sha256 }) => sha256);
    if (needed.length > 0) await database.run(keepLonger, tenantId, needed, keptUntil(now));
    await database.run(dropContents, tenantId, sums, now);
  }
  return old.length === BATCH || due.length === BATCH;
}
