import { batchStatement, type Sql, statement } from '../../../platform/database/sql.ts';

export type Kind = 'messages' | 'inbound_messages';

const insertScans = statement<[limit: number, now: Date]>(
  'retention.add_scans',
  `INSERT INTO message_retention (tenant_id, kind, erased_to, walked_to, due_at)
   SELECT a.tenant_id, k.kind, '', '', $2::timestamptz FROM accounts a CROSS JOIN (VALUES ('messages'), ('inbound_messages')) AS k (kind)
    WHERE a.id = a.tenant_id AND NOT EXISTS (SELECT FROM message_retention r WHERE r.tenant_id = a.tenant_id AND r.kind = k.kind)
    LIMIT $1
   ON CONFLICT DO NOTHING`,
);

const MAX_NEW = 1_000;

/** Adds both kinds for tenants that have no scans yet; returns whether there may be more. */
export async function addScans(sql: Sql, now: Date): Promise<boolean> {
  return (await sql.run(insertScans, MAX_NEW, now)) === MAX_NEW;
}

export interface RetentionScan {
  /** All messages up to this ID are erased. */
  readonly erased_to: string;
  /** Last ID of the current scan; equal to `erased_to` at its start. */
  readonly walked_to: string;
}

export const lockScan = statement<[tenantId: string, kind: Kind], RetentionScan>(
  'retention.lock_scan',
  'SELECT erased_to, walked_to FROM message_retention WHERE tenant_id = $1 AND kind = $2 FOR UPDATE',
);

export interface ScannedMessage {
  readonly id: string;
  readonly erased: boolean;
  /** It was final long enough ago. */
  readonly expired: boolean;
}

type Page = [tenantId: string, after: string, below: string, endedBefore: Date, limit: number, erased: string];
type Erase = [tenantId: string, ids: readonly string[], erased: string];

/**
 * By the primary key: IDs start with the time. An accepted message without a report counts as
 * final.
 */
export const scanMessages = batchStatement<Page, ScannedMessage>(
  'retention.scan_messages',
  `SELECT id, body = $6 AS erased, coalesce(coalesce(finalized_at, accepted_at) <= $4, false) AS expired
     FROM messages WHERE tenant_id = $1 AND id > $2 AND id < $3 ORDER BY id LIMIT $5`,
);

export const scanInbound = batchStatement<Page, ScannedMessage>(
  'retention.scan_inbound',
  `SELECT id, text = $6 AS erased, received_at <= $4 AS expired
     FROM inbound_messages WHERE tenant_id = $1 AND id > $2 AND id < $3 ORDER BY id LIMIT $5`,
);

export const eraseMessages = batchStatement<Erase>(
  'retention.erase_messages',
  'UPDATE messages SET body = $3, original_body = NULL, media = NULL WHERE tenant_id = $1 AND id = ANY ($2)',
);

export const eraseInbound = batchStatement<Erase>(
  'retention.erase_inbound',
  "UPDATE inbound_messages SET text = $3, media = '[]' WHERE tenant_id = $1 AND id = ANY ($2)",
);
