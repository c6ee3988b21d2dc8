import { contactId, fillContacts, settle } from '../contacts.ts';
import { compare, rate, skillTarget, type Target } from '../load.ts';
import { atLeast, type BenchRow } from '../row.ts';
import type { Account, Bench } from '../stage.ts';

const TENANTS = 50;
const CONTACTS = 200;

export const hotTenant: BenchRow = {
  name: 'hot-tenant',
  group: 'Calls',
  measures: `messages.send with all 50 connections of one tenant, whose balance is one row; limit: the same calls spread over ${TENANTS} tenants`,
  run: async (stage) => {
    const bench = await stage.service();
    const hot = await textingAccount(bench);
    const spread: Account[] = [];
    for (let n = 0; n < TENANTS; n += 1) spread.push(await textingAccount(bench));
    await settle(bench.pool);
    const { ours, limit, ratio } = await compare(
      stage,
      sends(bench, () => hot),
      sends(bench, (n) => spread[n % TENANTS] as Account),
    );
    return [
      {
        name: 'messages.send, 50 connections of one tenant',
        measured: rate(ours.perSecond),
        limit: `of ${TENANTS} tenants ${rate(limit.perSecond)}, p99 ${limit.p99Ms.toFixed(1)} ms`,
        ratio,
        bars: [atLeast(ratio, 0.5)],
        p50Ms: ours.p50Ms,
        p99Ms: ours.p99Ms,
      },
    ];
  },
};

async function textingAccount({ account, call, pool }: Bench): Promise<Account> {
  const made = await account(1_000_000);
  await call(made.key, 'phone-numbers.ensureDefault', {});
  await fillContacts(pool, made.accountId, CONTACTS);
  return made;
}

function sends({ url }: Bench, of: (n: number) => Account): Target {
  const { body } = skillTarget(url, '', 'messages.send', (n) => ({
    contact_id: contactId((n % CONTACTS) + 1),
    text: 'Your code is 123456.',
    purpose: 'transactional',
  }));
  return { url, body, headers: (n) => ({ authorization: `Bearer ${of(n).key}` }) };
}
