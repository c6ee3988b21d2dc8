import { type TestAccount, useTestApp } from '../support/app.ts';
import { chunk, openRequest, type RawRequest } from '../support/http/raw-request.ts';
import { bearer, call, sendRaw } from '../support/http/wire.ts';

const app = useTestApp();
let account: TestAccount;
beforeAll(async () => {
  account = await app.account();
});
const opened: RawRequest[] = [];
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.destroy();
});

const MIB = 1024 * 1024;
const SMALL = 64 * 1024;
const REFUSED = /^HTTP\/1.1 401 .*"id":null,"error":\{"code":-32000,/s;
const CHUNKED = { 'transfer-encoding': 'chunked' };

function open(path: string, headers: Readonly<Record<string, string>>, body = ''): RawRequest {
  const request = openRequest(`${app.url}${path}`, headers, body);
  opened.push(request);
  return request;
}

test.each(
  ['/rpc', '/mcp', '/a2a'].flatMap((path) => [
    [path, 'no key', {}],
    [path, 'a malformed key', bearer('hello')],
    [path, 'an unknown key', bearer(`tern_live_${'a'.repeat(43)}`)],
  ]) as [string, string, Record<string, string>][],
)('%s refuses a body over 64 KiB with %s before any of it arrives', async (path, _what, headers) => {
  const request = open(path, { ...headers, 'content-length': String(SMALL + 1) });
  expect(await request.answered(REFUSED)).toMatch(/www-authenticate: Bearer/i);
});

test.each(['/rpc', '/a2a'])(
  '%s refuses a chunked body without a key as soon as it exceeds 64 KiB, and closes the connection',
  async (path) => {
    const request = open(path, CHUNKED, chunk(SMALL) + chunk(1));
    expect(await request.answered(REFUSED)).toMatch(/connection: close/i);
    await request.closed;
  },
);

test('a body of 64 KiB is read before the key is checked, chunked or not', async () => {
  const envelope = JSON.stringify(call('agent.whoami'));
  const body = envelope + ' '.repeat(SMALL - envelope.length);
  const withLength = open('/rpc', { 'content-length': String(SMALL) }, body);
  const chunked = open('/rpc', CHUNKED, `${SMALL.toString(16)}\r\n${body}\r\n0\r\n\r\n`);
  for (const request of [withLength, chunked])
    await request.answered(/^HTTP\/1.1 401 .*"id":1,"error":\{"code":-32000,/s);
});

test('a client that sends a large body without a key in full can use its connection again', async () => {
  const request = open('/rpc', { 'content-length': String(MIB) }, ' '.repeat(MIB));
  await request.answered(REFUSED);
  const body = JSON.stringify(call('agent.whoami'));
  request.socket.write(
    `POST /rpc HTTP/1.1\r\nhost: tern\r\ncontent-type: application/json\r\nauthorization: Bearer ${account.key}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  await request.answered(/HTTP\/1.1 200 /);
});

test('a body that is too large or of another type is refused as such without a key', async () => {
  const large = open('/rpc', { 'content-length': String(MIB + 1) });
  await large.answered(/^HTTP\/1.1 413 /);
  const typed = open('/rpc', { 'content-length': String(MIB), 'content-type': 'text/plain' });
  await typed.answered(/^HTTP\/1.1 415 /);
});

test('the helper routes read at most 64 KiB', async () => {
  const request = open('/api/auth/session', { 'content-length': String(SMALL + 1) });
  expect(await request.answered(/^HTTP\/1.1 413 /)).toMatch(/connection: close/i);
});

test('large bodies that are announced and hardly sent do not keep others from sending theirs', async () => {
  // The answer 100 shows that the service has begun to read the body.
  const headers = { ...bearer(account.key), 'content-length': String(MIB), expect: '100-continue' };
  const slow = Array.from({ length: 72 }, () => open('/rpc', headers, '{'));
  await Promise.all(slow.map((request) => request.answered(/^HTTP\/1.1 100 /)));
  const text = JSON.stringify(call('agent.whoami', { padding: 'x'.repeat(MIB - 200) }));
  expect((await sendRaw(app, text, bearer(account.key))).status).toBe(200);
});

test('an import of 500 contacts with 100 columns each is accepted', async () => {
  const columns = Object.fromEntries(Array.from({ length: 99 }, (_, n) => [`c${n}`, n]));
  const contacts = Array.from({ length: 500 }, (_, n) => ({ phone: `+1212555${String(1000 + n)}`, ...columns }));
  const { status, body } = await sendRaw(
    app,
    JSON.stringify(call('contacts.import', { contacts, mapping: { phone: 'phone' }, dry_run: true })),
    bearer(account.key),
  );
  expect([status, body.error]).toEqual([200, undefined]);
});
