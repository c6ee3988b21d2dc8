import type { Furnish } from './index.ts';

/** An order of the one contact, attributed to the message of the running campaign. */
export const furnishConversions: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    `INSERT INTO conversions (tenant_id, id, account_id, contact_id, event, value_minor, currency, occurred_at, external_id, message_id, campaign_id, delivered_at, created_at)
     VALUES ($1, 'cnv_01jd0000000000000000000001', $1, 'con_01jd0000000000000000000001', 'purchase', 4200, 'USD', now(), 'order-1001',
       'msg_01jd0000000000000000000001', 'cmp_01jd0000000000000000000002', now(), now())`,
    [tenantId],
  );
};
