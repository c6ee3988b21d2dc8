import type { TestAccount, TestApp } from './app.ts';

/** The numbers of messages that contacts of the account have, each once. */
export async function messagesPerContact({ parts }: TestApp, { accountId }: TestAccount): Promise<number[]> {
  const { rows } = await parts.database.pool.query<{ count: number }>(
    'SELECT DISTINCT count(*)::int AS count FROM messages WHERE tenant_id = $1 GROUP BY contact_id',
    [accountId],
  );
  return rows.map(({ count }) => count);
}

/** What the fan-out of the account's campaigns has still to record. */
export async function leftToRecord(
  { parts }: TestApp,
  { accountId }: TestAccount,
): Promise<{ ranges: number; remainders: number } | undefined> {
  const { rows } = await parts.database.pool.query<{ ranges: number; remainders: number }>(
    `SELECT (SELECT count(*)::int FROM campaign_ranges WHERE tenant_id = $1) AS ranges,
            (SELECT count(*)::int FROM campaign_remainders WHERE tenant_id = $1) AS remainders`,
    [accountId],
  );
  return rows[0];
}
