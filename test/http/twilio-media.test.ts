import { freePort } from '../../src/platform/postgres/free-port.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { ACCOUNT, startTwilioServer, type TwilioServer } from '../support/carriers/twilio-server.ts';
import { runTern } from '../support/run-tern.ts';

const OURS = '+12025550150';
const FROM = '+12125550177';
const SECRET = 'a secret that only tests know, of 32+';
const TOKEN = ACCOUNT.token.replaceAll(' ', '-');

let server: TwilioServer;
let app: TestApp;
let publicUrl: string;

beforeAll(async () => {
  server = await startTwilioServer([{ sid: ACCOUNT.sid, token: TOKEN }]);
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  app = await startTestApp({ PORT: String(port), TERN_PUBLIC_URL: publicUrl, TERN_TWILIO_URL: server.url });
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

test('pictures of an inbound message are kept as links with their types, and none is fetched', async () => {
  const account = await app.account();
  const env = { DATABASE_URL: app.databaseUrl, TERN_SECRET: SECRET };
  await runTern(['operator', 'number', account.accountId, OURS, '--carrier', 'twilio', '--rate', '100'], env);
  await runTern(['operator', 'carrier', account.accountId, '--sid', ACCOUNT.sid, '--token-file', '-'], env, TOKEN);
  const taken = server.taken.length;
  const fields = {
    MessageSid: `MM${'a'.repeat(32)}`,
    From: FROM,
    To: OURS,
    Body: '',
    NumMedia: '3',
    MediaUrl0: 'https://api.twilio.com/media/ME0',
    MediaContentType0: 'image/jpeg',
    // Not https.
    MediaUrl1: `${server.url}/media/ME1`,
    MediaContentType1: 'image/png',
    MediaUrl2: 'https://api.twilio.com/media/ME2',
  };
  const answer = await server.callBack(`${publicUrl}/carriers/twilio/inbound`, ACCOUNT.sid, fields);
  expect(answer).toMatchObject({ status: 200 });
  await app.drain();
  const { items } = await account.call('inbox.list', {});
  expect(items).toMatchObject([{ phone: FROM, number: OURS, contact_id: null, unread: 1 }]);
  const thread = await account.call('inbox.get', { conversation_id: items[0]?.id ?? '' });
  expect(thread.items).toMatchObject([
    {
      text: '',
      media: [
        { url: 'https://api.twilio.com/media/ME0', content_type: 'image/jpeg' },
        { url: 'https://api.twilio.com/media/ME2', content_type: null },
      ],
    },
  ]);
  expect(server.taken).toHaveLength(taken);
});
