import type pg from 'pg';
import { newId } from '../../src/platform/ids.ts';

/** Inserts due events into a partner's outbox, for each of its `customers` in turn. */
export async function emit(pool: pg.Pool, partnerId: string, customers: number, count: number): Promise<void> {
  await pool.query(INSERT, [partnerId, Array.from({ length: count }, () => newId('evt')), customers]);
}

const INSERT = `INSERT INTO outbox_events (tenant_id, id, account_id, type, body, state, attempt, attempts, due_at, occurred_at)
  SELECT $1, e.id, a.id, 'message.accepted',
         json_build_object('id', e.id, 'type', 'message.accepted', 'timestamp', now(), 'version', '1', 'data', json_build_object(
           'external_ref', a.external_ref, 'message_id', 'msg_01jd0000000000000000000001', 'to', '+12025550143', 'state', 'queued',
           'purpose', 'marketing', 'encoding', 'GSM-7', 'segments', 1, 'credits', 1, 'campaign_id', NULL, 'idempotency_key', 'order-1001-ready',
           'due_at', now(), 'from', '+15550100001'))::text,
         'pending', 0, '[]', now(), now()
    FROM unnest($2::text[]) WITH ORDINALITY AS e (id, position)
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS position, external_ref FROM accounts WHERE tenant_id = $1 AND kind = 'customer') a
      ON a.position = e.position % $3::int + 1`;
