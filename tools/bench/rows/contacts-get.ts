import { getContactById } from '../../../src/skills/contacts/queries.ts';
import { contactId, fillContacts, vacuum } from '../contacts.ts';
import { bareTarget, compare, rate, skillTarget } from '../load.ts';
import type { BenchRow } from '../row.ts';

const CONTACTS = 1_000;

export const contactsGet: BenchRow = {
  name: 'contacts-get',
  group: 'Calls',
  measures: 'contacts.get by id; limit: the same statement through bare pg behind bare Koa',
  run: async (stage) => {
    const { url, baselineUrl, account, pool } = await stage.service();
    const { key, accountId } = await account(0);
    await fillContacts(pool, accountId, CONTACTS);
    await vacuum(pool);
    const pick = (n: number): string => contactId((n % CONTACTS) + 1);
    const { ours, limit, ratio } = await compare(
      stage,
      skillTarget(url, key, 'contacts.get', (n) => ({ contact_id: pick(n) })),
      bareTarget(baselineUrl, getContactById.text, (n) => [accountId, accountId, pick(n)]),
    );
    return [
      {
        name: 'contacts.get, 50 connections',
        measured: rate(ours.perSecond),
        limit: `same query, bare pg behind bare Koa ${rate(limit.perSecond)}`,
        ratio,
        min: 0.5,
        p50Ms: ours.p50Ms,
        p99Ms: ours.p99Ms,
      },
    ];
  },
};
