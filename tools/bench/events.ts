import type pg from 'pg';
import { newId } from '../../src/platform/ids.ts';

/** Inserts due events into a partner's outbox, for each of its `customers` in turn. */
export async function emit(pool: pg.Pool, partnerId: string, customers: number, count: number): Promise<void> {
  await pool.query(INSERT, [partnerId, Array.from({ length: count }, () => newId('evt')), customers]);
}

/** One due event of each account at each endpoint that gets its events. */
export async function emitToAll(pool: pg.Pool, tenantIds: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ tenant_id: string; endpoint_id: string; account_id: string }>(RECEIVING, [
    tenantIds,
  ]);
  await pool.query(INSERT_AT, [
    rows.map((row) => row.tenant_id),
    rows.map((row) => row.endpoint_id),
    rows.map((row) => row.account_id),
    rows.map(() => newId('evt')),
  ]);
}

const RECEIVING = `SELECT a.tenant_id, e.id AS endpoint_id, a.id AS account_id
    FROM webhook_endpoints e JOIN accounts a ON a.tenant_id = e.tenant_id AND a.kind = 'customer' AND (e.account_id IS NULL OR e.account_id = a.id)
   WHERE e.tenant_id = ANY ($1) AND e.state = 'active'`;

const INSERT_AT = `INSERT INTO outbox_events (tenant_id, endpoint_id, id, account_id, type, body, state, attempt, attempts, due_at, occurred_at)
  SELECT tenant_id, endpoint_id, id, account_id, 'contact.opted_out',
         json_build_object('id', id, 'type', 'contact.opted_out', 'timestamp', now(), 'version', '1', 'data', json_build_object(
           'contact_id', 'con_01jd0000000000000000000001', 'phone', '+12025550143', 'method', 'keyword'))::text,
         'pending', 0, '[]', now(), now()
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS e (tenant_id, endpoint_id, account_id, id)`;

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
