import { gzipSync } from 'node:zlib';
import { createSafeClient, type SafeClient } from '../../../src/platform/safe-fetch/index.ts';
import { answers, closeReceivers, type Receiver, startReceiver } from '../../support/safe-fetch/receiver.ts';

let client: SafeClient;

beforeEach(() => {
  client = createSafeClient({ rules: { allowedHosts: ['127.0.0.1'] } });
});

afterEach(async () => {
  await client.close();
  await closeReceivers();
});

const post = (receiver: Receiver, body = '{}') =>
  client.post(receiver.url, { headers: { 'content-type': 'application/json', 'X-Tern-Signature': 't=1,v1=ab' }, body });

test('the receiver gets the unchanged body and headers', async () => {
  const receiver = await startReceiver(answers('200 OK'));
  await post(receiver, '{"name":"Zoë"}');
  const [head = '', body] = receiver.received().split('\r\n\r\n');
  expect(head).toMatch(/^POST \/hook HTTP\/1\.1\r\n/);
  expect(head).toContain(`host: ${receiver.host}`);
  expect(head).toContain('content-type: application/json');
  expect(head).toContain('X-Tern-Signature: t=1,v1=ab');
  expect(head).toContain('content-length: 15');
  expect(Buffer.from(body ?? '', 'latin1').toString()).toBe('{"name":"Zoë"}');
});

test.each([200, 202, 204, 400, 410, 429, 500, 503])(
  'returns the status %d with an excerpt of the response',
  async (status) => {
    const said = status === 204 ? '' : 'Said so';
    const receiver = await startReceiver(answers(`${status} Whatever`, [], said));
    const outcome = await post(receiver);
    expect(outcome).toEqual({
      status,
      latencyMs: expect.any(Number),
      retryAfterMs: null,
      excerpt: said || null,
      error: null,
    });
    expect(outcome.latencyMs).toBeLessThan(5000);
  },
);

test.each([
  ['120', 120_000],
  ['0', 0],
  ['99999999999999999999', 365 * 86_400_000],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['soon', null],
  ['-5', null],
  ['1.5', null],
  ['', null],
])('parses Retry-After: %s as %s ms', async (header, expected) => {
  const receiver = await startReceiver(answers('429 Slow down', [`Retry-After: ${header}`]));
  expect((await post(receiver)).retryAfterMs).toBe(expected);
});

test('parses Retry-After as a date in the future', async () => {
  const date = new Date(Date.now() + 3_600_000).toUTCString();
  const receiver = await startReceiver(answers('503 Later', [`Retry-After: ${date}`]));
  const { retryAfterMs } = await post(receiver);
  expect(retryAfterMs).toBeGreaterThan(3_590_000);
  expect(retryAfterMs).toBeLessThanOrEqual(3_600_000);
});

test('an excerpt has at most 512 characters and no split surrogate pair at its end', async () => {
  const receiver = await startReceiver(answers('200 OK', [], `${'x'.repeat(511)}😀😀`));
  expect((await post(receiver)).excerpt).toBe('x'.repeat(511));
});

test('an excerpt contains no control characters that a terminal or a database rejects', async () => {
  const said = Buffer.concat([
    Buffer.from('a\u0000\u001b[31mb\r\n\u202ec'),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('d '),
  ]);
  const receiver = await startReceiver(answers('200 OK', [], said));
  expect((await post(receiver)).excerpt).toBe('a [31mb c d');
});

test('a compressed response is not decompressed', async () => {
  const bomb = gzipSync(Buffer.alloc(8 * 1024 * 1024, 'a'));
  expect(bomb.length).toBeLessThan(16 * 1024);
  const receiver = await startReceiver(answers('200 OK', ['Content-Encoding: gzip'], bomb));
  expect(await post(receiver)).toMatchObject({ status: 200, excerpt: null, error: null });
});

test('sequential requests share connections', async () => {
  const receiver = await startReceiver(answers('200 OK', [], 'ok'));
  for (let i = 0; i < 20; i += 1) expect((await post(receiver)).status).toBe(200);
  // undici releases a connection one turn of the event loop late, so that the next request opens a
  // second one.
  expect(receiver.connections()).toBeLessThanOrEqual(2);
});

test('concurrent requests are all answered, over at most as many connections', async () => {
  const receiver = await startReceiver(answers('200 OK', [], 'ok'));
  const outcomes = await Promise.all(Array.from({ length: 60 }, () => post(receiver)));
  expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200));
  expect(receiver.connections()).toBeLessThanOrEqual(60);
});

test('a connection that the receiver closes after its response is not reused', async () => {
  const receiver = await startReceiver((socket) =>
    socket.end('HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'),
  );
  for (let i = 0; i < 3; i += 1) expect((await post(receiver)).status).toBe(200);
  expect(receiver.connections()).toBe(3);
});

test('a closed client rejects requests', async () => {
  const receiver = await startReceiver(answers('200 OK'));
  await client.close();
  expect((await post(receiver)).error).toBe('client_closed');
  expect(receiver.connections()).toBe(0);
});

test('close can be called twice', async () => {
  await expect(Promise.all([client.close(), client.close()])).resolves.toBeDefined();
});

test('an invalid header is returned as an error and not thrown', async () => {
  const receiver = await startReceiver(answers('200 OK'));
  const outcome = await client.post(receiver.url, { headers: { 'X-Name': 'a\r\nX-Other: b' }, body: '' });
  expect(outcome.error).toBe('invalid_request');
  expect(receiver.connections()).toBe(0);
});
