import type { JourneyNodeConfig } from '../../src/generated/types.ts';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { type SmppServer, startSmppServer } from '../support/carriers/start-smpp-server.ts';
import { ACCOUNT, startTwilioServer, type TwilioServer } from '../support/carriers/twilio-server.ts';
import { buildDraft } from '../support/journeys/build.ts';
import { type FileServer, image, startFileServer } from '../support/media/file-server.ts';
import { ADA, failureOf, mediaAccount, readCopy, sendTo } from '../support/media/media-account.ts';

let files: FileServer;
let twilio: TwilioServer;
let smpp: SmppServer;
let app: TestApp;

beforeAll(async () => {
  [files, twilio, smpp] = await Promise.all([startFileServer(), startTwilioServer(), startSmppServer()]);
  const port = await freePort();
  app = await startTestApp({
    PORT: String(port),
    TERN_PUBLIC_URL: `http://127.0.0.1:${port}`,
    TERN_WEBHOOK_ALLOWED_HOSTS: files.host,
    TERN_TWILIO_URL: twilio.url,
    TERN_TWILIO_ACCOUNT_SID: ACCOUNT.sid,
    TERN_TWILIO_AUTH_TOKEN: ACCOUNT.token,
    TERN_SMPP_URL: `smpp://127.0.0.1:${smpp.port}`,
    TERN_SMPP_SYSTEM_ID: 'tern',
    TERN_SMPP_PASSWORD: 'secret',
  });
});
afterAll(async () => {
  await app.stop();
  await Promise.all([files.stop(), twilio.stop(), smpp.stop()]);
});

/** An account whose number is hosted by a carrier. */
async function accountAt(carrier: string): Promise<TestAccount> {
  const account = await mediaAccount(app);
  await app.parts.database.pool.query('UPDATE phone_numbers SET carrier = $2 WHERE tenant_id = $1', [
    account.accountId,
    carrier,
  ]);
  return account;
}

test('Twilio gets a MediaUrl for each file, where it reads the copies that were checked', async () => {
  const account = await accountAt('twilio');
  const media = [files.serve('/one.png', image(1)), files.serve('/two.png', image(2))];
  await sendTo(account, { media, text: 'Two pictures' });
  for (const path of ['/one.png', '/two.png']) files.serve(path, image(9));
  await app.drain();
  const taken = twilio.taken.find(({ to }) => to === ADA);
  expect(taken?.body).toBe('Two pictures');
  expect(taken?.media).toHaveLength(2);
  const read = taken?.media.map(async (url) => Buffer.from(await (await readCopy(app, url)).arrayBuffer())) ?? [];
  expect(await Promise.all(read)).toEqual([image(1), image(2)]);
});

test('a message without media has no MediaUrl', async () => {
  const account = await accountAt('twilio');
  const before = twilio.taken.length;
  await sendTo(account, { text: 'Words only' });
  await app.drain();
  expect(twilio.taken.slice(before)).toMatchObject([{ body: 'Words only', media: [] }]);
});

test('SMPP says before the launch, in every check, that it sends no media', async () => {
  const account = await accountAt('smpp');
  const link = files.serve('/smpp.png', image(3));
  expect(await failureOf(sendTo(account, { media: [link] }))).toMatchObject({
    code: -32002,
    data: { reason: 'media_not_supported' },
    message: expect.stringContaining('The carrier of the sending number sends no messages with media.'),
  });
  const content = { text: 'Look', media: [link] };
  const preview = await account.call('messages.preview', { to: ADA, ...content });
  const check = await account.call('compliance.checkSend', { phone: ADA, ...content });
  for (const gates of [preview.decision.gates, check.gates])
    expect(gates.find(({ gate }) => gate === 'content')).toMatchObject({ reason: 'media_not_supported' });
  const { campaign } = await account.call('campaigns.create', {
    name: 'Sale',
    body: 'Look. Reply STOP to opt out.',
    media: [link],
    audience: { include: { all: true } },
  });
  const preflight = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  expect(preflight.blockers.map(({ code }) => code)).toContain('media_not_supported');
  const next = preflight.blockers.find(({ code }) => code === 'media_not_supported')?.next_actions[0];
  await account.call('campaigns.update', next?.params as { campaign_id: string });
  expect(await account.call('campaigns.preflight', { campaign_id: campaign.id })).toMatchObject({ ok: true });
  const node: JourneyNodeConfig = { kind: 'send', text: 'Look. Reply STOP to opt out.', media: [link] };
  const journey = await buildDraft(account, { entry: { kind: 'call' } }, { Picture: node, End: { kind: 'exit' } }, [
    ['Picture', 'next', 'End'],
  ]);
  const { blockers } = await account.call('journeys.validate', { journey_id: journey.id });
  expect(blockers.map(({ code }) => code)).toContain('media_not_supported');
});

test('over SMPP, a short link to the copy goes out by choice', async () => {
  const account = await accountAt('smpp');
  const link = files.serve('/fallback.png', image(4));
  const sent = await sendTo(account, { media: [link], media_fallback: 'link' });
  expect(sent).toMatchObject({
    segments: 1,
    credits: 1,
    text: expect.stringMatching(/^Look\nhttp.*\/l\/[0-9A-Za-z]{10}$/),
  });
  const opened = await fetch(sent.text.split('\n')[1] ?? '');
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(image(4));
});
