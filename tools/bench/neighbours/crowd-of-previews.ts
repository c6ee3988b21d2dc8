import { fillContacts } from '../contacts.ts';
import type { Account } from '../stage.ts';
import { type Attack, hammer, lengthenNotes, SLOW_RULES } from './attack.ts';

const ACCOUNTS = 12;
const CONNECTIONS = 4;
/** Their search takes many times the budget of a rule. */
const CONTACTS = 2_000;

/** Free accounts: each alone stays within its share. */
export const crowdOfPreviews: Attack = {
  name: `slow previews of ${ACCOUNTS} accounts, ${CONNECTIONS} each at a time`,
  start: async ({ bench }) => {
    const accounts: Account[] = [];
    for (let n = 0; n < ACCOUNTS; n += 1) {
      const account = await bench.account(0);
      await fillContacts(bench.pool, account.accountId, CONTACTS);
      await lengthenNotes(bench, account);
      accounts.push(account);
    }
    const stops = accounts.map(({ key }) =>
      hammer(CONNECTIONS, () => bench.call(key, 'segments.preview', { rules: SLOW_RULES })),
    );
    return async () => {
      await Promise.all(stops.map((stop) => stop()));
    };
  },
};
