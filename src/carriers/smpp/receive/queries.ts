import { batchStatement, statement } from '../../../platform/database/sql.ts';

export interface StoredIdRow {
  readonly carrier_message_id: string;
  readonly tenant_id: string;
  readonly message_id: string;
  readonly parts: number;
}

/** When a carrier reuses an id, the new message replaces the old one. */
export const saveIds = statement<
  [
    carrier: string,
    ids: readonly string[],
    tenantIds: readonly string[],
    messageIds: readonly string[],
    parts: readonly number[],
    expiresAt: Date,
  ]
>(
  'carriers.save_ids',
  `INSERT INTO carrier_message_lookup (carrier, carrier_message_id, tenant_id, message_id, parts, expires_at)
   SELECT $1, g.id, g.tenant_id, g.message_id, g.parts, $6
     FROM unnest($2::text[], $3::text[], $4::text[], $5::smallint[]) AS g(id, tenant_id, message_id, parts)
   ON CONFLICT (carrier, carrier_message_id) DO UPDATE
      SET tenant_id = excluded.tenant_id, message_id = excluded.message_id, parts = excluded.parts, delivered_at = NULL,
          expires_at = excluded.expires_at`,
);

/** Reads by primary key. */
export const findIds = batchStatement<[carrier: string, ids: readonly string[]], StoredIdRow>(
  'carriers.find_ids',
  `SELECT carrier_message_id, tenant_id, message_id, parts FROM carrier_message_lookup
    WHERE carrier = $1 AND carrier_message_id = ANY ($2)`,
);

/** The numbers of the recipients of a tenant's messages, by primary key. */
export const findRecipients = batchStatement<
  [tenantId: string, messageIds: readonly string[]],
  { readonly id: string; readonly to_phone: string }
>('carriers.find_recipients', 'SELECT id, to_phone FROM messages WHERE tenant_id = $1 AND id = ANY ($2)');

export const markPartsDelivered = batchStatement<[carrier: string, ids: readonly string[], at: Date]>(
  'carriers.mark_parts_delivered',
  `UPDATE carrier_message_lookup SET delivered_at = coalesce(delivered_at, $3)
    WHERE carrier = $1 AND carrier_message_id = ANY ($2)`,
);

/** Messages whose segments are all delivered, by carrier_message_lookup_parts_idx. */
export const findDelivered = batchStatement<
  [carrier: string, tenantIds: readonly string[], messageIds: readonly string[]],
  { message_id: string }
>(
  'carriers.find_delivered',
  `SELECT message_id FROM carrier_message_lookup
    WHERE carrier = $1 AND tenant_id = ANY ($2) AND message_id = ANY ($3) AND parts > 1
    GROUP BY tenant_id, message_id HAVING count(delivered_at) >= max(parts)`,
);

/** By carrier_message_lookup_expires_at_idx, a BRIN index: rows are written in order of expiry. */
export const dropIds = batchStatement<[now: Date, limit: number]>(
  'carriers.drop_ids',
  `DELETE FROM carrier_message_lookup WHERE (carrier, carrier_message_id) IN (
     SELECT carrier, carrier_message_id FROM carrier_message_lookup WHERE expires_at <= $1 LIMIT $2)`,
);
