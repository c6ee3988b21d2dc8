import type { Furnish } from './index.ts';

/**
 * An order of the one contact, attributed to the message of the running campaign, and an event
 * before it.
 */
export const furnishConversions: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    `INSERT INTO conversions (tenant_id, id, account_id, contact_id, event, value_minor, currency, occurred_at, external_id, message_id, campaign_id, delivered_at, created_at)
     VALUES ($1, 'cnv_01jd0000000000000000000001', $1, 'con_01jd0000000000000000000001', 'purchase', 4200, 'USD', now(), 'order-1001',
       'msg_01jd0000000000000000000001', 'cmp_01jd0000000000000000000002', now(), now())`,
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
