import { consentRules } from '../../src/messaging/partner-send/consent-rules.ts';
import { type IdPrefix, newId } from '../../src/platform/ids.ts';
import { load, paired } from '../load.ts';
import { partnerWithCustomers } from '../partner.ts';
import type { Bench } from '../server.ts';
import type { Row } from '../table.ts';

const CUSTOMERS = 100;
const CONNECTIONS = 50;
const TEXT = 'Your order 1001 is ready for pick-up.';
/** One text a call, as a program of its own would send it. */
const BARE_CALL = `SELECT * FROM partner_send(${Array.from({ length: 34 }, (_, at) => `$${at + 1}`).join(', ')})`;
const GATE = JSON.stringify({ gate: 'content', outcome: 'pass', reason: null, inputs: {} });

/** One text for one of many end-customers, each with a balance of its own, against the same call to the database behind bare Koa. */
export async function partnerSendRow(bench: Bench): Promise<Row[]> {
  const { url, baselineUrl } = bench;
  const { key, partnerId, customers, phone } = await partnerWithCustomers(bench, CUSTOMERS);
  const customer = (n: number): string => customers[n % customers.length] as string;
  let run = 0;
  const { ours, limit } = await paired(
    () => {
      run += 1;
      return load(
        {
          url,
          headers: { authorization: `Bearer ${key}` },
          body: (n) =>
            JSON.stringify({
              jsonrpc: '2.0',
              id: n,
              method: 'partner.send',
              params: { idempotency_key: `ours-${run}-${n}`, external_ref: customer(n), to: phone, text: TEXT },
            }),
        },
        CONNECTIONS,
        4,
      );
    },
    () =>
      load(
        {
          url: `${baselineUrl}/sql`,
          headers: {},
          body: (n) =>
            JSON.stringify({
              jsonrpc: '2.0',
              id: n,
              params: {
                sql: BARE_CALL,
                values: bareValues(partnerId, `bare-${run}-${n}`, customer(n), phone),
              },
            }),
        },
        CONNECTIONS,
        4,
      ),
  );
  const ratio = ours.perSecond / limit.perSecond;
  const figures = { ratio, p50Ms: ours.p50Ms, p99Ms: ours.p99Ms };
  const figure = `${Math.round(ours.perSecond)}/s`;
  return [
    {
      name: 'partner.send, 50 connections',
      figure,
      limit: `same call, bare pg behind bare Koa ${Math.round(limit.perSecond)}/s`,
      bar: '0.6, 3000/s, p99 50 ms',
      ok: ratio >= 0.6 && ours.perSecond >= 3000 && ours.p99Ms <= 50,
      ...figures,
    },
  ];
}

/** The arguments as the service makes them, with ids of their own. */
function bareValues(tenantId: string, key: string, externalRef: string, phone: string): unknown[] {
  const now = new Date();
  const id = (prefix: IdPrefix): string => newId(prefix, now.getTime());
  const message = id('msg');
  const event = id('evt');
  const answer = { message_id: message, external_ref: externalRef, state: 'queued', to: phone };
  const head = `${JSON.stringify({ id: event, type: 'message.accepted', timestamp: now, version: '1', data: answer }).slice(0, -2)},"from":`;
  return [
    tenantId,
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
}
