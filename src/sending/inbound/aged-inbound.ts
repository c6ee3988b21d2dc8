import { eraseOfMessages } from '../../media/inbound/queries.ts';
import { type AgingKind, rowsOf } from '../../platform/aging/kind.ts';
import { batchStatement } from '../../platform/database/sql.ts';
import { firstIdAt } from '../../platform/ids.ts';

/** What waits for a review pauses marketing to its sender, and stays. */
const IS_AGED = "(i.intent <> 'review' OR i.reviewed_at IS NOT NULL)";

/** By the primary key; a review waits for the locks. */
const lockAged = batchStatement<
  [tenantId: string, after: string, below: string, before: Date, limit: number],
  { id: string; row: string }
>(
  'inbound.lock_aged',
  `SELECT i.id, to_jsonb(i)::text AS row FROM inbound_messages i
    WHERE i.tenant_id = $1 AND i.id > $2 AND i.id < $3 AND i.received_at <= $4 AND ${IS_AGED} ORDER BY i.id LIMIT $5 FOR UPDATE SKIP LOCKED`,
);
const dropAged = batchStatement<[tenantId: string, ids: readonly string[]]>(
  'inbound.drop_aged',
  'DELETE FROM inbound_messages WHERE tenant_id = $1 AND id = ANY ($2)',
);

/**
 * Inbound messages: the other half of a conversation, which ages with the messages. What people
 * consented to, or revoked, is in the consent entries, which stay.
 */
export const AGED_INBOUND: AgingKind = {
  name: 'inbound_messages',
  take: async (tx, tenantId, { after, before, limit }) => {
    const aged = await tx.rows(lockAged, tenantId, after, firstIdAt('inb', before.getTime()), before, limit);
    return {
      rows: rowsOf('inbound_messages', aged),
      remove: async () => {
        const ids = aged.map(({ id }) => id);
        await tx.run(eraseOfMessages, tenantId, ids, before);
        await tx.run(dropAged, tenantId, ids);
      },
      next: aged.length < limit ? null : (aged.at(-1)?.id ?? null),
    };
  },
};
