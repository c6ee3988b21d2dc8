import type { LookupAddress } from 'node:dns';
import { createSafeClient, type SafeClient } from '../../../src/platform/safe-fetch/index.ts';
import { createNameLookup } from '../../../src/platform/safe-fetch/resolve-name.ts';
import { type NameAnswer, type NameServer, startNameServer } from '../../support/safe-fetch/name-server.ts';
import { answers, closeReceivers, startReceiver } from '../../support/safe-fetch/receiver.ts';

const LOOPBACK = [127, 0, 0, 1];
const V6 = [0x26, 0x06, ...Array.from({ length: 13 }, () => 0), 1];
const NO_ALLOWED_HOSTS = { allowedHosts: [] };
/** The timeout of the resolver for a server without a response, and a limit far below it. */
const SOON_MS = 2_000;

let server: NameServer;
let client: SafeClient;

async function serve(
  tell: (name: string, family: 4 | 6) => NameAnswer,
  rules: { allowedHosts: string[] } = NO_ALLOWED_HOSTS,
) {
  server = await startNameServer(tell);
  client = createSafeClient({ rules, nameServers: [server.host] });
}

afterEach(async () => {
  await client.close();
  await server.close();
  await closeReceivers();
});

const post = (name: string, signal?: AbortSignal) =>
  client.post(`https://${name}/hook`, { headers: {}, body: '{}', signal });

const resolve = (name: string, host = server.host) =>
  new Promise<LookupAddress[] | string>((done) => {
    createNameLookup([host])(name, { all: true }, (error, addresses) => done(error?.code ?? addresses));
  });

test('names whose DNS server does not respond do not delay other names', async () => {
  const giveUp = new AbortController();
  await serve((name) => (name.endsWith('silent.example') ? 'silence' : [LOOPBACK]));
  const stuck = Array.from({ length: 50 }, (_, at) => post(`h${at}.silent.example`, giveUp.signal));
  const prompt = await post('hooks.partner.example');
  // The response was checked, so it had arrived.
  expect(prompt.error).toBe('blocked_address');
  expect(prompt.latencyMs).toBeLessThan(SOON_MS);
  giveUp.abort();
  await Promise.all(stuck);
});

test('a DNS server without a response is reported as dns_failed before the connect timeout', async () => {
  await serve(() => 'silence');
  const outcome = await post('hooks.partner.example');
  expect(outcome.error).toBe('dns_failed');
  expect(outcome.latencyMs).toBeLessThan(5_000);
  // Two attempts for each address family.
  expect(server.asked()).toBe(4);
});

test.each([
  ['returns NXDOMAIN', { rcode: 3 }],
  ['fails', { rcode: 2 }],
  ['refuses', { rcode: 5 }],
  ['returns no address', []],
])('reports a DNS server that %s as dns_failed', async (_, answer) => {
  await serve(() => answer);
  expect((await post('hooks.partner.example')).error).toBe('dns_failed');
});

test('reports an unreachable DNS server as dns_failed and not as connection_refused', async () => {
  await serve(() => 'silence');
  const gone = await startNameServer(() => 'silence');
  await gone.close();
  expect(await resolve('hooks.partner.example', gone.host)).toBe('ERR_NAME_RESOLUTION');
  const lost = createSafeClient({ rules: NO_ALLOWED_HOSTS, nameServers: [gone.host] });
  const outcome = await lost.post('https://hooks.partner.example/', { headers: {}, body: '' });
  expect(outcome.error).toBe('dns_failed');
  await lost.close();
});

test('reports a name that is invalid in DNS as dns_failed', async () => {
  await serve(() => [LOOPBACK]);
  expect((await post(`${'a'.repeat(70)}.example`)).error).toBe('dns_failed');
});

test('resolves both address families, IPv4 first', async () => {
  await serve((_, family) => (family === 4 ? [LOOPBACK] : [V6]));
  expect(await resolve('hooks.partner.example')).toEqual([
    { address: '127.0.0.1', family: 4 },
    { address: '2606::1', family: 6 },
  ]);
});

test.each([
  ['has no address', []],
  ['fails', { rcode: 2 }],
  ['gets no response', 'silence' as const],
])('uses the addresses of one family if the other %s', async (_, other) => {
  await serve((name, family) =>
    (name === 'four.example') === (family === 4) ? [family === 4 ? LOOPBACK : V6] : other,
  );
  const startedAt = performance.now();
  expect(await resolve('four.example')).toEqual([{ address: '127.0.0.1', family: 4 }]);
  expect(await resolve('six.example')).toEqual([{ address: '2606::1', family: 6 }]);
  expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
});

test('resolves an allowed host through the system, which reads the hosts file', async () => {
  const receiver = await startReceiver(answers('200 OK'));
  await serve(() => 'silence', { allowedHosts: ['localhost'] });
  const outcome = await client.post(`http://localhost:${receiver.port}/hook`, { headers: {}, body: '{}' });
  expect(outcome.status).toBe(200);
  expect(server.asked()).toBe(0);
});
