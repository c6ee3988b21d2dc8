import type { Furnish } from './index.ts';

/**
 * An order of the one contact, attributed to the message of the running campaign, the finished
 * recomputation of another period, and an event before the order.
 */
export const furnishConversions: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    `INSERT INTO conversions (tenant_id, id, account_id, contact_id, event, value_minor, currency, occurred_at, external_id, message_id, campaign_id, delivered_at, created_at)
     VALUES ($1, 'cnv_01jd0000000000000000000001', $1, 'con_01jd0000000000000000000001', 'purchase', 4200, 'USD', now(), 'order-1001',
       'msg_01jd0000000000000000000001', 'cmp_01jd0000000000000000000002', now(), now())`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO attribution_credits (tenant_id, conversion_id, version, position, kind, message_id, campaign_id, touched_at, share_millionths, value_minor)
     VALUES ($1, 'cnv_01jd0000000000000000000001', 0, 1, 'delivery', 'msg_01jd0000000000000000000001', 'cmp_01jd0000000000000000000002', now(), 1000000, 4200)`,
    [tenantId],
  );
  await pool.query(
    `WITH settings AS (
       INSERT INTO attribution_settings (tenant_id, account_id, version, model, click_hours, delivery_hours, job_id, created_at)
       VALUES ($1, $1, 2, 'linear', 120, 24, 'atr_01jd0000000000000000000001', now()))
     INSERT INTO attribution_recomputations (tenant_id, id, account_id, version, from_at, to_at, state, cursor_at, cursor_id, total, processed, created_at, finished_at)
     VALUES ($1, 'atr_01jd0000000000000000000001', $1, 2, '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z', 'completed', now(), '', 1, 1, now(), now())`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO events (tenant_id, id, account_id, contact_id, name, occurred_at, recorded_at, external_id, properties)
     VALUES ($1, 'bev_01jd0000000000000000000001', $1, 'con_01jd0000000000000000000001', 'cart.updated', now(), now(), 'cart-1001', '{"items": 2}')`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO event_external_ids (tenant_id, account_id, external_id, event_id, occurred_at)
     VALUES ($1, $1, 'cart-1001', 'bev_01jd0000000000000000000001', now())`,
    [tenantId],
  );
};
