import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { startSmppServer } from '../support/carriers/start-smpp-server.ts';
import { ACCOUNT, startTwilioServer } from '../support/carriers/twilio-server.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { daytimeZone } from '../support/daytime-zone.ts';
import { rpcCall } from '../support/rpc-call.ts';
import { endProcess, isReady, killProcess, startService } from '../support/service-process.ts';
import { until } from '../support/until.ts';

const CONTACTS = 300;
const KILLS = 3;
const WINDOW = 10;
const ANSWER_AFTER_MS = 150;
/** The kills come at a part of the time that the carrier takes to answer. */
const KILL_AFTER_MS = [0, 0.4, 0.8].map((part) => part * ANSWER_AFTER_MS);

/** A carrier that does not deduplicate, and what it says itself. */
interface Peer {
  readonly name: 'smpp' | 'twilio';
  readonly env: Readonly<Record<string, string>>;
  /** The recipient of each message that it took. */
  taken(): readonly string[];
  stop(): Promise<void>;
}

async function smppPeer(): Promise<Peer> {
  const server = await startSmppServer();
  await server.order('delay', { ms: ANSWER_AFTER_MS });
  return {
    name: 'smpp',
    env: {
      TERN_SMPP_URL: `smpp://127.0.0.1:${server.port}`,
      TERN_SMPP_SYSTEM_ID: 'tern',
      TERN_SMPP_PASSWORD: 'secret',
      TERN_SMPP_WINDOW: String(WINDOW),
    },
    taken: () => server.taken().map(({ to }) => `+${to}`),
    stop: server.stop,
  };
}

async function twilioPeer(): Promise<Peer> {
  const server = await startTwilioServer();
  server.delay(ANSWER_AFTER_MS);
  return {
    name: 'twilio',
    env: {
      TERN_TWILIO_URL: server.url,
      TERN_TWILIO_ACCOUNT_SID: ACCOUNT.sid,
      TERN_TWILIO_AUTH_TOKEN: ACCOUNT.token,
      TERN_TWILIO_CONNECTIONS: String(WINDOW),
    },
    taken: () => server.taken.map(({ to }) => to),
    stop: server.stop,
  };
}

let database: TestDatabase;
let pool: pg.Pool;
let directory: string;
let port: number;
let running: ChildProcess | null = null;
let peer: Peer;

beforeEach(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => undefined);
  directory = mkdtempSync(join(tmpdir(), 'tern-kill-'));
  port = await freePort();
});
afterEach(async () => {
  await killProcess(running);
  await peer.stop();
  await pool.end();
  await database.drop();
  rmSync(directory, { recursive: true, force: true });
});

test.each([
  ['over SMPP', smppPeer],
  ["over Twilio's API", twilioPeer],
])(
  'kills %s leave in doubt at most what was on its way, SIGTERM leaves nothing, and everybody else is reached once',
  async (_name, open) => {
    peer = await open();
    await start(peer);
    const { caller, accountId, campaignId } = await launch(peer.name);
    const progress = async (part: number): Promise<void> => {
      await until(async () => peer.taken().length >= CONTACTS * part);
    };
    for (let kills = 1; kills <= KILLS; kills += 1) {
      await progress(kills / (KILLS + 3));
      await new Promise((done) => setTimeout(done, KILL_AFTER_MS[kills - 1]));
      await killProcess(running);
      await start(peer);
    }
    const startedAt = new Date();
    await progress((KILLS + 1) / (KILLS + 3));
    await endProcess(running as ChildProcess);
    expect(await leasedSince(startedAt, accountId)).toBe(0);
    await start(peer);
    await until(
      async () => (await rows('SELECT state FROM campaigns WHERE id = $1', campaignId))[0]?.state === 'completed',
    );

    const reached = peer.taken();
    expect(reached.filter((phone, index) => reached.indexOf(phone) !== index)).toEqual([]);
    const messages = await rows('SELECT to_phone, state, accepted_at FROM messages WHERE campaign_id = $1', campaignId);
    const inDoubt = messages.filter(({ state }) => state === 'delivery_unconfirmed');
    expect(inDoubt.length).toBeLessThanOrEqual(WINDOW * KILLS);
    const missing = messages.filter(
      ({ to_phone: phone, state }) => !reached.includes(phone as string) && state !== 'delivery_unconfirmed',
    );
    expect(missing).toEqual([]);
    expect(messages).toHaveLength(CONTACTS);
    const { counters } = await rpcCall(port, caller, 'campaigns.get', { campaign_id: campaignId });
    expect(counters).toMatchObject({
      audience: CONTACTS,
      pending: 0,
      failed: 0,
      credits_spent: CONTACTS,
      credits_held: 0,
    });
  },
  180_000,
);

async function start({ env }: Peer): Promise<void> {
  running = startService(['serve'], {
    DATABASE_URL: database.url,
    PORT: String(port),
    TERN_PUBLIC_URL: `http://127.0.0.1:${port}`,
    TERN_DATA_DIR: directory,
    TERN_LEASE_SECONDS: '3',
    TERN_LOG_LEVEL: 'error',
    ...env,
  });
  await until(() => isReady(port));
}

async function launch(carrier: string) {
  const { api_key: key, account_id: accountId } = await rpcCall(port, null, 'agent.provision', { name: 'Kill' });
  const caller = key as string;
  const call = (method: string, params: unknown) => rpcCall(port, caller, method, params);
  await rows(
    `WITH e AS (INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, at) VALUES ($1, 'cre_kill', $1, 'grant', 10000, 'kill', now()))
     UPDATE credit_accounts SET posted = posted + 10000 WHERE tenant_id = $1 RETURNING posted`,
    accountId,
  );
  await call('phone-numbers.ensureDefault', {});
  await rows(
    'UPDATE phone_numbers SET carrier = $2, messages_per_second = 1000 WHERE tenant_id = $1 RETURNING id',
    accountId,
    carrier,
  );
  const contacts = Array.from({ length: CONTACTS }, (_, index) => ({
    phone: `+1303${2_000_000 + index}`,
    first_name: 'Ada',
    timezone: daytimeZone(),
  }));
  await call('contacts.import', {
    contacts,
    consent: { method: 'web_form', source: 'https://example.com/signup', captured_at: '2026-01-01T00:00:00Z' },
  });
  const { campaign } = await call('campaigns.create', {
    audience: { include: { all: true } },
    name: 'Kill',
    body: 'Hi {{ first_name }}. Reply STOP to opt out.',
  });
  const campaignId = (campaign as { id: string }).id;
  const { preflight_token: token } = await call('campaigns.preflight', { campaign_id: campaignId });
  await call('campaigns.launch', { campaign_id: campaignId, preflight_token: token });
  return { caller, accountId, campaignId };
}

async function rows(sql: string, ...params: unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return (await pool.query(sql, params)).rows;
}

/** Messages whose outcome the process that was started then has not recorded. */
async function leasedSince(startedAt: Date, accountId: unknown): Promise<number> {
  const [row] = await rows(
    'SELECT coalesce(sum(cardinality(message_ids)), 0)::int AS count FROM message_leases WHERE tenant_id = $1 AND claimed_at > $2',
    accountId,
    startedAt,
  );
  return row?.count as number;
}
