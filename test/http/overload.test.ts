import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { bearer, call, sendBatch, sendRaw } from '../support/http/wire.ts';
import { message, postMcp } from '../support/mcp-post.ts';

/** The limit of waiting calls: 200 for each connection of the pool. */
const CONNECTIONS = 2;
const ROOM = 400;
const LATE = 40;

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await startTestApp({ TERN_DB_CONNECTIONS: String(CONNECTIONS) });
  account = await app.account();
});
afterAll(() => app.stop());

test('under overload, calls fail fast with 503 and Retry-After, and waiting calls are answered', async () => {
  const release = await holdEveryConnection();
  const headers = bearer(account.key);
  const ask = (id: number) => sendRaw(app, JSON.stringify(call('tags.list', {}, id)), headers);
  const waiting = Array.from({ length: ROOM }, (_, id) => ask(id));
  // No waiting call can complete, so the later calls exceed the limit, if the wait is not too long
  // before.
  const late = Array.from({ length: LATE }, (_, id) => ask(ROOM + id));
  let refused = 0;
  await new Promise<void>((done) => {
    for (const each of [...waiting, ...late])
      void each.then(({ status, body, headers: answered }) => {
        if (status !== 503) return;
        expect(Number(answered.get('retry-after'))).toBeGreaterThanOrEqual(1);
        expect(body.error).toMatchObject({ code: 'unavailable', data: { retry_after_ms: 1000 } });
        expect(body.error?.data.request_id).toBe(answered.get('x-request-id'));
        refused += 1;
        if (refused === LATE) done();
      });
  });
  // The body is not read, so the batch gets one response.
  expect(await sendBatch(app, [call('tags.list', {}, 'a'), call('tags.list', {}, 'b')], headers)).toMatchObject({
    status: 503,
    body: { jsonrpc: '2.0', id: null, error: { code: 'unavailable' } },
  });
  expect(await postMcp(app, message('tools/list'), headers)).toMatchObject({
    status: 503,
    body: { jsonrpc: '2.0', id: null, error: { code: -32030, data: { code: 'unavailable' } } },
  });
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  release();
  const answers = await Promise.all([...waiting, ...late]);
  expect(refused).toBeLessThan(ROOM);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(ROOM + LATE - refused);
});

test('a call rejected under overload has no effect, and calls are accepted again after the load drops', async () => {
  const release = await holdEveryConnection();
  const calls = Array.from({ length: ROOM + 1 }, (_, n) => account.call('tags.create', { name: `Tag ${n}` }));
  const refused = await Promise.any(
    calls.map((each) =>
      each.then(
        () => Promise.reject(new Error('answered')),
        (error: unknown) => error,
      ),
    ),
  );
  expect(refused).toMatchObject({ code: 'unavailable' });
  release();
  const ends = await Promise.allSettled(calls);
  const answered = ends.filter(({ status }) => status === 'fulfilled').length;
  expect(answered).toBeGreaterThan(0);
  expect(answered).toBeLessThanOrEqual(ROOM);
  const { rows } = await app.parts.database.pool.query('SELECT count(*)::int AS count FROM tags WHERE tenant_id = $1', [
    account.accountId,
  ]);
  expect(rows).toEqual([{ count: answered }]);
  await account.call('tags.create', { name: 'Afterwards' });
});

async function holdEveryConnection(): Promise<() => void> {
  const { pool } = app.parts.database;
  const held = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
  return () => {
    for (const client of held) client.release();
  };
}
