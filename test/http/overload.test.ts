import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { bearer, call, sendBatch, sendRaw } from './support/wire.ts';

/** Two hundred calls a connection, whatever they wait for. */
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

test('who comes while too many wait is told at once to come again, and those who wait are answered', async () => {
  const release = await holdEveryConnection();
  const headers = bearer(account.key);
  const ask = (id: number) => sendRaw(app, JSON.stringify(call('tags.list', {}, id)), headers);
  const waiting = Array.from({ length: ROOM }, (_, id) => ask(id));
  // None of those can be answered, so those that come now are turned away.
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
  // Nothing of it is read, so it is answered as a whole.
  expect(await sendBatch(app, [call('tags.list', {}, 'a'), call('tags.list', {}, 'b')], headers)).toMatchObject({
    status: 503,
    body: { jsonrpc: '2.0', id: null, error: { code: 'unavailable' } },
  });
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  release();
  const answers = await Promise.all([...waiting, ...late]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(ROOM);
});

test('what was turned away did nothing, and there is room again when the others have been answered', async () => {
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
