import { contactId, fillContacts } from './contacts.ts';
import { skillTarget, type Target } from './load.ts';
import type { Account, Bench } from './stage.ts';

const CONTACTS = 200;

/** Creates accounts that can send single messages. */
export async function accountsWithContacts({ account, call, pool }: Bench, count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let n = 0; n < count; n += 1) {
    const created = await account(1_000_000);
    await call(created.key, 'phone-numbers.ensureDefault', {});
    await fillContacts(pool, created.accountId, CONTACTS);
    accounts.push(created);
  }
  return accounts;
}

/** Calls messages.send for each account in turn. */
export function sendTarget({ url }: Bench, accounts: readonly Account[]): Target {
  const { body } = skillTarget(url, '', 'messages.send', (n) => ({
    contact_id: contactId((n % CONTACTS) + 1),
    text: 'Your code is 123456.',
    purpose: 'transactional',
  }));
  return { url, body, headers: (n) => ({ authorization: `Bearer ${accounts[n % accounts.length]?.key}` }) };
}
