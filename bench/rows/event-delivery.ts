import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { newId } from '../../src/platform/ids.ts';
import { partnerWithCustomers } from '../partner.ts';
import type { Bench } from '../server.ts';
import type { Row } from '../table.ts';

const CUSTOMERS = 100;
const EVENTS = 60_000;
const AT_ONCE = 10;
const TIMES = 3;

/** Events of a hundred end-customers to one receiver, against bare POSTs of the same bodies by as many hands. */
export async function eventDelivery(bench: Bench): Promise<Row[]> {
  const { call, baselineUrl, pool } = bench;
  const { key, partnerId } = await partnerWithCustomers(bench, CUSTOMERS);
  await call(key, 'partner.configureWebhook', { webhook_url: `${baselineUrl}/sink` });
  const ours: number[] = [];
  const limit: number[] = [];
  // What the set-up wrote is not measured.
  await pool.query('DELETE FROM outbox_events WHERE tenant_id = $1', [partnerId]);
  for (let time = 0; time < TIMES; time += 1) {
    ours.push(await deliverOnce(bench, partnerId));
    limit.push(await barePosts(`${baselineUrl}/sink`));
  }
  const [measured, bare] = [middle(ours), middle(limit)];
  const ratio = measured / bare;
  return [
    {
      name: `event delivery, ${CUSTOMERS} end-customers`,
      figure: `${Math.round(measured)}/s`,
      limit: `bare undici POSTs, ${AT_ONCE} at once ${Math.round(bare)}/s`,
      ratio,
      bar: '0.5',
      ok: ratio >= 0.5,
    },
  ];
}

const INSERT = `INSERT INTO outbox_events (tenant_id, id, account_id, type, body, state, attempt, attempts, due_at, occurred_at)
  SELECT $1, e.id, a.id, 'message.accepted',
         json_build_object('id', e.id, 'type', 'message.accepted', 'timestamp', now(), 'version', '1', 'data', json_build_object(
           'external_ref', a.external_ref, 'message_id', 'msg_01jd0000000000000000000001', 'to', '+12025550143', 'state', 'queued',
           'purpose', 'marketing', 'encoding', 'GSM-7', 'segments', 1, 'credits', 1, 'campaign_id', NULL, 'idempotency_key', 'order-1001-ready',
           'due_at', now(), 'from', '+15550100001'))::text,
         'pending', 0, '[]', now(), now()
    FROM unnest($2::text[]) WITH ORDINALITY AS e (id, place)
    JOIN (SELECT id, external_ref, row_number() OVER (ORDER BY id) AS place FROM accounts WHERE tenant_id = $1 AND kind = 'customer') a
      ON a.place = e.place % ${CUSTOMERS} + 1`;

/** Events a second, from the start of a worker to the last one taken. */
async function deliverOnce(bench: Bench, partnerId: string): Promise<number> {
  const { baselineUrl, pool, environment, databaseUrl } = bench;
  await pool.query(INSERT, [partnerId, Array.from({ length: EVENTS }, () => newId('evt'))]);
  const before = await taken(baselineUrl);
  const app = createApp({ config: readConfig({ ...environment, PORT: '0' }), databaseUrl, role: 'worker' });
  const begun = performance.now();
  await app.start();
  while ((await taken(baselineUrl)) - before < EVENTS) await sleep(10);
  const rate = EVENTS / ((performance.now() - begun) / 1000);
  await app.stop();
  return rate;
}

async function taken(baselineUrl: string): Promise<number> {
  return Number(await (await fetch(`${baselineUrl}/taken`)).text());
}

async function barePosts(url: string): Promise<number> {
  const dispatcher = new Agent({ connections: AT_ONCE, pipelining: 1 });
  const body = JSON.stringify({ id: newId('evt'), type: 'message.accepted', data: { padding: 'x'.repeat(330) } });
  const headers = { 'content-type': 'application/json' };
  let left = EVENTS;
  const begun = performance.now();
  const hand = async (): Promise<void> => {
    for (; left > 0; left -= 1) await (await request(url, { method: 'POST', dispatcher, headers, body })).body.dump();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  const rate = EVENTS / ((performance.now() - begun) / 1000);
  await dispatcher.close();
  return rate;
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}
