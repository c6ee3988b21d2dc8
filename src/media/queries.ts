import { type ParamOf, rowList } from '../platform/database/row-list.ts';
import { statement } from '../platform/database/sql.ts';
import type { MediaFile } from './media-file.ts';

const COLUMNS = 'f.id, f.url, f.content_type, f.bytes, f.sha256, f.code, f.checked_at';

/** SQL: the files with the ids in `ids`, in their order, as JSON; of the tenant `$1`. */
export function filesAsJson(ids: string): string {
  return `(SELECT jsonb_agg(jsonb_build_object('url', f.url, 'content_type', f.content_type, 'bytes', f.bytes, 'sha256', f.sha256)
                            ORDER BY array_position(${ids}, f.id)) FROM media_files f WHERE f.tenant_id = $1 AND f.id = ANY (${ids}))`;
}

export interface StoredFile extends MediaFile {
  /** False after the retention of the copy. */
  readonly is_kept: boolean;
}

export interface ApprovedFile extends StoredFile {
  readonly latest_id: string;
  readonly latest_sha256: string;
  readonly latest_checked_at: Date;
}

/** Files by their ids, each with what its link led to at its last check. */
export const findApproved = statement<[tenantId: string, accountId: string, ids: readonly string[]], ApprovedFile>(
  'media.find_approved',
  `SELECT ${COLUMNS}, f.content IS NOT NULL AS is_kept, l.id AS latest_id, l.sha256 AS latest_sha256, l.checked_at AS latest_checked_at
     FROM media_files f
     CROSS JOIN LATERAL (SELECT o.id, o.sha256, o.checked_at FROM media_files o
                          WHERE o.tenant_id = $1 AND o.account_id = $2 AND o.url_key = f.url_key
                          ORDER BY o.checked_at DESC, o.id DESC LIMIT 1) l
    WHERE f.tenant_id = $1 AND f.account_id = $2 AND f.id = ANY ($3)`,
);

/** What links led to at their last check. */
export const findLatest = statement<
  [tenantId: string, accountId: string, keys: readonly string[]],
  StoredFile & { url_key: string }
>(
  'media.find_latest',
  `SELECT latest.* FROM unnest($3::text[]) AS key
    CROSS JOIN LATERAL (
      SELECT f.url_key, ${COLUMNS}, f.content IS NOT NULL AS is_kept FROM media_files f
       WHERE f.tenant_id = $1 AND f.account_id = $2 AND f.url_key = key ORDER BY f.checked_at DESC, f.id DESC LIMIT 1) AS latest`,
);

/** Bytes of the copies that an account keeps. */
export const sumStored = statement<[tenantId: string, accountId: string], { bytes: number }>(
  'media.sum_stored',
  'SELECT coalesce(sum(bytes), 0)::float8 AS bytes FROM media_files WHERE tenant_id = $1 AND account_id = $2 AND content IS NOT NULL',
);

export const FILES = rowList({
  id: 'text',
  account_id: 'text',
  url: 'text',
  url_key: 'text',
  sha256: 'text',
  content_type: 'text',
  bytes: 'integer',
  code: 'text',
  now: 'timestamptz',
});

/** Saves what a link led to. A known content keeps its row; a dropped copy returns. */
export const saveFile = statement<[tenantId: string, files: ParamOf<typeof FILES>, content: Buffer]>(
  'media.save_file',
  `WITH file AS (
     INSERT INTO media_files AS f (tenant_id, id, account_id, url, url_key, sha256, content_type, bytes, code, content, created_at, checked_at, used_at)
     SELECT $1, id, account_id, url, url_key, sha256, content_type, bytes, code, $3::bytea, now, now, now FROM ${FILES.from('$2', 'one')}
     ON CONFLICT (tenant_id, account_id, sha256, url_key) DO UPDATE
        SET checked_at = greatest(f.checked_at, excluded.checked_at), used_at = greatest(f.used_at, excluded.used_at),
            content = coalesce(f.content, excluded.content)
     RETURNING f.id, f.code)
   INSERT INTO media_codes (code, tenant_id, file_id) SELECT code, $1, id FROM file ON CONFLICT DO NOTHING`,
);

/**
 * Paths and types of the files that messages carry. Records once a day that they are used; rows
 * that another transaction holds are left to it, so that two claims do not wait for each other.
 */
export const useFiles = statement<
  [tenantId: string, ids: readonly string[], now: Date],
  Pick<MediaFile, 'id' | 'code' | 'content_type'>
>(
  'media.use_files',
  `WITH used AS (
     UPDATE media_files SET used_at = $3 WHERE tenant_id = $1 AND id IN (
       SELECT id FROM media_files WHERE tenant_id = $1 AND id = ANY ($2) AND used_at < $3::timestamptz - interval '1 day' FOR UPDATE SKIP LOCKED))
   SELECT id, code, content_type FROM media_files WHERE tenant_id = $1 AND id = ANY ($2)`,
);

/** The copy that a code leads to, through the global look-up. */
export const findCopy = statement<[code: string], { content: Buffer | null; content_type: string; sha256: string }>(
  'media.find_copy',
  `SELECT f.content, f.content_type, f.sha256 FROM media_codes c JOIN media_files f ON f.tenant_id = c.tenant_id AND f.id = c.file_id
    WHERE c.code = $1`,
);
