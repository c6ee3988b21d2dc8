import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { daytimeZone } from '../support/daytime-zone.ts';
import { rpcCall } from '../support/rpc-call.ts';
import { isReady, killProcess, startService } from '../support/service-process.ts';
import { until } from '../support/until.ts';

const CONTACTS = 1_500;
const KILLS = 6;

let database: TestDatabase;
let pool: pg.Pool;
let directory: string;
let port: number;
let running: ChildProcess | null = null;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => undefined);
  directory = mkdtempSync(join(tmpdir(), 'tern-crash-'));
  port = await freePort();
});
afterAll(async () => {
  await kill();
  await pool.end();
  await database.drop();
  rmSync(directory, { recursive: true, force: true });
});

test('a campaign survives repeated kill -9: no recipient is lost or sent to twice, and the credits add up', async () => {
  await start();
  const { api_key: key, account_id: accountId } = await call(null, 'agent.provision', { name: 'Crash' });
  await pool.query(
    `WITH e AS (INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, at) VALUES ($1, 'cre_crash', $1, 'grant', 10000, 'crash', now()))
     UPDATE credit_accounts SET posted = posted + 10000 WHERE tenant_id = $1`,
    [accountId],
  );
  const caller = key as string;
  await call(caller, 'phone-numbers.ensureDefault', {});
  const consent = {
    method: 'web_form',
    source: 'https://example.com/signup',
    captured_at: '2026-01-01T00:00:00Z',
    evidence: { form: 'signup' },
  };
  for (let start = 0; start < CONTACTS; start += 500) {
    const contacts = Array.from({ length: 500 }, (_, index) => ({
      phone: `+1303${2_000_000 + start + index}`,
      first_name: 'Ada',
      timezone: daytimeZone(),
    }));
    await call(caller, 'contacts.import', { contacts, consent });
  }
  const { campaign } = await call(caller, 'campaigns.create', {
    audience: { include: { all: true } },
    name: 'Crash',
    body: 'Hi {{ first_name }}. Reply STOP to opt out.',
  });
  const campaignId = (campaign as { id: string }).id;
  const { preflight_token: token } = await call(caller, 'campaigns.preflight', { campaign_id: campaignId });
  await call(caller, 'campaigns.launch', { campaign_id: campaignId, preflight_token: token });

  // Each kill waits for progress at the carrier since the last one, and for submissions in flight.
  let interrupted = 0;
  for (let kills = 1; kills <= KILLS; kills += 1) {
    await until(async () => (await taken(accountId)) >= (CONTACTS * kills) / (KILLS + 2));
    await until(
      async () => (await onTheirWay(accountId)) > 0 || (await state(accountId, campaignId)) === 'completed',
      0,
    );
    await kill();
    interrupted += await onTheirWay(accountId);
    await start();
  }
  expect(interrupted).toBeGreaterThan(0);
  await until(async () => (await state(accountId, campaignId)) === 'completed');

  const { counters } = await call(caller, 'campaigns.get', { campaign_id: campaignId });
  expect(counters).toMatchObject({
    audience: CONTACTS,
    sent: CONTACTS,
    pending: 0,
    failed: 0,
    canceled: 0,
    credits_spent: CONTACTS,
    credits_held: 0,
  });
  const carrier = await pool.query(
    'SELECT count(*)::int AS messages, count(DISTINCT to_phone)::int AS contacts FROM simulator_submissions WHERE reference LIKE $1',
    [`${String(accountId)}/%`],
  );
  expect(carrier.rows[0]).toEqual({ messages: CONTACTS, contacts: CONTACTS });
  const money = await pool.query(
    `SELECT a.posted::int AS posted, a.held::int AS held, (SELECT sum(amount)::int FROM credit_entries e WHERE e.tenant_id = $1) AS entries,
            (SELECT count(*)::int FROM credit_holds h WHERE h.tenant_id = $1 AND h.captured + h.released <> h.amount) AS open_holds
       FROM credit_accounts a WHERE a.tenant_id = $1`,
    [accountId],
  );
  expect(money.rows[0]).toEqual({ posted: 10_100 - CONTACTS, held: 0, entries: 10_100 - CONTACTS, open_holds: 0 });
}, 120_000);

async function start(): Promise<void> {
  // Slow enough that a kill interrupts it; leases are short so that the test does not wait 30
  // seconds.
  running = startService(['serve'], {
    DATABASE_URL: database.url,
    PORT: String(port),
    TERN_DATA_DIR: directory,
    TERN_SIMULATOR_RATE: '300',
    TERN_LEASE_SECONDS: '2',
    TERN_LOG_LEVEL: 'error',
  });
  await until(() => isReady(port));
}

const kill = (): Promise<void> => killProcess(running);
const call = (key: string | null, method: string, params: unknown) => rpcCall(port, key, method, params);

async function taken(accountId: unknown): Promise<number> {
  return (
    await pool.query('SELECT count(*)::int AS count FROM simulator_submissions WHERE reference LIKE $1', [
      `${String(accountId)}/%`,
    ])
  ).rows[0].count as number;
}

async function onTheirWay(accountId: unknown): Promise<number> {
  const { rows } = await pool.query(
    'SELECT coalesce(sum(cardinality(message_ids)), 0)::int AS count FROM message_leases WHERE tenant_id = $1',
    [accountId],
  );
  return rows[0].count as number;
}

async function state(accountId: unknown, campaignId: string): Promise<string> {
  return (await pool.query('SELECT state FROM campaigns WHERE tenant_id = $1 AND id = $2', [accountId, campaignId]))
    .rows[0].state as string;
}
