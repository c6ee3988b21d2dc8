import { createSafeClient, type Lookup, type SafeClient } from '../../../src/platform/safe-fetch/index.ts';
import { answering } from '../../support/safe-fetch/lookups.ts';
import { answers, closeReceivers, type Receiver, startReceiver } from '../../support/safe-fetch/receiver.ts';

let silent: Receiver;
let client: SafeClient;

beforeEach(async () => {
  silent = await startReceiver(answers('200 OK'));
});

afterEach(async () => {
  await client.close();
  await closeReceivers();
});

function guarded(lookup?: Lookup): SafeClient {
  client = createSafeClient({ rules: { allowedHosts: [] }, lookup, connectTimeoutMs: 1000, totalTimeoutMs: 2000 });
  return client;
}

const post = (url: string) => client.post(url, { headers: {}, body: '{}' });

test.each([
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '127。0。0。1',
  '①②⑦.⓪.⓪.①',
  '%31%32%37.0.0.1',
  '0.0.0.0',
  '0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  'localhost',
  'localhost.',
])('sends nothing to a loopback listener when posting to %s', async (host) => {
  guarded();
  const outcome = await post(`https://${host}:${silent.port}/hook`);
  expect(outcome).toEqual({ status: null, latencyMs: 0, retryAfterMs: null, excerpt: null, error: 'blocked_address' });
  expect(silent.connections()).toBe(0);
});

test.each([
  ['http', 'blocked_url'],
  ['https://user:secret@', 'blocked_url'],
])('sends nothing to a loopback listener when the URL begins with %s', async (start, error) => {
  guarded();
  const url = start.includes('://') ? `${start}127.0.0.1` : `${start}://127.0.0.1`;
  expect((await post(`${url}:${silent.port}/`)).error).toBe(error);
  expect(silent.connections()).toBe(0);
});

test.each([
  [['127.0.0.1']],
  [['127.0.0.1', '8.8.8.8']],
  [['::1']],
  [['::ffff:127.0.0.1']],
  [['10.0.0.1', '127.0.0.1']],
])('sends nothing to a loopback listener when the name resolves to %j', async (addresses) => {
  guarded(answering(addresses).lookup);
  const outcome = await post(`https://hooks.partner.example:${silent.port}/hook`);
  expect([outcome.status, outcome.error]).toEqual([null, 'blocked_address']);
  expect(silent.connections()).toBe(0);
});

test('the addresses of a name are checked for each connection', async () => {
  const { lookup, calls } = answering(['127.0.0.1']);
  guarded(lookup);
  const url = `https://hooks.partner.example:${silent.port}/hook`;
  expect((await post(url)).error).toBe('blocked_address');
  expect((await post(url)).error).toBe('blocked_address');
  expect([calls(), silent.connections()]).toEqual([2, 0]);
});

test('a redirect to loopback is reported and not followed', async () => {
  const redirecting = await startReceiver(
    answers('302 Found', [`Location: http://127.0.0.1:${silent.port}/`], 'Moved'),
  );
  client = createSafeClient({ rules: { allowedHosts: [redirecting.host, silent.host] } });
  const outcome = await post(redirecting.url);
  expect([outcome.status, outcome.excerpt, outcome.error]).toEqual([302, 'Moved', null]);
  expect(silent.connections()).toBe(0);
});

test.each([
  ['ENOTFOUND', 'dns_failed'],
  ['EAI_AGAIN', 'dns_failed'],
])('reports a name lookup that fails with %s as %s', async (code, error) => {
  guarded((_host, _options, callback) => callback(Object.assign(new Error(code), { code }), []));
  expect((await post('https://hooks.partner.example/')).error).toBe(error);
});

test('reports a name without addresses as dns_failed', async () => {
  guarded(answering([]).lookup);
  expect((await post('https://hooks.partner.example/')).error).toBe('dns_failed');
});

test('a name lookup without a response ends with the connect timeout', async () => {
  client = createSafeClient({ rules: { allowedHosts: [] }, lookup: () => undefined, connectTimeoutMs: 50 });
  expect((await post('https://hooks.partner.example/')).error).toBe('connect_timeout');
});
