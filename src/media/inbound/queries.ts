import { MAX_MEDIA } from '../../domain/media/limits.ts';
import { batchStatement, statement } from '../../platform/database/sql.ts';

/** A file that waits to be read. */
export interface WaitingFile {
  readonly account_id: string;
  readonly number_id: string;
  readonly carrier: string;
  readonly url: string;
  readonly expires_at: Date;
  readonly attempts: number;
}

export const findWaiting = statement<[tenantId: string, id: string], WaitingFile>(
  'media.find_waiting',
  `SELECT account_id, number_id, carrier, url, expires_at, attempts FROM inbound_files WHERE tenant_id = $1 AND id = $2 AND state = 'waiting'`,
);

/** Only while the lease is held: an erased file must not come back. Returns how many. */
export const saveRead = statement<
  [tenantId: string, id: string, until: Date, contentType: string, bytes: number, sha256: string]
>(
  'media.save_read',
  `UPDATE inbound_files SET state = 'kept', why = NULL, due_at = NULL, content_type = $4, bytes = $5, sha256 = $6
    WHERE tenant_id = $1 AND id = $2 AND due_at = $3 AND state = 'waiting'`,
);

/** `next`: null when it is not tried again. */
export const saveUnread = statement<
  [tenantId: string, id: string, until: Date, why: string, next: Date | null],
  Record<string, never>
>(
  'media.save_unread',
  `UPDATE inbound_files SET why = $4, attempts = attempts + 1, due_at = $5::timestamptz, state = CASE WHEN $5::timestamptz IS NULL THEN 'failed' ELSE state END
    WHERE tenant_id = $1 AND id = $2 AND due_at = $3 AND state = 'waiting'`,
);

/** Uses inbound_files_expires_at_idx. */
export const findExpired = statement<[now: Date, limit: number], { tenant_id: string; id: string }>(
  'media.find_expired_inbound',
  `SELECT tenant_id, id FROM inbound_files WHERE state <> 'expired' AND expires_at <= $1 ORDER BY expires_at LIMIT $2`,
);

/** SQL: lets the contents of `gone` go at once, unless something else needs them. */
const RELEASE =
  'UPDATE media_contents SET kept_until = least(kept_until, $3) WHERE tenant_id = $1 AND sha256 IN (SELECT sha256 FROM gone)';

export const expire = batchStatement<[tenantId: string, ids: readonly string[], now: Date]>(
  'media.expire_inbound',
  `WITH gone AS (
     UPDATE inbound_files SET state = 'expired', due_at = NULL, sha256 = NULL FROM (
       SELECT o.id AS old_id, o.sha256 AS old_sha256 FROM inbound_files o WHERE o.tenant_id = $1 AND o.id = ANY ($2)) old
      WHERE tenant_id = $1 AND id = old.old_id RETURNING old.old_sha256 AS sha256)
   ${RELEASE}`,
);

/** The files of messages whose text is erased or which are deleted. */
export const eraseOfMessages = batchStatement<[tenantId: string, inboundIds: readonly string[], now: Date]>(
  'media.erase_of_messages',
  `WITH gone AS (DELETE FROM inbound_files WHERE tenant_id = $1 AND inbound_id = ANY ($2) RETURNING sha256)
   ${RELEASE}`,
);

/** The files that a person has sent. Before the messages lose the number. */
export const eraseOfPhone = statement<
  [tenantId: string, accountId: string, now: Date, phone: string],
  Record<string, never>
>(
  'media.erase_of_phone',
  `WITH gone AS (
     DELETE FROM inbound_files WHERE tenant_id = $1 AND inbound_id IN (
       SELECT i.id FROM inbound_messages i WHERE i.tenant_id = $1 AND i.account_id = $2 AND i.from_phone = $4) RETURNING sha256)
   ${RELEASE}`,
);

export interface ShownInboundFile {
  readonly content_type: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** A file that the inbox shows. */
export const findKept = statement<[tenantId: string, accountId: string, id: string, now: Date], ShownInboundFile>(
  'media.find_kept_inbound',
  `SELECT i.content_type, i.bytes, i.sha256 FROM inbound_files i
    WHERE i.tenant_id = $1 AND i.account_id = $2 AND i.id = $3 AND i.state = 'kept' AND i.expires_at > $4
      AND EXISTS (SELECT FROM media_contents c WHERE c.tenant_id = $1 AND c.sha256 = i.sha256)`,
);

/**
 * SQL: the files of the inbound message `i` of the tenant `$1`, as JSON; of an old message its
 * links.
 */
export const INBOUND_FILES = `coalesce(
            (SELECT jsonb_agg(jsonb_build_object('url', f.url, 'content_type', coalesce(f.content_type, i.media -> f.position ->> 'content_type'),
                              'file', jsonb_build_object('id', f.id, 'state', f.state, 'why', f.why, 'bytes', f.bytes, 'expires_at', f.expires_at)) ORDER BY f.position)
               FROM inbound_files f WHERE f.tenant_id = $1 AND f.inbound_id = i.id AND f.position < ${MAX_MEDIA}), i.media)`;
