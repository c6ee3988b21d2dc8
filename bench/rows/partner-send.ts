import { consentRules } from '../../src/messaging/partner-send/consent-rules.ts';
import { type PartnerText, partnerSends } from '../../src/messaging/partner-send/statement.ts';
import { type IdPrefix, newId } from '../../src/platform/ids.ts';
import { bareTarget, compare, rate, skillTarget } from '../load.ts';
import { partnerWithCustomers } from '../partner.ts';
import { atLeast, atMost, type BenchRow } from '../row.ts';

const CUSTOMERS = 100;
const TEXT = 'Your order 1001 is ready for pick-up.';
const GATE = JSON.stringify({ gate: 'content', outcome: 'pass', reason: null, inputs: {} });

export const partnerSend: BenchRow = {
  name: 'partner-send',
  group: 'Calls',
  measures: `partner.send, one text for one of ${CUSTOMERS} end-customers with a balance of its own; limit: the same call to the database through bare pg behind bare Koa`,
  run: async (stage) => {
    const bench = await stage.service();
    const { key, partnerId, customers, phone } = await partnerWithCustomers(bench, CUSTOMERS);
    const customer = (n: number): string => customers[n % customers.length] as string;
    const { ours, limit, ratio } = await compare(
      stage,
      skillTarget(bench.url, key, 'partner.send', (n) => ({
        idempotency_key: `ours-${n}`,
        external_ref: customer(n),
        to: phone,
        text: TEXT,
      })),
      bareTarget(bench.baselineUrl, partnerSends.text, (n) => bareValues(partnerId, `bare-${n}`, customer(n), phone)),
    );
    return [
      {
        name: 'partner.send, 50 connections',
        measured: rate(ours.perSecond),
        limit: `same call, bare pg behind bare Koa ${rate(limit.perSecond)}`,
        ratio,
        bars: [atLeast(ratio, 0.6), atLeast(ours.perSecond, 3000, '/s'), atMost(ours.p99Ms, 50, ' ms p99')],
        p50Ms: ours.p50Ms,
        p99Ms: ours.p99Ms,
      },
    ];
  },
};

/** One text a call, as a program of its own would send it: the arguments as the service makes them, with ids of their own. */
function bareValues(tenantId: string, key: string, externalRef: string, phone: string): unknown[] {
  const now = new Date();
  const id = (prefix: IdPrefix): string => newId(prefix, now.getTime());
  const message = id('msg');
  const event = id('evt');
  const answer = { message_id: message, external_ref: externalRef, state: 'queued', to: phone };
  const head = `${JSON.stringify({ id: event, type: 'message.accepted', timestamp: now, version: '1', data: answer }).slice(0, -2)},"from":`;
  const text: PartnerText = [
    key,
    key,
    JSON.stringify(answer),
    externalRef,
    phone,
    true,
    JSON.stringify(consentRules('marketing')),
    message,
    TEXT,
    'GSM-7',
    1,
    1,
    'marketing',
    'queued',
    now,
    null,
    GATE,
    GATE,
    GATE,
    null,
    '',
    null,
    'bench',
    id('cre'),
    event,
    head,
    id('evt'),
    id('evt'),
    id('aud'),
    'key',
    key,
    'req',
    now,
  ];
  return [tenantId, ...text.map((argument) => [argument])];
}
