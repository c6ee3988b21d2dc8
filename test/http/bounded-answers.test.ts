import { connect, type Socket } from 'node:net';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { bearer, call, sendBatch, sendRaw } from '../support/http/wire.ts';
import { until } from '../support/until.ts';

const app = useTestApp();
let account: TestAccount;
beforeAll(async () => {
  account = await app.account();
});

const MIB = 1024 * 1024;
/** Each answer is about half a megabyte. */
const LARGE = 'agent.capabilities';

test('the answers of a batch stay under 4 MiB, and each of its writes is done and answered', async () => {
  const reads = Array.from({ length: 24 }, (_, id) => call(LARGE, { detail: 'full' }, id));
  const writes = Array.from({ length: 24 }, (_, id) => call('tags.create', { name: `Tag ${id}` }, `w${id}`));
  const calls = reads.flatMap((read, index) => [read, writes[index]]);
  const { status, text, body } = await sendBatch(app, calls, bearer(account.key));
  expect(status).toBe(200);
  expect(text.length).toBeLessThan(4.2 * MIB);
  expect(body.map(({ id }) => id)).toEqual(calls.map((each) => each?.id));
  const refused = body.filter(({ error }) => error !== undefined);
  expect(refused.length).toBeGreaterThan(10);
  for (const { id, error } of refused) {
    expect(typeof id).toBe('number');
    expect(error).toMatchObject({ code: 'answer_too_large', data: { reason: 'batch' } });
  }
  expect((await account.call('tags.list', { limit: 100 })).items).toHaveLength(24);
});

test('a page that is too large is refused with a number of items that fits', async () => {
  const attributes = Object.fromEntries(Array.from({ length: 16 }, (_, n) => [`field_${n}`, 'x'.repeat(1000)]));
  for (let n = 0; n < 200; n += 25) {
    const upserts = Array.from({ length: 25 }, (_, m) =>
      call('contacts.upsert', { phone: `+1212555${String(1000 + n + m)}`, attributes }, m),
    );
    const { body } = await sendBatch(app, upserts, bearer(account.key));
    expect(body.filter(({ error }) => error !== undefined)).toEqual([]);
  }
  const refused = account.call('contacts.list', { limit: 200 });
  await expect(refused).rejects.toMatchObject({ code: 'answer_too_large', data: { reason: 'answer' } });
  const error = (await refused.catch((thrown: unknown) => thrown)) as {
    data: { next_actions: [{ params: { limit: number } }] };
  };
  const { limit } = error.data.next_actions[0].params;
  expect((await account.call('contacts.list', { limit })).items).toHaveLength(limit);
});

test('a client that asks for much and reads nothing is refused for a while, and works again', async () => {
  const text = JSON.stringify(Array.from({ length: 8 }, (_, id) => call(LARGE, { detail: 'full' }, id)));
  const sockets: Socket[] = [];
  const send = (): void => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.pause();
    const head = `POST /rpc HTTP/1.1\r\nHost: tern\r\nContent-Type: application/json\r\nAuthorization: Bearer ${account.key}`;
    // The kernel takes the first megabytes of each connection.
    for (let n = 0; n < 4; n += 1) socket.write(`${head}\r\nContent-Length: ${text.length}\r\n\r\n${text}`);
    sockets.push(socket);
  };
  const isRefused = async (): Promise<boolean> => {
    const { status, body } = await sendRaw(app, JSON.stringify(call('agent.whoami')), bearer(account.key));
    if (status === 200) return false;
    // Too much of late, or too much that was not read.
    expect([429, 503]).toContain(status);
    expect(['rate_limited', 'unavailable']).toContain(body.error?.code);
    return true;
  };
  await until(async () => {
    send();
    return isRefused();
  });
  expect(sockets.length).toBeLessThan(40);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await until(async () => !(await isRefused()));
});

test('a call with thousands of unknown params gets a short answer', async () => {
  const params = Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`p${n}`, 1]));
  const { text, body } = await sendRaw(
    app,
    JSON.stringify(call('agent.provision', { name: 'A', ...params })),
    bearer(account.key),
  );
  expect(body.error).toMatchObject({ code: -32602 });
  expect(text.length).toBeLessThan(2000);
});

test.each(['9007199254740993', '-12345678901234567890', '1e400'])(
  'a numeric id that cannot come back as it came is refused: %s',
  async (id) => {
    const { body } = await sendRaw(app, `{"jsonrpc":"2.0","id":${id},"method":"agent.discover"}`, bearer(account.key));
    expect(body).toMatchObject({ id: null, error: { code: -32600 } });
  },
);

test('the largest id that JavaScript holds exactly comes back', async () => {
  const { body } = await sendRaw(
    app,
    JSON.stringify(call('agent.whoami', {}, Number.MAX_SAFE_INTEGER)),
    bearer(account.key),
  );
  expect(body.id).toBe(Number.MAX_SAFE_INTEGER);
});
