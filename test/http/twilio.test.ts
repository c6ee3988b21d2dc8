import { freePort } from '../../src/platform/postgres/free-port.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { captureLog } from '../support/captured-log.ts';
import {
  ACCOUNT,
  OTHER_ACCOUNT,
  signed,
  startTwilioServer,
  type TwilioServer,
} from '../support/carriers/twilio-server.ts';
import { registerPartner } from '../support/partner.ts';
import { runTern } from '../support/run-tern.ts';

/** Two tenants with numbers and Twilio credentials of their own. */
let server: TwilioServer;
let app: TestApp;
let account: TestAccount;
let other: TestAccount;
let publicUrl: string;
const { log, lines } = captureLog();
const OURS = '+12025550150';
const THEIRS = '+12025550151';
const SECRET = 'a secret that only tests know, of 32+';

const query = async (sql: string, ...params: unknown[]) => (await app.parts.database.pool.query(sql, params)).rows;
const operator = (args: string[], input = '') =>
  runTern(['operator', ...args], { DATABASE_URL: app.databaseUrl, TERN_SECRET: SECRET }, input);

async function equip(who: TestAccount, phone: string, { sid, token }: typeof ACCOUNT): Promise<void> {
  await operator(['number', who.accountId, phone, '--carrier', 'twilio', '--rate', '100']);
  const given = await operator(
    ['carrier', who.accountId, '--sid', sid, '--token-file', '-'],
    token.replaceAll(' ', '-'),
  );
  expect(given).toMatchObject({ code: 0 });
  expect(given.stdout + given.stderr).not.toContain('token-');
}

beforeAll(async () => {
  const dashed = ({ sid, token }: typeof ACCOUNT) => ({ sid, token: token.replaceAll(' ', '-') });
  server = await startTwilioServer([dashed(ACCOUNT), dashed(OTHER_ACCOUNT)]);
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  const env = { TERN_PUBLIC_URL: publicUrl, TERN_TWILIO_URL: server.url, TERN_LEASE_SECONDS: '1' };
  app = await startTestApp({ PORT: String(port), ...env }, 'drained', log);
  account = await app.account();
  other = await app.account();
  await equip(account, OURS, ACCOUNT);
  await equip(other, THEIRS, OTHER_ACCOUNT);
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;
const AREAS = [212, 213, 214, 215, 216, 217, 218, 219, 224, 225, 228, 229, 231, 234, 239, 240, 248, 251, 252, 253];
let people = 0;
const send = async (who: TestAccount, script = '00'): Promise<{ id: string; to: string }> => {
  people += 1;
  const to = `+1${AREAS[people]}55501${script}`;
  await who.call('contacts.optIn', { phone: to, ...consent });
  const { message_id: id } = await who.call('messages.send', {
    to,
    text: 'Your order is ready.',
    purpose: 'transactional',
  });
  await app.drain();
  return { id, to };
};
const stateOf = async (id: string) => (await query('SELECT state, error_code FROM messages WHERE id = $1', id))[0];
const statusUrl = (who: TestAccount, id: string) =>
  `${publicUrl}/carriers/twilio/status?reference=${encodeURIComponent(`${who.accountId}/${id}`)}`;
const sid = (letter: string) => `SM${letter.repeat(32)}`;
const report = (id: string, status: string, more = {}) => ({
  MessageSid: sid('a'),
  MessageStatus: status,
  SmsStatus: status,
  ...more,
  Id: id,
});

/** A message that Twilio has accepted and sends no receipt for. */
async function waiting(who: TestAccount): Promise<string> {
  const { id } = await send(who, '09');
  await query(
    "UPDATE messages SET state = 'accepted', accepted_at = now(), carrier_message_id = $2 WHERE id = $1",
    id,
    sid('a'),
  );
  return id;
}

test('messages are sent with the credentials of their account, and the auth token is not stored in plain text', async () => {
  const ours = await send(account);
  const theirs = await send(other);
  const by = (to: string) => server.taken.find((text) => text.to === to);
  expect(by(ours.to)).toMatchObject({ accountSid: ACCOUNT.sid, from: OURS, callback: statusUrl(account, ours.id) });
  expect(by(theirs.to)).toMatchObject({ accountSid: OTHER_ACCOUNT.sid, from: THEIRS });
  const kept = JSON.stringify(await query('SELECT * FROM carrier_credentials'));
  expect(kept).not.toContain('token');
  expect(kept).toContain('v1.');
});

test('the credentials of a number take precedence over those of its account, until they are removed', async () => {
  const token = OTHER_ACCOUNT.token.replaceAll(' ', '-');
  const given = await operator(
    ['carrier', account.accountId, '--number', OURS, '--sid', OTHER_ACCOUNT.sid, '--token-file', '-'],
    token,
  );
  expect(given.code).toBe(0);
  const { to } = await send(account);
  expect(server.taken.find((text) => text.to === to)).toMatchObject({ accountSid: OTHER_ACCOUNT.sid });
  expect((await operator(['carrier', account.accountId, '--number', OURS, '--remove'])).code).toBe(0);
  const after = await send(account);
  expect(server.taken.find((text) => text.to === after.to)).toMatchObject({ accountSid: ACCOUNT.sid });
});

test('messages stay queued while the stored credentials cannot be decrypted', async () => {
  const secret = await query('SELECT secret FROM carrier_credentials WHERE account_id = $1', account.accountId);
  await query('UPDATE carrier_credentials SET secret = $2 WHERE account_id = $1', account.accountId, 'v1.garbled');
  const { id, to } = await send(account);
  expect(await query('SELECT queue FROM message_queue WHERE message_id = $1', id)).toHaveLength(1);
  expect(server.taken.filter((text) => text.to === to)).toEqual([]);
  await query('UPDATE carrier_credentials SET secret = $2 WHERE account_id = $1', account.accountId, secret[0]?.secret);
  app.clock.advance(61_000);
  await app.drain();
  expect(server.taken.filter((text) => text.to === to)).toHaveLength(1);
});

test('a signed status callback updates its message, and repeated or outdated ones have no effect', async () => {
  const id = await waiting(account);
  const url = statusUrl(account, id);
  const say = (status: string, more = {}) => server.callBack(url, ACCOUNT.sid, report(id, status, more));
  const answer = await say('sent');
  expect(answer).toMatchObject({ status: 200, type: expect.stringContaining('text/xml') });
  expect(answer.body).toContain('<Response></Response>');
  await say('undelivered', { ErrorCode: '30006' });
  expect(await stateOf(id)).toEqual({ state: 'undelivered', error_code: 'twilio_30006' });
  app.clock.advance(1_000);
  await say('sent');
  await say('undelivered', { ErrorCode: '30006' });
  await say('delivered');
  expect(await stateOf(id)).toEqual({ state: 'undelivered', error_code: 'twilio_30006' });
  expect(await query('SELECT status FROM message_receipts WHERE message_id = $1 ORDER BY status', id)).toEqual([
    { status: 'delivered' },
    { status: 'sent' },
    { status: 'undelivered' },
  ]);
});

test.each([
  ['has no signature', (url: string, fields: Record<string, string>) => ({ url, fields, signature: '' })],
  [
    'is signed with another token',
    (url: string, fields: Record<string, string>) => ({ url, fields, signature: signed('guess', url, fields) }),
  ],
  [
    'was changed after it was signed',
    (url: string, fields: Record<string, string>) => ({
      url,
      fields: { ...fields, MessageStatus: 'delivered' },
      signature: signed(ACCOUNT.token.replaceAll(' ', '-'), url, fields),
    }),
  ],
  [
    'is signed for another URL',
    (url: string, fields: Record<string, string>) => ({
      url,
      fields,
      signature: signed(ACCOUNT.token.replaceAll(' ', '-'), `${url}x`, fields),
    }),
  ],
  [
    'is signed by another account’s Twilio',
    (url: string, fields: Record<string, string>) => ({
      url,
      fields,
      signature: signed(OTHER_ACCOUNT.token.replaceAll(' ', '-'), url, fields),
    }),
  ],
])('rejects a status callback that %s with 403 and changes nothing', async (_what, forge) => {
  const id = await waiting(account);
  const { url, fields, signature } = forge(statusUrl(account, id), {
    AccountSid: ACCOUNT.sid,
    ...report(id, 'failed'),
  });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature },
    body: new URLSearchParams(fields),
  });
  expect(response.status).toBe(403);
  expect(await stateOf(id)).toMatchObject({ state: 'accepted' });
});

const inboundUrl = () => `${publicUrl}/carriers/twilio/inbound`;
const inbound = (from: string, text: string, more = {}) => ({
  MessageSid: sid(String(people % 10)),
  From: from,
  To: OURS,
  Body: text,
  ...more,
});

test('a STOP has taken effect when its callback is answered, and a repeated callback has no effect', async () => {
  const { to } = await send(account);
  const fields = inbound(to, 'Stop');
  expect(await server.callBack(inboundUrl(), ACCOUNT.sid, fields)).toMatchObject({ status: 200 });
  expect(await query('SELECT phone FROM suppressions WHERE phone = $1', to)).toEqual([{ phone: to }]);
  expect(await server.callBack(inboundUrl(), ACCOUNT.sid, fields)).toMatchObject({ status: 200 });
  expect(await query('SELECT text FROM inbound_messages WHERE from_phone = $1', to)).toEqual([{ text: 'Stop' }]);
  await expect(account.call('messages.send', { to, text: 'Hello', purpose: 'transactional' })).rejects.toMatchObject({
    code: 'consent_required',
  });
});

test('the request id of a callback is stored with the message, consent entry, reply and event that it causes, and logged', async () => {
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop');
  const To = '+12025550152';
  await equip(shop, To, ACCOUNT);
  const fields = inbound('+13335550111', 'STOP', { MessageSid: sid('f'), To });
  const signature = signed(ACCOUNT.token.replaceAll(' ', '-'), inboundUrl(), fields);
  const answer = await fetch(inboundUrl(), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
    body: new URLSearchParams(fields),
  });
  const id = answer.headers.get('x-request-id');
  expect(id).toMatch(/^req_/);
  const of = async (table: string) =>
    (await query(`SELECT request_id FROM ${table} WHERE account_id = $1`, shop.accountId)).map((row) => row.request_id);
  expect(await of('inbound_messages')).toEqual([id]);
  expect(await of('consent_entries')).toEqual([id]);
  expect(await of('messages')).toEqual([id]);
  const events = await query(
    'SELECT type, request_id FROM outbox_events WHERE account_id = $1 AND request_id = $2 ORDER BY type',
    shop.accountId,
    id,
  );
  expect(events.map(({ type }) => type)).toEqual(['contact.opted_out', 'message.accepted', 'message.inbound']);
  expect(lines.filter(({ fields: { requestId } }) => requestId === id)).toMatchObject([
    { level: 'debug', message: 'inbound message received', fields: { carrier: 'twilio', accountId: shop.accountId } },
  ]);
});

test('an inbound message with the OptOutType STOP opts out whatever its text is, without a second confirmation', async () => {
  const { to } = await send(account);
  const fields = inbound(to, 'Ruhe jetzt', { MessageSid: sid('c'), OptOutType: 'STOP' });
  expect(await server.callBack(inboundUrl(), ACCOUNT.sid, fields)).toMatchObject({ status: 200 });
  expect(await query('SELECT phone FROM suppressions WHERE phone = $1', to)).toEqual([{ phone: to }]);
  expect(await query("SELECT 1 FROM messages WHERE to_phone = $1 AND purpose = 'reply'", to)).toEqual([]);
});

test('accepts an inbound message with a NUL character, which PostgreSQL cannot store', async () => {
  const fields = inbound('+13335550100', 'a\0b', { MessageSid: sid('d') });
  expect(await server.callBack(inboundUrl(), ACCOUNT.sid, fields)).toMatchObject({ status: 200 });
  expect(await query('SELECT text FROM inbound_messages WHERE carrier_message_id = $1', sid('d'))).toEqual([
    { text: 'ab' },
  ]);
});

test('rejects an inbound message to a foreign or unknown number that is signed with another account’s token', async () => {
  for (const To of [THEIRS, '+12025550177'])
    expect(
      await server.callBack(inboundUrl(), ACCOUNT.sid, inbound('+13335550100', 'STOP', { MessageSid: sid('e'), To })),
    ).toMatchObject({
      status: 403,
    });
  expect(await query('SELECT 1 FROM inbound_messages WHERE carrier_message_id = $1', sid('e'))).toEqual([]);
});

test('rejects a callback that is not a POST, not a form, or too long', async () => {
  const post = async (headers: Record<string, string>, body: string) =>
    (await fetch(inboundUrl(), { method: 'POST', headers, body })).status;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await post({ 'content-type': 'application/json' }, '{}')).toBe(415);
  expect(await post(form, `Body=${'x'.repeat(70_000)}`)).toBe(413);
  expect(await post(form, '%00%ff=%')).toBe(403);
  expect((await fetch(inboundUrl())).status).toBe(405);
});

test('the operator command accepts no token as an argument and no number of another account', async () => {
  const wrong = ['carrier', account.accountId, '--sid', 'AC1', '--token-file', '-'];
  expect(await operator(wrong, 'x'.repeat(32))).toMatchObject({ code: 2 });
  const foreign = ['carrier', account.accountId, '--number', THEIRS, '--sid', ACCOUNT.sid, '--token-file', '-'];
  expect(await operator(foreign, 'x'.repeat(32))).toMatchObject({ code: 1 });
  expect(await operator(['carrier', account.accountId, '--sid', ACCOUNT.sid])).toMatchObject({ code: 2 });
});
