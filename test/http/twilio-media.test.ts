import { freePort } from '../../src/platform/postgres/free-port.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { ACCOUNT, signed } from '../support/carriers/twilio-server.ts';
import { type FileServer, image, startFileServer } from '../support/media/file-server.ts';
import { runTern } from '../support/run-tern.ts';

const FROM = '+12125550177';
const SECRET = 'a secret that only tests know, of 32+';
const TOKEN = ACCOUNT.token.replaceAll(' ', '-');
const BASIC = `Basic ${Buffer.from(`${ACCOUNT.sid}:${TOKEN}`).toString('base64')}`;

/** Twilio's API, and the content network that it redirects to. */
let api: FileServer;
let content: FileServer;
let app: TestApp;
let publicUrl: string;
let numbers = 0;

beforeAll(async () => {
  [api, content] = await Promise.all([startFileServer(), startFileServer()]);
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  app = await startTestApp({
    PORT: String(port),
    TERN_PUBLIC_URL: publicUrl,
    TERN_TWILIO_URL: api.url,
    TERN_WEBHOOK_ALLOWED_HOSTS: `${api.host},${content.host}`,
  });
});
afterAll(async () => {
  await app.stop();
  await Promise.all([api.stop(), content.stop()]);
});

/** An account with a number at Twilio. */
async function openAccount(): Promise<TestAccount & { readonly number: string }> {
  numbers += 1;
  const number = `+120255501${String(numbers).padStart(2, '0')}`;
  const account = await app.account();
  const env = { DATABASE_URL: app.databaseUrl, TERN_SECRET: SECRET };
  await runTern(['operator', 'number', account.accountId, number, '--carrier', 'twilio', '--rate', '100'], env);
  await runTern(['operator', 'carrier', account.accountId, '--sid', ACCOUNT.sid, '--token-file', '-'], env, TOKEN);
  return { ...account, number };
}

async function receive(to: string, media: Record<string, string>): Promise<number> {
  const url = `${publicUrl}/carriers/twilio/inbound`;
  const sid = `MM${String(performance.now()).replace('.', '').padStart(32, '0').slice(-32)}`;
  const fields = { AccountSid: ACCOUNT.sid, MessageSid: sid, From: FROM, To: to, Body: '', ...media };
  const { status } = await fetch(url, {
    method: 'POST',
    headers: { 'x-twilio-signature': signed(TOKEN, url, fields) },
    body: new URLSearchParams(fields),
  });
  return status;
}

async function threadOf(account: TestAccount) {
  const { items } = await account.call('inbox.list', {});
  return (await account.call('inbox.get', { conversation_id: items[0]?.id ?? '' })).items;
}

test('a picture is read with the credentials of its number, which go to the API only', async () => {
  const account = await openAccount();
  const asked: [string, string | undefined][] = [];
  content.answer('/signed/ME0', (response, request) => {
    asked.push(['content', request.headers.authorization]);
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(image(1));
  });
  const link = api.answer(`/2010-04-01/Accounts/${ACCOUNT.sid}/Messages/MM0/Media/ME0`, (response, request) => {
    asked.push(['api', request.headers.authorization]);
    if (request.headers.authorization !== BASIC) response.writeHead(401).end();
    else response.writeHead(307, { location: `${content.url}/signed/ME0` }).end();
  });
  expect(await receive(account.number, { NumMedia: '1', MediaUrl0: link, MediaContentType0: 'image/jpeg' })).toBe(200);
  expect((await threadOf(account))[0]?.media).toMatchObject([{ url: link, file: { state: 'waiting', link: null } }]);
  await app.drain();
  expect(asked).toEqual([
    ['api', BASIC],
    ['content', undefined],
  ]);
  const [message] = await threadOf(account);
  // By its content, whatever Twilio says.
  expect(message).toMatchObject({
    text: '',
    media: [{ url: link, content_type: 'image/png', file: { state: 'kept' } }],
  });
  const response = await fetch(message?.media[0]?.file?.link ?? '');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(image(1));
});

test('a link that is no https link of a carrier is left out', async () => {
  const account = await openAccount();
  const link = api.serve('/media/ME1', image(2));
  await receive(account.number, {
    NumMedia: '3',
    MediaUrl0: `${content.url}/media/ME0`,
    MediaUrl1: link,
    MediaContentType1: 'image/png',
    MediaUrl2: 'file:///etc/passwd',
  });
  expect((await threadOf(account))[0]?.media.map(({ url }) => url)).toEqual([link]);
  await app.drain();
});

test('a file that is not there yet is read later, and one that never comes is given up', async () => {
  const account = await openAccount();
  const late = api.answer('/media/late', (response) => response.writeHead(404).end());
  const never = `${api.url}/media/never`;
  await receive(account.number, { NumMedia: '2', MediaUrl0: late, MediaUrl1: never });
  await app.drain();
  expect((await threadOf(account))[0]?.media.map(({ file }) => [file?.state, file?.why])).toEqual([
    ['waiting', 'status'],
    ['waiting', 'status'],
  ]);
  api.serve('/media/late', image(3));
  for (let hours = 0; hours < 12; hours += 1) {
    app.clock.advance(3_600_000);
    await app.drain();
  }
  expect((await threadOf(account))[0]?.media.map(({ file }) => file?.state)).toEqual(['kept', 'failed']);
  expect(api.asked.filter((path) => path === '/media/never')).toHaveLength(8);
});
