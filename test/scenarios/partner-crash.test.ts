import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { migrate } from '../../src/platform/database/migrate.ts';
import type { Cluster } from '../../src/platform/postgres/cluster.ts';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { daytimeZone } from '../support/daytime-zone.ts';
import { killPostgres, reviveCluster } from '../support/kill-postgres.ts';
import { rpcCall } from '../support/rpc-call.ts';
import { isReady, killProcess as kill, startService } from '../support/service-process.ts';
import { startThrowAwayCluster, type ThrowAwayCluster } from '../support/throw-away-cluster.ts';
import { until } from '../support/until.ts';

const SENDS = 1_200;
const CUSTOMERS = 12;
const CLIENTS = 12;
const PHONE = '+12025550143';

let own: ThrowAwayCluster;
let cluster: Cluster;
let pool: pg.Pool;
let port: number;
let api: ChildProcess | null = null;
let worker: ChildProcess | null = null;

/** The bodies that arrived for each event id, in order of arrival. */
const arrived = new Map<string, string[]>();
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString();
    const { id } = JSON.parse(body) as { id: string };
    // Recorded before the response, because a sender that is killed now has delivered.
    arrived.set(id, [...(arrived.get(id) ?? []), body]);
    response.writeHead(204).end();
  });
});

beforeAll(async () => {
  own = await startThrowAwayCluster('tern-partner-crash-');
  cluster = own.cluster;
  await migrate(cluster.url);
  pool = new pg.Pool({ connectionString: cluster.url, max: 2 });
  pool.on('error', () => undefined);
  port = await freePort();
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
afterAll(async () => {
  await Promise.all([kill(api), kill(worker)]);
  await pool.end();
  receiver.close();
  receiver.closeAllConnections();
  await own.remove();
});

test('after kill -9 of API, worker and PostgreSQL, messages match debits, credit entries and events, and every event is delivered under one id', async () => {
  await Promise.all([startApi(), startWorker()]);
  const { key, partnerId } = await settle();
  const answers = new Map<string, Set<string>>();
  let next = 0;
  const client = async (): Promise<void> => {
    for (let n = next++; n < SENDS; n = next++) {
      const params = { idempotency_key: `send-${n}`, external_ref: `shop-${n % CUSTOMERS}`, to: PHONE, text: 'Ready.' };
      const sent = await persist(() => call(key, 'partner.send', params));
      answers.set(
        params.idempotency_key,
        (answers.get(params.idempotency_key) ?? new Set()).add(String(sent.message_id)),
      );
    }
  };
  const sending = Promise.all(Array.from({ length: CLIENTS }, client));
  const faults = [
    async () => {
      await kill(worker);
      await startWorker();
    },
    async () => {
      await kill(api);
      await startApi();
    },
    restartPostgres,
    async () => {
      await Promise.all([kill(api), kill(worker)]);
      await Promise.all([startApi(), startWorker()]);
    },
  ];
  for (const [done, fault] of faults.entries()) {
    await until(async () => next >= (SENDS * (done + 1)) / (faults.length + 1));
    await fault();
  }
  await sending;
  await until(async () => (await waiting(partnerId)) === 0, 200);

  expect([...answers.values()].filter((ids) => ids.size !== 1)).toEqual([]);
  const { rows } = await pool.query(
    `SELECT (SELECT count(*)::int FROM messages WHERE tenant_id = $1) AS messages,
            (SELECT count(*)::int FROM messages WHERE tenant_id = $1 AND state = 'delivered') AS delivered,
            (SELECT -sum(amount)::int FROM credit_entries WHERE tenant_id = $1 AND kind = 'send') AS debited,
            (SELECT count(*)::int FROM credit_entries WHERE tenant_id = $1 AND kind = 'send') AS debits,
            (SELECT count(*)::int FROM idempotency_keys WHERE tenant_id = $1 AND skill = 'partner.send') AS keys,
            (SELECT count(*)::int FROM audit_entries WHERE tenant_id = $1 AND skill = 'partner.send') AS audited,
            (SELECT count(*)::int FROM outbox_events WHERE tenant_id = $1 AND type = 'message.accepted') AS accepted,
            (SELECT count(*)::int FROM outbox_events WHERE tenant_id = $1 AND type = 'message.finalized') AS finalized,
            (SELECT count(*)::int FROM outbox_events WHERE tenant_id = $1 AND state <> 'delivered') AS undelivered,
            (SELECT count(*)::int FROM credit_accounts a WHERE tenant_id = $1 AND posted <> (
               SELECT coalesce(sum(amount), 0) FROM credit_entries e WHERE e.tenant_id = $1 AND e.account_id = a.account_id)) AS unbalanced`,
    [partnerId],
  );
  expect(rows[0]).toEqual({
    messages: SENDS,
    delivered: SENDS,
    debited: SENDS,
    debits: SENDS,
    keys: SENDS,
    audited: SENDS,
    accepted: SENDS,
    finalized: SENDS,
    undelivered: 0,
    unbalanced: 0,
  });
  const { rows: events } = await pool.query<{ id: string; body: string }>(
    'SELECT id, body FROM outbox_events WHERE tenant_id = $1',
    [partnerId],
  );
  expect(arrived.size).toBe(events.length);
  const changed = events.filter(({ id, body }) => arrived.get(id)?.some((each) => each !== body) ?? true);
  expect(changed).toEqual([]);
}, 180_000);

/** A partner whose end-customers may send to one number, and whose events go to the receiver. */
async function settle(): Promise<{ key: string; partnerId: string }> {
  const tenant = await call(null, 'agent.provision', { name: 'Crash' });
  const made = await call(String(tenant.api_key), 'partner.register', { name: 'Crash' });
  const key = String(made.api_key);
  await call(key, 'billing.topUp', { amount_credits: 100_000, payment_ref: 'pay_crash' });
  await call(key, 'partner.configureWebhook', { webhook_url: address() });
  for (let n = 0; n < CUSTOMERS; n += 1) {
    const { api_key: customer } = await call(key, 'partner.createCustomer', {
      external_ref: `shop-${n}`,
      name: 'Shop',
    });
    await call(key, 'partner.grantCredits', { external_ref: `shop-${n}`, amount_credits: 1_000 });
    const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' };
    await call(String(customer), 'contacts.import', { contacts: [{ phone: PHONE, timezone: daytimeZone() }], consent });
  }
  return { key, partnerId: String(made.partner_id) };
}

/** Number of messages and events that are not final. */
async function waiting(partnerId: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `SELECT (SELECT count(*) FROM messages WHERE tenant_id = $1 AND finalized_at IS NULL)::int
          + (SELECT count(*) FROM outbox_events WHERE tenant_id = $1 AND state = 'pending')::int AS n`,
    [partnerId],
  );
  return rows[0]?.n ?? 0;
}

function address(): string {
  return `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
}

/** The outcome of an interrupted call is unknown, so it is repeated with the same key. */
async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    const outcome = await work().catch(() => null);
    if (outcome !== null) return outcome;
    await new Promise((again) => setTimeout(again, 50));
  }
}

const call = (key: string | null, method: string, params: unknown) => rpcCall(port, key, method, params);

async function startApi(): Promise<void> {
  api = start(['serve', '--role', 'api']);
  await until(() => isReady(port));
}

async function startWorker(): Promise<void> {
  worker = start(['worker']);
}

function start(args: readonly string[]): ChildProcess {
  return startService(args, {
    DATABASE_URL: cluster.url,
    PORT: String(port),
    TERN_DATA_DIR: own.folder,
    TERN_SECRET: 'a secret that only tests know, of 32+',
    TERN_LEASE_SECONDS: '2',
    // Lost database connections are expected in this test.
    TERN_LOG_LEVEL: 'silent',
    TERN_WEBHOOK_ALLOWED_HOSTS: '127.0.0.1',
  });
}

async function restartPostgres(): Promise<void> {
  killPostgres(cluster);
  cluster = await reviveCluster(cluster);
  await persist(() => pool.query('SELECT 1'));
}
