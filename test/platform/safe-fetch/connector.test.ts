import type { Socket } from 'node:net';
import { createConnector } from '../../../src/platform/safe-fetch/connector.ts';
import { answering } from './support/lookups.ts';
import { closeReceivers, startReceiver } from './support/receiver.ts';

afterEach(closeReceivers);

/** Tests stay on loopback: of its addresses, this one counts as public. */
const PUBLIC = '127.0.0.2';
const isPublic = (address: string): boolean => address === PUBLIC;
const HOST = 'hooks.partner.example';
const NOBODY = { allowedHosts: [] };

function connect(connector: ReturnType<typeof createConnector>, hostname: string, port: number, protocol = 'http:') {
  return new Promise<Socket | string>((resolve) => {
    connector({ hostname, host: `${hostname}:${port}`, port: String(port), protocol }, (error, socket) => {
      resolve(error ? String('code' in error ? error.code : error.message) : socket);
    });
  });
}

/** Receivers on one port of a public and of a private address. */
async function twoReceivers() {
  const inner = await startReceiver(() => undefined);
  const outer = await startReceiver(() => undefined, { address: PUBLIC, port: inner.port });
  return { inner, outer, port: inner.port };
}

test('a name whose every address is public is connected to', async () => {
  const { inner, outer, port } = await twoReceivers();
  const { lookup } = answering([PUBLIC]);
  const socket = await connect(createConnector({ rules: NOBODY, timeoutMs: 2000, lookup, isPublic }), HOST, port);
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
])('a name with any private address is never connected to: %j', async (addresses) => {
  const { inner, outer, port } = await twoReceivers();
  const { lookup } = answering(addresses);
  const connector = createConnector({ rules: NOBODY, timeoutMs: 2000, lookup, isPublic });
  expect(await connect(connector, HOST, port)).toBe('ERR_BLOCKED_ADDRESS');
  expect(await connect(connector, HOST, port, 'https:')).toBe('ERR_BLOCKED_ADDRESS');
  expect([outer.connections(), inner.connections()]).toEqual([0, 0]);
});

test('a rebound name leads to the address that was judged, or nowhere', async () => {
  const { inner, outer, port } = await twoReceivers();
  const { lookup, calls } = answering([PUBLIC], ['127.0.0.1']);
  const connector = createConnector({ rules: NOBODY, timeoutMs: 2000, lookup, isPublic });
  const first = await connect(connector, HOST, port);
  expect(typeof first === 'string' ? first : first.remoteAddress).toBe(PUBLIC);
  expect(calls()).toBe(1);
  expect(await connect(connector, HOST, port)).toBe('ERR_BLOCKED_ADDRESS');
  if (typeof first !== 'string') first.destroy();
  expect([outer.connections(), inner.connections()]).toEqual([1, 0]);
});

test('a private address in the place of a name is refused without a look-up', async () => {
  const { inner, port } = await twoReceivers();
  const { lookup, calls } = answering(['127.0.0.1']);
  const connector = createConnector({ rules: NOBODY, timeoutMs: 2000, lookup, isPublic });
  expect(await connect(connector, '127.0.0.1', port)).toBe('ERR_BLOCKED_ADDRESS');
  expect(await connect(connector, '::1', port, 'https:')).toBe('ERR_BLOCKED_ADDRESS');
  expect([inner.connections(), calls()]).toEqual([0, 0]);
});

test('the peer is judged again once the connection stands, and the connection dropped', async () => {
  const outer = await startReceiver(() => undefined, { address: PUBLIC });
  const verdicts = [true, false];
  const { lookup } = answering([PUBLIC]);
  const connector = createConnector({
    rules: NOBODY,
    timeoutMs: 2000,
    lookup,
    isPublic: () => verdicts.shift() ?? false,
  });
  expect(await connect(connector, HOST, outer.port)).toBe('ERR_BLOCKED_ADDRESS');
  await outer.allClosed();
  expect(verdicts).toEqual([]);
});

test('TLS asks for the host by name, not for the vetted address', async () => {
  const outer = await startReceiver((socket) => socket.end(), { address: PUBLIC });
  const { lookup } = answering([PUBLIC]);
  const connector = createConnector({ rules: NOBODY, timeoutMs: 2000, lookup, isPublic });
  await connect(connector, HOST, outer.port, 'https:');
  expect(outer.received()).toContain(HOST);
});

test('an allowed host is connected to at a private address, on its port only', async () => {
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
