import { type ParamOf, rowList } from '../platform/database/row-list.ts';
import { batchStatement, statement } from '../platform/database/sql.ts';
import type { MediaFile } from './media-file.ts';

const COLUMNS = 'f.id, f.url, f.content_type, f.bytes, f.sha256, f.code, f.checked_at';

/** SQL: whether there is a copy of the file `f` of the tenant `$1`. */
const IS_KEPT =
  '(f.content IS NOT NULL OR EXISTS (SELECT FROM media_contents c WHERE c.tenant_id = $1 AND c.sha256 = f.sha256))';

/** SQL: what the last check of the file `f` found instead of a file; null when it found one. */
const failureOf = (f: string): string =>
  `CASE WHEN ${f}.failed_at IS NOT NULL THEN jsonb_build_object('why', ${f}.failed_why, 'status', ${f}.failed_status, 'at', ${f}.failed_at) END`;
const FAILURE = failureOf('f');
const LATEST_FAILURE = failureOf('l');

/** SQL: the files with the ids in `ids`, in their order, as JSON; of the tenant `$1`. */
export function filesAsJson(ids: string): string {
  return `(SELECT jsonb_agg(jsonb_build_object('url', f.url, 'content_type', f.content_type, 'bytes', f.bytes, 'sha256', f.sha256)
                            ORDER BY array_position(${ids}, f.id)) FROM media_files f WHERE f.tenant_id = $1 AND f.id = ANY (${ids}))`;
}

export interface StoredFile extends MediaFile {
  /** False after the retention of the copy. */
  readonly is_kept: boolean;
  /** The last check, whether it found the file or not. */
  readonly tried_at: Date;
}

export interface ApprovedFile extends StoredFile {
  readonly url_key: string;
  readonly latest_id: string;
  readonly latest_sha256: string;
  readonly latest_tried_at: Date;
}

/** Files by their ids, each with what its link led to at its last check. */
export const findApproved = statement<[tenantId: string, accountId: string, ids: readonly string[]], ApprovedFile>(
  'media.find_approved',
  `SELECT ${COLUMNS}, f.url_key, ${IS_KEPT} AS is_kept, greatest(f.checked_at, f.failed_at) AS tried_at,
          ${LATEST_FAILURE} AS failure, l.id AS latest_id, l.sha256 AS latest_sha256, greatest(l.checked_at, l.failed_at) AS latest_tried_at
     FROM media_files f
     CROSS JOIN LATERAL (SELECT o.id, o.sha256, o.checked_at, o.failed_at, o.failed_why, o.failed_status FROM media_files o
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
      SELECT f.url_key, ${COLUMNS}, ${IS_KEPT} AS is_kept, greatest(f.checked_at, f.failed_at) AS tried_at, ${FAILURE} AS failure
        FROM media_files f WHERE f.tenant_id = $1 AND f.account_id = $2 AND f.url_key = key
       ORDER BY f.checked_at DESC, f.id DESC LIMIT 1) AS latest`,
);

/** Bytes of the copies that an account sends, each content once. */
export const sumOfOutbound = statement<[tenantId: string, accountId: string], { bytes: number }>(
  'media.sum_of_outbound',
  `SELECT coalesce(sum(bytes), 0)::float8 AS bytes
     FROM (SELECT DISTINCT f.sha256, f.bytes FROM media_files f WHERE f.tenant_id = $1 AND f.account_id = $2 AND ${IS_KEPT}) kept`,
);

/** Bytes of what people sent to an account. */
export const sumOfInbound = statement<[tenantId: string, accountId: string], { bytes: number }>(
  'media.sum_of_inbound',
  `SELECT coalesce(sum(bytes), 0)::float8 AS bytes
     FROM (SELECT DISTINCT i.sha256, i.bytes FROM inbound_files i WHERE i.tenant_id = $1 AND i.account_id = $2 AND i.state = 'kept') kept`,
);

/**
 * Bytes of the contents that the installation stores; those of earlier versions are not counted.
 */
export const sumOfAll = batchStatement<[], { bytes: number }>(
  'media.sum_of_all',
  'SELECT coalesce(sum(bytes), 0)::float8 AS bytes FROM media_contents',
);

/** Keeps a content until then; one that is known stays where it is. */
export const saveContent = statement<[tenantId: string, sha256: string, content: Buffer, until: Date]>(
  'media.save_content',
  `INSERT INTO media_contents AS c (tenant_id, sha256, bytes, content, kept_until) VALUES ($1, $2, length($3::bytea), $3::bytea, $4)
   ON CONFLICT (tenant_id, sha256) DO UPDATE SET kept_until = greatest(c.kept_until, excluded.kept_until)`,
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

/** Saves what a link led to. A content that the link led to before keeps its row. */
export const saveFile = statement<[tenantId: string, files: ParamOf<typeof FILES>]>(
  'media.save_file',
  `WITH file AS (
     INSERT INTO media_files AS f (tenant_id, id, account_id, url, url_key, sha256, content_type, bytes, code, created_at, checked_at, used_at)
     SELECT $1, id, account_id, url, url_key, sha256, content_type, bytes, code, now, now, now FROM ${FILES.from('$2', 'one')}
     ON CONFLICT (tenant_id, account_id, sha256, url_key) DO UPDATE
        SET checked_at = greatest(f.checked_at, excluded.checked_at), used_at = greatest(f.used_at, excluded.used_at),
            failed_at = NULL, failed_why = NULL, failed_status = NULL
     RETURNING f.id, f.code)
   INSERT INTO media_codes (code, tenant_id, file_id) SELECT code, $1, id FROM file ON CONFLICT DO NOTHING`,
);

/** Records that a link did not lead to a file, of which there is a copy. */
export const saveFailure = statement<
  [tenantId: string, id: string, why: string, status: number | null, now: Date],
  Record<string, never>
>(
  'media.save_failure',
  'UPDATE media_files SET failed_at = $5, failed_why = $3, failed_status = $4 WHERE tenant_id = $1 AND id = $2',
);

/**
 * Paths and types of the files that messages carry. Records once a day that they are used; rows
 * that another transaction holds are left to it, so that two claims do not wait for each other.
 */
export const useFiles = statement<
  [tenantId: string, ids: readonly string[], now: Date, until: Date],
  Pick<MediaFile, 'id' | 'code' | 'content_type'>
>(
  'media.use_files',
  `WITH used AS (
     UPDATE media_files SET used_at = $3 WHERE tenant_id = $1 AND id IN (
       SELECT id FROM media_files WHERE tenant_id = $1 AND id = ANY ($2) AND used_at < $3::timestamptz - interval '1 day' FOR UPDATE SKIP LOCKED)
     RETURNING sha256),
   kept AS (
     UPDATE media_contents SET kept_until = $4 WHERE tenant_id = $1 AND sha256 IN (
       SELECT c.sha256 FROM media_contents c WHERE c.tenant_id = $1 AND c.sha256 IN (SELECT sha256 FROM used) AND c.kept_until < $4 FOR UPDATE SKIP LOCKED))
   SELECT id, code, content_type FROM media_files WHERE tenant_id = $1 AND id = ANY ($2)`,
);

/** The copy that a code leads to, through the global look-up; its content is read in parts. */
export const findCopy = statement<
  [code: string],
  { tenant_id: string; id: string; content_type: string; sha256: string; bytes: number; is_kept: boolean }
>(
  'media.find_copy',
  `SELECT f.tenant_id, f.id, f.content_type, f.sha256, f.bytes,
          (f.content IS NOT NULL OR EXISTS (SELECT FROM media_contents c WHERE c.tenant_id = f.tenant_id AND c.sha256 = f.sha256)) AS is_kept
     FROM media_codes k JOIN media_files f ON f.tenant_id = k.tenant_id AND f.id = k.file_id
    WHERE k.code = $1`,
);

/** A part of a content, from an offset on; of a copy of an earlier version, from its file. */
export const readPart = statement<
  [tenantId: string, sha256: string, offset: number, length: number],
  { part: Buffer | null }
>(
  'media.read_part',
  `SELECT coalesce((SELECT substring(c.content FROM $3::int + 1 FOR $4::int) FROM media_contents c WHERE c.tenant_id = $1 AND c.sha256 = $2),
                   (SELECT substring(f.content FROM $3::int + 1 FOR $4::int) FROM media_files f
                     WHERE f.tenant_id = $1 AND f.sha256 = $2 AND f.content IS NOT NULL LIMIT 1)) AS part`,
);
