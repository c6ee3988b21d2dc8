import { backoffMs, retryAfterMs } from '../../sdk/src/core/backoff.ts';
import { RateLimitedError, Tern, TernAbortError, UnavailableError } from '../../sdk/src/index.ts';
import { aTag, limited, type WireServer, wireServer } from '../support/wire-server.ts';

let server: WireServer;
let tern: Tern;
const created = { result: { tag: aTag, created: true } };
const unavailable = { status: 503, error: { code: 'unavailable', message: 'Not now' } };

beforeAll(async () => {
  server = await wireServer();
  tern = new Tern({ apiKey: 'k', baseUrl: server.baseUrl, retryDelayMs: 1 });
});

afterAll(() => server.stop());

test('a read is retried after an unavailable service, a closed connection or a timeout', async () => {
  const page = { result: { items: [], next_cursor: null } };
  server.answer(unavailable, { drop: true }, page);
  expect(await tern.tags.list()).toEqual(page.result);
  expect(server.received).toHaveLength(3);
  server.answer({ hang: true }, page);
  expect(await tern.tags.list({}, { timeoutMs: 50 })).toEqual(page.result);
  expect(server.received).toHaveLength(2);
});

test('a write is retried with the same idempotency key, which the client generates by default', async () => {
  server.answer(unavailable, { drop: true }, created);
  await tern.tags.create({ name: 'VIP' });
  const keys = server.received.map(({ params }) => params.idempotency_key);
  expect(keys[0]).toMatch(/^sdk_[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
});

test('two writes never share a generated key, and a key of the caller is used unchanged', async () => {
  server.answer(created);
  await tern.tags.create({ name: 'VIP' });
  await tern.tags.create({ name: 'VIP' });
  await tern.tags.create({ name: 'VIP', idempotency_key: 'mine' });
  const [first, second, third] = server.received.map(({ params }) => params.idempotency_key);
  expect(first).not.toBe(second);
  expect(third).toBe('mine');
});

test('a write that the contract does not declare idempotent is sent once', async () => {
  server.answer(unavailable);
  await expect(tern.agent.provision({ name: 'Acme' })).rejects.toThrow(UnavailableError);
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.params).toEqual({ name: 'Acme' });
});

test('the key of partner.send is never generated; a call without one is sent once, unchanged', async () => {
  const params = { external_ref: 'shop-42', to: '+12025550143', text: 'Hi' };
  server.answer(unavailable);
  await expect(tern.partner.send(params as never)).rejects.toThrow(UnavailableError);
  await expect(tern.call('partner.send', params as never)).rejects.toThrow(UnavailableError);
  expect(server.received.map((call) => call.params)).toEqual([params, params]);
});

test('partner.send with a key of the caller is retried with that key', async () => {
  const params = { idempotency_key: 'order-1', external_ref: 'shop-42', to: '+12025550143', text: 'Hi' };
  server.answer(unavailable, { drop: true }, { result: { message_id: 'msg_1' } });
  expect(await tern.partner.send(params)).toEqual({ message_id: 'msg_1' });
  expect(server.received.map((call) => call.params)).toEqual([params, params, params]);
});

test('an error that a retry cannot resolve is thrown at once', async () => {
  server.answer({ error: { code: -32602, message: 'Invalid params' } });
  await expect(tern.tags.list()).rejects.toMatchObject({ code: -32602 });
  expect(server.received).toHaveLength(1);
});

test('maxRetries limits the attempts of the client and of the call', async () => {
  server.answer(unavailable);
  await expect(tern.tags.list()).rejects.toThrow(UnavailableError);
  expect(server.received).toHaveLength(3);
  server.answer(unavailable);
  await expect(tern.tags.list({}, { maxRetries: 0 })).rejects.toThrow(UnavailableError);
  expect(server.received).toHaveLength(1);
});

test('no call is retried before Retry-After has elapsed', async () => {
  const at: number[] = [];
  const page = { result: { items: [], next_cursor: null } };
  server.answer(
    () => {
      at.push(performance.now());
      return { status: 429, headers: { 'retry-after': '1' }, error: limited };
    },
    () => {
      at.push(performance.now());
      return page;
    },
  );
  await tern.tags.list();
  expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(990);
});

test('a Retry-After longer than the accepted maximum throws the error with the required wait', async () => {
  server.answer({ status: 429, headers: { 'retry-after': '3600' }, error: limited });
  const failure = tern.tags.list();
  await expect(failure).rejects.toThrow(RateLimitedError);
  await expect(failure).rejects.toMatchObject({ retryAfterMs: 3_600_000 });
  expect(server.received).toHaveLength(1);
});

test('an abort signal ends the wait before a retry', async () => {
  const controller = new AbortController();
  server.answer({ status: 429, headers: { 'retry-after': '30' }, error: limited });
  const failure = tern.tags.list({}, { signal: controller.signal });
  const refused = expect(failure).rejects.toThrow(TernAbortError);
  // The call must end whether it is aborted before the response or during the wait.
  controller.abort();
  await refused;
});

test('retry delays double up to a maximum, and differ between clients', () => {
  const shortest = [0, 1, 2, 9].map((attempt) => backoffMs(attempt, 500, () => 0));
  const longest = [0, 1, 2, 9].map((attempt) => backoffMs(attempt, 500, () => 1));
  expect(shortest).toEqual([250, 500, 1000, 4000]);
  expect(longest).toEqual([500, 1000, 2000, 8000]);
});

test('Retry-After is parsed as seconds or as a date, and invalid values are ignored', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  expect(retryAfterMs('2', now)).toBe(2000);
  expect(retryAfterMs('Fri, 20 Nov 2026 12:00:05 GMT', now)).toBe(5000);
  expect(retryAfterMs('Fri, 20 Nov 2026 11:00:00 GMT', now)).toBe(0);
  expect([retryAfterMs('soon', now), retryAfterMs('', now), retryAfterMs(null, now)]).toEqual([null, null, null]);
});
