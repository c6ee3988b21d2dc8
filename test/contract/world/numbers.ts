import type { Furnish } from './index.ts';

/** The default sender. The look-up of its phone is shared by all tenants, so only the first world takes it. */
export const furnishNumbers: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    `INSERT INTO sender_numbers (tenant_id, id, account_id, phone, country, type, state, is_default, carrier, assignment, messages_per_second, paced_until, created_at)
     VALUES ($1, 'num_01jd0000000000000000000001', $1, '+15005550006', 'US', 'long_code', 'active', true, 'simulator', 'unassigned', 10000, now(), now())`,
    [tenantId],
  );
  await pool.query(
    "INSERT INTO sender_number_lookup (phone, tenant_id, account_id, number_id) VALUES ('+15005550006', $1, $1, 'num_01jd0000000000000000000001') ON CONFLICT (phone) DO NOTHING",
    [tenantId],
  );
};
