import type { TestAccount, TestApp } from './app.ts';

export const ADA = '+12025550143';

/** An account with a number and a contact that has opted in. */
export async function createReplyAccount(app: TestApp): Promise<TestAccount> {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('contacts.optIn', {
    phone: ADA,
    method: 'web_form',
    source: 'https://acme.example',
    captured_at: '2026-01-01T00:00:00Z',
  });
  return account;
}

/** The bodies of the automatic replies that an account has sent, oldest first. */
export async function repliesOf(app: TestApp, { accountId }: TestAccount): Promise<string[]> {
  const { rows } = await app.parts.database.pool.query<{ body: string }>(
    "SELECT body FROM messages WHERE account_id = $1 AND purpose = 'reply' ORDER BY id",
    [accountId],
  );
  return rows.map(({ body }) => body);
}
