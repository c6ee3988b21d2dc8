import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadContract } from '../../codegen/contract.ts';
import { describeEvent } from '../../examples/partner-webhook/describe-event.ts';
import { createReceiver, WEBHOOK_PATH } from '../../examples/partner-webhook/receiver.ts';
import { signWebhook, type TernEvent } from '../../sdk/src/index.ts';

const CURRENT = 'the secret in use now';
const PREVIOUS = 'the secret of yesterday';
const event = {
  id: 'evt_1',
  type: 'balance.low',
  timestamp: '2026-11-20T12:00:00.000Z',
  version: '1',
  data: { external_ref: 'shop-42', available: 9, threshold: 10 },
};
const body = JSON.stringify(event);

let server: Server;
let taken: TernEvent[];
/** What the partner's own work does with an event. */
let work: () => Promise<void> | void;

beforeEach(async () => {
  taken = [];
  work = () => {};
  const receiver = createReceiver({
    secrets: [CURRENT, PREVIOUS],
    onEvent: async (given) => {
      await work();
      taken.push(given);
    },
  });
  receiver.silent = true;
  server = receiver.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

async function post(
  sent: string | Uint8Array | ReadableStream,
  { signature, path = WEBHOOK_PATH, method = 'POST' }: { signature?: string; path?: string; method?: string } = {},
): Promise<{ status: number; text: string }> {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: signature === undefined ? {} : { 'X-Tern-Signature': signature },
    body: sent,
    duplex: 'half',
  } as RequestInit);
  return { status: response.status, text: await response.text() };
}

async function deliver(sent: string = body, secret: string = CURRENT): Promise<number> {
  return (await post(sent, { signature: await signWebhook(sent, secret) })).status;
}

test('an event that is sent twice is processed once, and both requests get 2xx', async () => {
  expect([await deliver(), await deliver()]).toEqual([204, 204]);
  expect(taken).toEqual([event]);
});

test('an event that is sent twice at the same time is processed once', async () => {
  let begun = 0;
  work = () => {
    begun += 1;
    return new Promise((done) => setImmediate(done));
  };
  expect(await Promise.all([deliver(), deliver()])).toEqual([204, 204]);
  expect([begun, taken.length]).toEqual([1, 1]);
});

test('a repeated event gets no 2xx if saving the first one fails', async () => {
  let fail = (): void => {};
  work = () =>
    new Promise((_, reject) => {
      fail = () => reject(new Error('the database is away'));
      first.begin();
    });
  const first = gate();
  const answers = [deliver()];
  await first.begun;
  const answered: number[] = [];
  answers.push(deliver());
  for (const answer of answers) void answer.then((status) => answered.push(status));
  for (let turns = 0; turns < 200 && answered.length === 0; turns += 1) await new Promise((done) => setImmediate(done));
  fail();
  work = () => Promise.reject(new Error('the database is away'));
  expect(await Promise.all(answers)).toEqual([500, 500]);
  expect(taken).toEqual([]);
});

test('an event that could not be saved is requested again and then processed', async () => {
  work = () => Promise.reject(new Error('the database is away'));
  expect(await deliver()).toBe(500);
  work = () => {};
  expect(await deliver()).toBe(204);
  expect(taken).toEqual([event]);
});

test('during a rotation both secrets are accepted, and no other', async () => {
  const statuses = await Promise.all([CURRENT, PREVIOUS, 'another secret'].map((secret) => deliver(body, secret)));
  expect(statuses).toEqual([204, 204, 401]);
});

test.each([
  [
    'with a changed byte',
    401,
    async () => ({ sent: body.replace('9', '8'), signature: await signWebhook(body, CURRENT) }),
  ],
  ['with white space added', 401, async () => ({ sent: `${body}\n`, signature: await signWebhook(body, CURRENT) })],
  ['signed six minutes ago', 401, () => signedAt(-360)],
  ['signed six minutes from now', 401, () => signedAt(360)],
  ['with a signature of another form', 401, async () => ({ sent: body, signature: 'v1=00' })],
  ['without a signature', 400, async () => ({ sent: body })],
  ['that is signed but no event', 401, async () => ({ sent: '{}', signature: await signWebhook('{}', CURRENT) })],
])('a body %s is refused without a word about why', async (_, expected, request) => {
  const { sent, ...options } = (await request()) as { sent: string; signature?: string };
  const { status, text } = await post(sent, options);
  expect(status).toBe(expected);
  expect(text).toMatch(/^(Bad Request|Unauthorized)$/);
  expect(taken).toEqual([]);
});

test('a body above the limit is rejected with or without Content-Length, and the next event is processed', async () => {
  const long = JSON.stringify({ ...event, data: { ...event.data, note: 'x'.repeat(1_000_000) } });
  const signature = await signWebhook(long, CURRENT);
  expect((await post(long, { signature })).status).toBe(413);
  expect((await post(new Blob([long]).stream(), { signature })).status).toBe(413);
  expect(await deliver()).toBe(204);
  expect(taken).toEqual([event]);
});

test('the longest event that the service writes is accepted', async () => {
  const { events } = loadContract();
  const { example } = events.find(({ type }) => type === 'message.inbound') ?? {};
  const { data, ...rest } = example as TernEvent;
  // Control characters take six bytes each in JSON.
  expect(await deliver(JSON.stringify({ ...rest, data: { ...data, text: '\u0001'.repeat(4_000) } }))).toBe(204);
});

test('an event of an unknown type is accepted and logged', async () => {
  const newer = { ...event, id: 'evt_2', type: 'moon.rose', data: { external_ref: null, phase: 'full' } };
  expect(await deliver(JSON.stringify(newer))).toBe(204);
  expect(taken.map(describeEvent)).toEqual(['the partner: moon.rose (unknown event type)']);
});

test('every event of the contract has its own log line', async () => {
  const { events } = loadContract();
  for (const { type, example } of events) {
    expect(await deliver(JSON.stringify({ ...(example as TernEvent), id: type }))).toBe(204);
  }
  const lines = taken.map(describeEvent);
  expect(new Set(lines).size).toBe(events.length);
  expect(lines.join('\n')).not.toMatch(/unknown event type|undefined|\[object/);
});

test('other paths and methods return an error', async () => {
  const signature = await signWebhook(body, CURRENT);
  expect((await post(body, { signature, path: '/' })).status).toBe(404);
  expect((await post(body, { signature, method: 'PUT' })).status).toBe(404);
  expect(taken).toEqual([]);
});

test('a receiver without a secret does not start', () => {
  const onEvent = (): void => {};
  expect(() => createReceiver({ secrets: [], onEvent })).toThrow(/secret/);
  expect(() => createReceiver({ secrets: [''], onEvent })).toThrow(/secret/);
});

async function signedAt(seconds: number): Promise<{ sent: string; signature: string }> {
  const now = new Date(Date.now() + seconds * 1000);
  return { sent: body, signature: await signWebhook(body, CURRENT, { now }) };
}

function gate(): { begun: Promise<void>; begin: () => void } {
  let begin = (): void => {};
  const begun = new Promise<void>((done) => {
    begin = done;
  });
  return { begun, begin: () => begin() };
}
