import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { type Running, startTern } from '../support/run-tern.ts';
import { until } from '../support/until.ts';

const OLD = 'the secret that leaked and has 32 or more';
const NEW = 'the secret after the leak of 32 or more';
const NEWER = 'the one of the year after of 32 or more';
const FORGOTTEN = '+12025550177';

const KEYS = 50;

let database: TestDatabase;
let client: pg.Client;
let folder: string;
const running: Running[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'tern rotation '));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterEach(() => stopAll());

afterAll(async () => {
  await client.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function stopAll(): Promise<void> {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
}

/** Starts a process with these secrets, and returns its URL. */
async function start(
  secret: string,
  previous: readonly string[] = [],
  retired: readonly string[] = [],
): Promise<Service> {
  const tern = startTern(['serve'], {
    DATABASE_URL: database.url,
    // Exports are files, which the processes share.
    TERN_DATA_DIR: folder,
    TERN_SECRET: secret,
    TERN_PREVIOUS_SECRETS: previous.join(','),
    TERN_RETIRED_SECRETS: retired.join(','),
    TERN_STARTER_CREDITS: '1000',
    TERN_LOG_LEVEL: 'warn',
  });
  running.push(tern);
  const [, url = ''] = await tern.says(/Tern is listening on (\S+)/);
  return { url, tern };
}

interface Service {
  readonly url: string;
  readonly tern: Running;
}

interface Answer {
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number | string };
}

async function rpc(url: string, key: string | null, method: string, params: object = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(key !== null && { authorization: `Bearer ${key}` }) };
  const response = await fetch(`${url}/rpc`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return (await response.json()) as Answer;
}

async function call(url: string, key: string | null, method: string, params: object = {}) {
  const { result, error } = await rpc(url, key, method, params);
  if (result === undefined) throw new Error(`${method}: ${JSON.stringify(error)}`);
  return result;
}

/** What depends on a previous secret, by kind, as the process counts it. */
async function countsOf(url: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.matchAll(/^tern_previous_secret_values\{kind="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, kind = '', count]) => [kind, Number(count)]));
}

const secretsOf = async (table: string): Promise<readonly string[]> =>
  (await client.query<{ id: string | null }>(`SELECT DISTINCT secret_id AS id FROM ${table}`)).rows.map(({ id }) =>
    String(id),
  );

/** Counts answers by their error code while `work` runs, with every key in turn. */
async function withTraffic(urls: () => readonly string[], keys: readonly string[], work: () => Promise<void>) {
  const seen: Record<string, number> = {};
  let isOver = false;
  const traffic = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const urlsNow = urls();
      const { error } = await rpc(urlsNow[turn % urlsNow.length] ?? '', keys[turn % keys.length] ?? '', 'agent.whoami');
      const code = String(error?.code ?? 'ok');
      seen[code] = (seen[code] ?? 0) + 1;
    }
  })();
  await work().finally(() => {
    isOver = true;
  });
  await traffic;
  return seen;
}

test('the secret is rotated and rotated back under traffic, with no call refused, and then the old one is not needed', async () => {
  const [a, b] = [await start(OLD), await start(OLD)];
  const { api_key: first, account_id: account } = await call(a.url, null, 'agent.provision', { name: 'Rotates' });
  const key = String(first);
  const keys = [key];
  for (let made = 1; made < KEYS; made += 1)
    keys.push(
      String((await call(a.url, key, 'agent.createKey', { name: `key ${made}`, permissions: ['messages'] })).api_key),
    );
  const opened = await fetch(`${a.url}/api/auth/session`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
  });
  const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  await call(a.url, key, 'journeys.rotateWebhookSecret');
  await call(a.url, key, 'contacts.upsert', { phone: FORGOTTEN });
  await call(a.url, key, 'contacts.forget', { phone: FORGOTTEN });
  const { url: file } = await call(a.url, key, 'compliance.export');
  const { pathname, search } = new URL(String(file));

  /** Everything that an earlier secret has given out still works here. */
  const works = async (url: string) => {
    const session = await fetch(`${url}/api/auth/session`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    const download = await fetch(url + pathname + search);
    return { session: session.status, download: download.status };
  };
  expect(await works(b.url)).toEqual({ session: 200, download: 200 });

  let live = [a, b];
  /** Replaces the processes one after the other. */
  const roll = async (secret: string, previous: readonly string[]) => {
    for (const old of live) {
      const next = await start(secret, previous);
      live = live.map((one) => (one === old ? next : one));
      old.tern.child.kill('SIGTERM');
      running.splice(running.indexOf(old.tern), 1);
      await old.tern.ended;
    }
  };
  const seen = await withTraffic(
    () => live.map(({ url }) => url),
    keys,
    async () => {
      await roll(OLD, [NEW]);
      await roll(NEW, [OLD]);
      await roll(OLD, [NEW]);
      await roll(NEW, [OLD]);
    },
  );
  // A process that ends closes its connections, which a caller sees as a connection that failed.
  expect(Object.keys(seen)).toEqual(['ok']);
  expect(seen.ok).toBeGreaterThan(KEYS);
  for (const { url } of live) expect(await works(url)).toEqual({ session: 200, download: 200 });

  const [service] = live;
  for (const each of keys) await call(service?.url ?? '', each, 'agent.whoami');
  await stopAll();
  expect(await secretsOf('api_keys')).toHaveLength(1);
  const after = await start(NEW, [OLD]);
  await until(async () => (await countsOf(after.url)).number_hash === 1);
  expect(await countsOf(after.url)).toEqual({
    api_key: 0,
    webhook_secret: 0,
    journey_webhook_secret: 0,
    carrier_credentials: 0,
    number_hash: 1,
  });
  await stopAll();

  const alone = await start(NEW, [], [OLD]);
  for (const each of [keys[0], keys[KEYS - 1]])
    expect(await call(alone.url, each ?? '', 'agent.whoami')).toMatchObject({ account: { id: account } });
  // What the leaked secret signed is not accepted any more.
  expect(await works(alone.url)).toEqual({ session: 401, download: 404 });
  // The number of the erased contact is still recognized.
  await call(alone.url, key, 'contacts.upsert', { phone: FORGOTTEN });
  const { rows } = await client.query('SELECT reason FROM suppressions WHERE phone = $1', [FORGOTTEN]);
  expect(rows).toEqual([{ reason: 'forgotten' }]);
  await stopAll();

  const forgotten = await start(NEWER);
  expect((await rpc(forgotten.url, key, 'agent.whoami')).error).toMatchObject({ code: -32000 });
}, 120_000);
