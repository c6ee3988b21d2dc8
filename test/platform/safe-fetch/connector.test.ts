import type { Socket } from 'node:net';
import { createConnector } from '../../../src/platform/safe-fetch/connector.ts';
import { answering } from '../../support/safe-fetch/lookups.ts';
import { closeReceivers, startReceiver } from '../../support/safe-fetch/receiver.ts';

afterEach(closeReceivers);

/** The tests stay on loopback, so that one of its addresses is treated as public. */
const PUBLIC = '127.0.0.2';
const isPublic = (address: string): boolean => address === PUBLIC;
const HOST = 'hooks.partner.example';
const NO_ALLOWED_HOSTS = { allowedHosts: [] };

function connect(connector: ReturnType<typeof createConnector>, hostname: string, port: number, protocol = 'http:') {
  return new Promise<Socket | string>((resolve) => {
    connector({ hostname, host: `${hostname}:${port}`, port: String(port), protocol }, (error, socket) => {
      resolve(error ? String('code' in error ? error.code : error.message) : socket);
    });
  });
}

/** Receivers on the same port of a public and a private address. */
async function twoReceivers() {
  const inner = await startReceiver(() => undefined);
  const outer = await startReceiver(() => undefined, { address: PUBLIC, port: inner.port });
  return { inner, outer, port: inner.port };
}

test('connects to a name if all of its addresses are public', async () => {
  const { inner, outer, port } = await twoReceivers();
  const { lookup } = answering([PUBLIC]);
  const socket = await connect(
    createConnector({ rules: NO_ALLOWED_HOSTS, timeoutMs: 2000, lookup, isPublic }),
    HOST,
    port,
  );
  expect(typeof socket === 'string' ? socket : socket.remoteAddress).toBe(PUBLIC);
  if (typeof socket !== 'string') socket.destroy();
  expect([outer.connections(), inner.connections()]).toEqual([1, 0]);
});

test.each([
  [['127.0.0.1']],
  [[PUBLIC, '127.0.0.1']],
  [['127.0.0.1', PUBLIC]],
  [[PUBLIC, '::1']],
  [[PUBLIC, PUBLIC, '10.0.0.1']],
])('does not connect to a name with any private address: %j', async (addresses) => {
  const { inner, outer, port } = await twoReceivers();
  const { lookup } = answering(addresses);
  const connector = createConnector({ rules: NO_ALLOWED_HOSTS, timeoutMs: 2000, lookup, isPublic });
  expect(await connect(connector, HOST, port)).toBe('ERR_BLOCKED_ADDRESS');
  expect(await connect(connector, HOST, port, 'https:')).toBe('ERR_BLOCKED_ADDRESS');
  expect([outer.connections(), inner.connections()]).toEqual([0, 0]);
});

test('after DNS rebinding, connects to the checked address or not at all', async () => {
  const { inner, outer, port } = await twoReceivers();
  const { lookup, calls } = answering([PUBLIC], ['127.0.0.1']);
  const connector = createConnector({ rules: NO_ALLOWED_HOSTS, timeoutMs: 2000, lookup, isPublic });
  const first = await connect(connector, HOST, port);
  expect(typeof first === 'string' ? first : first.remoteAddress).toBe(PUBLIC);
  expect(calls()).toBe(1);
  expect(await connect(connector, HOST, port)).toBe('ERR_BLOCKED_ADDRESS');
  if (typeof first !== 'string') first.destroy();
  expect([outer.connections(), inner.connections()]).toEqual([1, 0]);
});

test('rejects a private address as the host without a name lookup', async () => {
  const { inner, port } = await twoReceivers();
  const { lookup, calls } = answering(['127.0.0.1']);
  const connector = createConnector({ rules: NO_ALLOWED_HOSTS, timeoutMs: 2000, lookup, isPublic });
  expect(await connect(connector, '127.0.0.1', port)).toBe('ERR_BLOCKED_ADDRESS');
  expect(await connect(connector, '::1', port, 'https:')).toBe('ERR_BLOCKED_ADDRESS');
  expect([inner.connections(), calls()]).toEqual([0, 0]);
});

test('checks the peer address again after connecting, and drops the connection if it is private', async () => {
  const outer = await startReceiver(() => undefined, { address: PUBLIC });
  const verdicts = [true, false];
  const { lookup } = answering([PUBLIC]);
  const connector = createConnector({
    rules: NO_ALLOWED_HOSTS,
    timeoutMs: 2000,
    lookup,
    isPublic: () => verdicts.shift() ?? false,
  });
  expect(await connect(connector, HOST, outer.port)).toBe('ERR_BLOCKED_ADDRESS');
  await outer.allClosed();
  expect(verdicts).toEqual([]);
});

test('TLS verifies the host name and not the checked address', async () => {
  const outer = await startReceiver((socket) => socket.end(), { address: PUBLIC });
  const { lookup } = answering([PUBLIC]);
  const connector = createConnector({ rules: NO_ALLOWED_HOSTS, timeoutMs: 2000, lookup, isPublic });
  await connect(connector, HOST, outer.port, 'https:');
  expect(outer.received()).toContain(HOST);
});

test('connects to an allowed host at a private address on the allowed port only', async () => {
  const inner = await startReceiver(() => undefined);
  const other = await startReceiver(() => undefined);
  const { lookup } = answering(['127.0.0.1']);
  const rules = { allowedHosts: [`receiver.test:${inner.port}`] };
  const connector = createConnector({ rules, timeoutMs: 2000, lookup });
  const socket = await connect(connector, 'receiver.test', inner.port);
  if (typeof socket !== 'string') socket.destroy();
  expect(inner.connections()).toBe(1);
  expect(await connect(connector, 'receiver.test', other.port)).toBe('ERR_BLOCKED_ADDRESS');
  expect(other.connections()).toBe(0);
});
