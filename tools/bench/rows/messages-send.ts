import { vacuum } from '../contacts.ts';
import { compare, rate, skillTarget } from '../load.ts';
import { type BenchCustomer, partnerWithCustomers } from '../partner.ts';
import type { BenchRow } from '../row.ts';
import { accountsWithContacts, sendTarget } from '../single-sends.ts';

const CUSTOMERS = 100;

export const messagesSend: BenchRow = {
  name: 'messages-send',
  group: 'Calls',
  measures: 'messages.send with 50 connections of one tenant; limit: partner.send with as many',
  run: async (stage) => {
    const bench = await stage.service();
    const { key, customers, phone } = await partnerWithCustomers(bench, CUSTOMERS);
    const accounts = await accountsWithContacts(bench, 1);
    await vacuum(bench.pool);
    const partnerSend = skillTarget(bench.url, key, 'partner.send', (n) => ({
      idempotency_key: `key-${n}`,
      external_ref: (customers[n % customers.length] as BenchCustomer).externalRef,
      to: phone,
      text: 'Your code is 123456.',
      purpose: 'transactional',
    }));
    const { ours, limit, ratio } = await compare(stage, sendTarget(bench, accounts), partnerSend);
    return [
      {
        name: 'messages.send, 50 connections',
        measured: rate(ours.perSecond),
        limit: `partner.send ${rate(limit.perSecond)}`,
        ratio,
        min: 0.8,
        p50Ms: ours.p50Ms,
        p99Ms: ours.p99Ms,
      },
    ];
  },
};
