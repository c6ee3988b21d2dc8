import type { Furnish } from './index.ts';

/** A message to the one contact that failed with an unknown subscriber, and a completed scan. */
export const furnishHygiene: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    `INSERT INTO messages (tenant_id, id, account_id, contact_id, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose,
       state, error_code, due_at, carrier, carrier_message_id, created_at, finalized_at)
     VALUES ($1, 'msg_01jd0000000000000000000004', $1, 'con_01jd0000000000000000000001', 'num_01jd0000000000000000000009',
       '+12025552143', '+12025550143', 'Hello', 'GSM-7', 1, 1, 'transactional', 'undelivered', 'unknown_subscriber', now(), 'simulator', 'sim-4', now(), now())`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO hygiene_scans (tenant_id, id, account_id, level, state, cursor, total, checked, found, max_credits, credits, created_at, finished_at)
     VALUES ($1, 'scn_01jd0000000000000000000001', $1, 'offline', 'completed', 'con_01jd0000000000000000000001', 1, 1, 0, 0, 0, now(), now())`,
    [tenantId],
  );
};
