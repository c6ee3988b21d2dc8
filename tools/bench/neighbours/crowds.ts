import { setTimeout as sleep } from 'node:timers/promises';
import { contactId, fillContacts } from '../contacts.ts';
import type { Account, Bench } from '../stage.ts';
import { type Attack, hammer, insist, lengthenNotes, SLOW_RULES } from './attack.ts';

const ACCOUNTS = 12;
const CONNECTIONS = 4;
/** Their search takes many times the budget of a rule. */
const CONTACTS = 2_000;

export const crowdOfPreviews = crowd('slow previews', ({ call }, { key }) =>
  call(key, 'segments.preview', { rules: SLOW_RULES }),
);

/** Rules are evaluated in the transaction of the call, too. */
export const crowdOfSegments = crowd('new slow segments', ({ call }, { key }, nth) =>
  call(key, 'segments.create', { name: `Slow ${nth}`, rules: SLOW_RULES }),
);

const RULES = 3;
const EVENTS = 200;

/** Work with rules, which competes with the same work of others. */
export const crowdOfRules: Attack = {
  name: `${RULES} rules with slow conditions of ${ACCOUNTS} accounts, ${EVENTS} events each`,
  start: async ({ bench }) => {
    const accounts = await openCrowd(bench);
    const events = Array.from({ length: EVENTS }, (_, n) => ({ contact_id: contactId(n + 1), name: 'order.placed' }));
    const made: { account: Account; ruleId: string }[] = [];
    for (const account of accounts) {
      await bench.call(account.key, 'tags.create', { name: 'Z' });
      for (let n = 0; n < RULES; n += 1) {
        const { rule } = (await bench.call(account.key, 'automation.create', {
          name: `Slow ${n}`,
          trigger: { kind: 'event', name: 'order.placed' },
          conditions: SLOW_RULES,
          actions: [{ skill: 'tags.assign', params: { tag: 'Z', ids: [{ $from: 'contact.id' }] } }],
        })) as { rule: { id: string } };
        made.push({ account, ruleId: rule.id });
      }
    }
    const stops = accounts.map(({ key }) =>
      hammer(1, async () => {
        await bench.call(key, 'analytics.recordEvent', { events });
        await sleep(2_000);
      }),
    );
    return async () => {
      await Promise.all(stops.map((stop) => stop()));
      for (const { account, ruleId } of made)
        await insist(() => bench.call(account.key, 'automation.delete', { rule_id: ruleId }));
    };
  },
};

/** Free accounts: each alone stays within its share. */
async function openCrowd(bench: Bench): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let n = 0; n < ACCOUNTS; n += 1) {
    const account = await bench.account(0);
    await fillContacts(bench.pool, account.accountId, CONTACTS);
    await lengthenNotes(bench, account);
    accounts.push(account);
  }
  return accounts;
}

function crowd(what: string, call: (bench: Bench, account: Account, nth: number) => Promise<unknown>): Attack {
  return {
    name: `${what} of ${ACCOUNTS} accounts, ${CONNECTIONS} each at a time`,
    start: async ({ bench }) => {
      const accounts = await openCrowd(bench);
      let nth = 0;
      const stops = accounts.map((account) =>
        hammer(CONNECTIONS, () => {
          nth += 1;
          return call(bench, account, nth);
        }),
      );
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
  };
}
