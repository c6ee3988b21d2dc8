import type { Furnish } from './index.ts';

/**
 * The default number and a toll-free number. Phone numbers are unique across tenants, so each world
 * takes the next one: +15005550006, 0007, …
 */
export const furnishNumbers: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    `WITH next AS (SELECT '+1500555' || lpad((6 + count(*))::text, 4, '0') AS phone FROM phone_number_lookup),
       lookup AS (INSERT INTO phone_number_lookup (phone, tenant_id, account_id, number_id)
         SELECT phone, $1, $1, 'num_01jd0000000000000000000001' FROM next)
     INSERT INTO phone_numbers (tenant_id, id, account_id, phone, country, type, state, is_default, carrier, assignment, messages_per_second, paced_until, created_at)
     SELECT $1, 'num_01jd0000000000000000000001', $1, phone, 'US', 'long_code', 'active', true, 'simulator', 'unassigned', 10000, now(), now() FROM next`,
    [tenantId],
  );
  await pool.query(
    `WITH next AS (SELECT '+1888555' || lpad((6 + count(*))::text, 4, '0') AS phone FROM phone_number_lookup),
       lookup AS (INSERT INTO phone_number_lookup (phone, tenant_id, account_id, number_id)
         SELECT phone, $1, $1, 'num_01jd0000000000000000000002' FROM next)
     INSERT INTO phone_numbers (tenant_id, id, account_id, phone, country, type, state, is_default, carrier, assignment, messages_per_second, paced_until, created_at)
     SELECT $1, 'num_01jd0000000000000000000002', $1, phone, 'US', 'toll_free', 'active', false, 'simulator', 'unassigned', 10000, now(), now() FROM next`,
    [tenantId],
  );
};
