import { batchStatement, statement } from '../../../platform/sql.ts';

export interface KeptRow {
  readonly carrier_message_id: string;
  readonly tenant_id: string;
  readonly message_id: string;
  readonly parts: number;
}

/** A carrier that comes round with an id it used before means the new text. */
export const keepIds = statement<
  [
    carrier: string,
    ids: readonly string[],
    tenantIds: readonly string[],
    messageIds: readonly string[],
    parts: readonly number[],
    expiresAt: Date,
  ]
>(
  'carriers.keep_ids',
  `INSERT INTO carrier_message_lookup (carrier, carrier_message_id, tenant_id, message_id, parts, expires_at)
   SELECT $1, g.id, g.tenant_id, g.message_id, g.parts, $6
     FROM unnest($2::text[], $3::text[], $4::text[], $5::smallint[]) AS g(id, tenant_id, message_id, parts)
   ON CONFLICT (carrier, carrier_message_id) DO UPDATE
      SET tenant_id = excluded.tenant_id, message_id = excluded.message_id, parts = excluded.parts, delivered_at = NULL,
          expires_at = excluded.expires_at`,
);

/** By primary key. */
export const findIds = batchStatement<[carrier: string, ids: readonly string[]], KeptRow>(
  'carriers.find_ids',
  `SELECT carrier_message_id, tenant_id, message_id, parts FROM carrier_message_lookup
    WHERE carrier = $1 AND carrier_message_id = ANY ($2)`,
);

/** The same with whom the text went to: two primary keys. */
export const findIdsWithRecipient = batchStatement<
  [carrier: string, ids: readonly string[]],
  KeptRow & { readonly to_phone: string }
>(
  'carriers.find_ids_with_recipient',
  `SELECT l.carrier_message_id, l.tenant_id, l.message_id, l.parts, m.to_phone
     FROM carrier_message_lookup l JOIN messages m ON m.tenant_id = l.tenant_id AND m.id = l.message_id
    WHERE l.carrier = $1 AND l.carrier_message_id = ANY ($2)`,
);

export const markPartsDelivered = batchStatement<[carrier: string, ids: readonly string[], at: Date]>(
  'carriers.mark_parts_delivered',
  `UPDATE carrier_message_lookup SET delivered_at = coalesce(delivered_at, $3)
    WHERE carrier = $1 AND carrier_message_id = ANY ($2)`,
);

/** Those of which every part has arrived, by carrier_message_lookup_parts_idx. */
export const findWhole = batchStatement<
  [tenantIds: readonly string[], messageIds: readonly string[]],
  { message_id: string }
>(
  'carriers.find_whole',
  `SELECT message_id FROM carrier_message_lookup
    WHERE tenant_id = ANY ($1) AND message_id = ANY ($2) AND parts > 1
    GROUP BY tenant_id, message_id HAVING count(delivered_at) >= max(parts)`,
);

/** By carrier_message_lookup_expires_at_idx, which keeps ranges of pages: rows are written in the order in which they expire. */
export const dropIds = batchStatement<[now: Date, limit: number]>(
  'carriers.drop_ids',
  `DELETE FROM carrier_message_lookup WHERE (carrier, carrier_message_id) IN (
     SELECT carrier, carrier_message_id FROM carrier_message_lookup WHERE expires_at <= $1 LIMIT $2)`,
);
