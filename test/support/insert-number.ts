import type { TestAccount, TestApp } from './app.ts';

/** A number besides the default one, as the operator adds it for a carrier. */
export async function insertNumber(app: TestApp, { accountId }: TestAccount, id: string, phone: string): Promise<void> {
  await app.parts.database.pool.query(
    `INSERT INTO phone_numbers (tenant_id, id, account_id, phone, country, type, state, is_default, carrier, assignment, messages_per_second, paced_until, created_at)
     VALUES ($1, $2, $1, $3, 'US', 'long_code', 'active', false, 'simulator', 'unassigned', 10, now(), now())`,
    [accountId, id, phone],
  );
}
