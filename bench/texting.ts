import { contactId, fillContacts } from './contacts.ts';
import { skillTarget, type Target } from './load.ts';
import type { Account, Bench } from './stage.ts';

const CONTACTS = 200;

/** Accounts that may send single texts. */
export async function textingAccounts({ account, call, pool }: Bench, count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let n = 0; n < count; n += 1) {
    const made = await account(1_000_000);
    await call(made.key, 'phone-numbers.ensureDefault', {});
    await fillContacts(pool, made.accountId, CONTACTS);
    accounts.push(made);
  }
  return accounts;
}

/** messages.send, each account in its turn. */
export function sends({ url }: Bench, accounts: readonly Account[]): Target {
  const { body } = skillTarget(url, '', 'messages.send', (n) => ({
    contact_id: contactId((n % CONTACTS) + 1),
    text: 'Your code is 123456.',
    purpose: 'transactional',
  }));
  return { url, body, headers: (n) => ({ authorization: `Bearer ${accounts[n % accounts.length]?.key}` }) };
}
