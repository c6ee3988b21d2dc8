import { type IdPrefix, newId } from '../../../src/platform/ids.ts';
import { type AcceptedRecord, BARE_SEND, type EventRecord } from '../bare-send.ts';
import { bareTarget, compare, rate, skillTarget } from '../load.ts';
import { type BenchCustomer, partnerWithCustomers } from '../partner.ts';
import type { BenchRow } from '../row.ts';

const CUSTOMERS = 100;
const TEXT = 'Your order 1001 is ready for pick-up.';

export const partnerSend: BenchRow = {
  name: 'partner-send',
  group: 'Calls',
  measures: `partner.send, one message for one of ${CUSTOMERS} end-customers; limit: only what a message must write (key, debit, credit entry, message, audit entry, event), in one statement through bare pg behind bare Koa`,
  run: async (stage) => {
    const bench = await stage.service();
    const { key, partnerId, customers, phone } = await partnerWithCustomers(bench, CUSTOMERS);
    const customer = (n: number): BenchCustomer => customers[n % customers.length] as BenchCustomer;
    const { ours, limit, ratio } = await compare(
      stage,
      skillTarget(bench.url, key, 'partner.send', (n) => ({
        idempotency_key: `ours-${n}`,
        external_ref: customer(n).externalRef,
        to: phone,
        text: TEXT,
      })),
      bareTarget(bench.baselineUrl, BARE_SEND, (n) => bareValues(partnerId, `bare-${n}`, customer(n), phone)),
    );
    return [
      {
        name: 'partner.send, 50 connections',
        measured: rate(ours.perSecond),
        limit: `its writes alone, bare pg behind bare Koa ${rate(limit.perSecond)}`,
        ratio,
        min: 0.6,
        p50Ms: ours.p50Ms,
        p99Ms: ours.p99Ms,
      },
    ];
  },
};

/** One message per call, as a minimal program would write it. */
function bareValues(tenantId: string, key: string, { accountId, numberId }: BenchCustomer, phone: string): unknown[] {
  const now = new Date();
  const id = (prefix: IdPrefix): string => newId(prefix, now.getTime());
  const answer = { message_id: id('msg'), state: 'queued', to: phone };
  const message: AcceptedRecord = {
    key,
    request_hash: key,
    answer: JSON.stringify(answer),
    account_id: accountId,
    message_id: answer.message_id,
    contact_id: null,
    number_id: numberId,
    from_phone: phone,
    to_phone: phone,
    original_body: null,
    body: TEXT,
    encoding: 'GSM-7',
    segments: 1,
    credits: 1,
    purpose: 'marketing',
    state: 'queued',
    decision: { allow: true, gates: Array(8).fill({ gate: 'content', outcome: 'pass', reason: null, inputs: {} }) },
    due_at: now,
    valid_until: null,
    carrier: 'simulator',
    measure_group: 'bare',
    dimensions: {},
    entry_id: id('cre'),
    audit_id: id('aud'),
    key_id: 'key',
    params_hash: key,
    request_id: 'req',
    now,
  };
  const event: EventRecord = {
    id: id('evt'),
    account_id: accountId,
    type: 'message.accepted',
    body: JSON.stringify({ type: 'message.accepted', timestamp: now, version: '1', data: answer }),
    request_id: 'req',
    now,
  };
  return [tenantId, JSON.stringify([message]), JSON.stringify([event])];
}
