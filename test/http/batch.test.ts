import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { bearer, call, sendBatch, sendRaw } from '../support/http/wire.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  account = await app.account();
});
afterAll(() => app.stop());

const batch = (calls: readonly unknown[]) => sendBatch(app, calls, bearer(account.key));

test('rejects an empty batch as an invalid request', async () => {
  expect(await sendRaw(app, '[]', bearer(account.key))).toMatchObject({
    status: 400,
    body: { id: null, error: { code: -32600 } },
  });
});

test.each([1, 50])('answers a batch of %i calls in order', async (size) => {
  const ids = Array.from({ length: size }, (_, index) => `id ${index}`);
  const { status, body } = await batch(ids.map((id) => call('agent.whoami', {}, id)));
  expect(status).toBe(200);
  expect(body.map(({ id }) => id)).toEqual(ids);
  expect(body.every(({ result }) => result !== undefined)).toBe(true);
});

test('rejects a batch of 51 calls as a whole and runs none of them', async () => {
  const calls = Array.from({ length: 51 }, (_, index) => call('tags.create', { name: `of 51: ${index}` }));
  expect(await sendRaw(app, JSON.stringify(calls), bearer(account.key))).toMatchObject({
    status: 400,
    body: { id: null, error: { code: -32600 } },
  });
  expect((await account.call('tags.list', { query: 'of 51' })).items).toEqual([]);
});

test('rejects an invalid call of a batch without affecting the others', async () => {
  const { status, text } = await sendRaw(
    app,
    `[${JSON.stringify(call('agent.whoami', {}, 'a'))}, 1, [], {"jsonrpc":"2.0","id":"b","method":"tags.create","params":{"name":"\\u0000"}},
      {"jsonrpc":"2.0","id":"c"}, ${JSON.stringify(call('tags.creat', {}, 'd'))}, ${JSON.stringify(call('tags.create', {}, 'e'))}, ${JSON.stringify(call('agent.whoami', {}, 'f'))}]`,
    bearer(account.key),
  );
  expect(status).toBe(200);
  const answers = JSON.parse(text) as { id: unknown; error?: { code: unknown } }[];
  expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
    ['a', undefined],
    [null, -32600],
    [null, -32600],
    ['b', -32600],
    ['c', -32600],
    ['d', -32601],
    ['e', -32602],
    ['f', undefined],
  ]);
});

test('runs the calls of a batch sequentially, each in its own transaction', async () => {
  const { body } = await batch([
    call('tags.create', { name: 'first' }, 1),
    call('tags.create', {}, 2),
    call('tags.create', { name: 'FIRST' }, 3),
  ]);
  expect(body.map(({ error }) => error?.code)).toEqual([undefined, -32602, undefined]);
  expect((await account.call('tags.list', { query: 'first' })).items).toHaveLength(1);
});

test('responds to a batch with the status of its calls if all failed with the same one, and with 200 otherwise', async () => {
  expect((await sendBatch(app, [call('agent.whoami'), call('tags.list')])).status).toBe(401);
  expect((await sendBatch(app, [1, 2], bearer(account.key))).status).toBe(400);
  expect((await sendBatch(app, [call('agent.whoami'), 1], bearer(account.key))).status).toBe(200);
});
