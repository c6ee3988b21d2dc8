import { connect } from 'node:net';
import pg from 'pg';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { captureLog } from '../support/captured-log.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { until } from '../support/until.ts';

const CONNECTIONS = 2;
const CALLS = 12;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A service with an account, where all connections to the database are in use. */
async function start() {
  const { log, lines } = captureLog();
  const app = createApp({
    config: readConfig({
      PORT: '0',
      TERN_SECRET: 'a secret that only tests know, of 32+',
      TERN_DB_CONNECTIONS: String(CONNECTIONS),
      DATABASE_URL: database.url,
    }),
    databaseUrl: database.url,
    role: 'api',
    log,
  });
  await app.start();
  const provision = { jsonrpc: '2.0', id: 1, method: 'agent.provision', params: { name: 'Ending' } };
  const { result } = (await (await post(app.url, provision)).json()) as {
    result: { api_key: string; account_id: string };
  };
  const { pool } = app.parts.database;
  const held = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
  return {
    app,
    lines,
    key: result.api_key,
    accountId: result.account_id,
    waiting: () => pool.waitingCount,
    release: () => {
      for (const client of held) client.release();
    },
  };
}

const post = (url: string, body: object, key?: string, signal?: AbortSignal) =>
  fetch(`${url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
    body: JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  });
const create = (name: string) => ({ jsonrpc: '2.0', id: name, method: 'tags.create', params: { name } });

async function tagsOf(accountId: string): Promise<number> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM tags WHERE tenant_id = $1',
    [accountId],
  );
  await client.end();
  return rows[0]?.count ?? 0;
}

test('shutdown completes the calls in progress, even if their clients disconnected, and logs no error', async () => {
  const { app, key, accountId, lines, waiting, release } = await start();
  const disconnect = new AbortController();
  const calls = Array.from({ length: CALLS }, (_, n) => post(app.url, create(`Tag ${n}`), key, disconnect.signal));
  await until(async () => waiting() === CALLS);
  disconnect.abort();
  expect(await Promise.allSettled(calls)).toMatchObject(calls.map(() => ({ status: 'rejected' })));
  const stopped = app.stop();
  await until(async () => app.url === '');
  release();
  await stopped;
  expect(await tagsOf(accountId)).toBe(CALLS);
  expect(lines).toEqual([]);
});

test('shutdown rejects later calls with 503 and responds to the calls in progress', async () => {
  const { app, key, accountId, lines, waiting, release } = await start();
  const { port } = new URL(app.url);
  const socket = connect(Number(port), '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
  });
  const closed = new Promise((done) => socket.once('close', done));
  const request = (path: string, body: object) => {
    const text = JSON.stringify(body);
    const head = `POST ${path} HTTP/1.1\r\nHost: tern\r\nContent-Type: application/json\r\nAuthorization: Bearer ${key}`;
    return `${head}\r\nContent-Length: ${text.length}\r\n\r\n${text}`;
  };
  socket.write(request('/rpc', create('Before')));
  await until(async () => waiting() === 1);
  const stopped = app.stop();
  socket.write(request('/rpc', create('After')));
  release();
  await Promise.all([closed, stopped]);
  const [before = '', after = ''] = heard.split(/(?=HTTP\/1\.1 503)/);
  expect(before).toMatch(/^HTTP\/1\.1 200[\s\S]*"created":true/);
  expect(after).toMatch(/\r\nRetry-After: 1\r\n[\s\S]*"code":"unavailable"/);
  expect(await tagsOf(accountId)).toBe(1);
  expect(lines).toEqual([]);
});

test('a call that is in progress when the connections are closed fails as unavailable', async () => {
  const { app, key, lines, release } = await start();
  release();
  await app.stop();
  const call = { id: 1, method: 'tags.create', params: { name: 'Late' } };
  const quota = { requireQuota: () => {}, take: () => {} };
  const request = {
    secret: key,
    address: '127.0.0.1',
    batch: false,
    requestId: 'req_late',
    errorCodes: 'name',
    quota,
  } as const;
  expect(await app.parts.dispatcher.answer({ ok: true, call }, request)).toMatchObject({
    error: { code: 'unavailable' },
  });
  expect(lines.map(({ level }) => level)).toEqual(['warn']);
});
