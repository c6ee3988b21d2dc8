import type { TestAccount, TestApp } from '../app.ts';
import { optIn } from '../opt-in.ts';

/** A Wednesday afternoon in New York, outside quiet hours. */
export const START = '2029-06-13T18:30:00Z';
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const days = (amount: number) => ({ amount, unit: 'days' as const });

/** An account with a number, at `START`. */
export async function openAccount(app: TestApp, mode: 'live' | 'test' = 'live'): Promise<TestAccount> {
  app.clock.now = new Date(START);
  const account = await app.account({ mode });
  await account.call('phone-numbers.ensureDefault', {});
  return account;
}

/** An opted-in contact in New York; returns its ID. */
export async function addPerson(
  account: TestAccount,
  phone: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  await optIn(account, phone, { first_name: 'Ada', timezone: 'America/New_York', ...more });
  return (await account.call('contacts.get', { phone })).contact.id;
}

export async function messagesTo(app: TestApp, account: TestAccount, phone: string): Promise<string[]> {
  const { rows } = await app.parts.database.pool.query<{ body: string }>(
    'SELECT body FROM messages WHERE tenant_id = $1 AND to_phone = $2 ORDER BY id',
    [account.accountId, phone],
  );
  return rows.map(({ body }) => body);
}

export async function later(app: TestApp, ms: number): Promise<void> {
  app.clock.advance(ms);
  await app.drain();
}
