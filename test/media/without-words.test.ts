import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { type FileServer, image, startFileServer } from '../support/media/file-server.ts';
import { ADA, BERLIN, failureOf, mediaAccount, submittedTo } from '../support/media/media-account.ts';

let files: FileServer;
let app: TestApp;
let account: TestAccount;
let link: string;

beforeAll(async () => {
  files = await startFileServer();
  app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: files.host });
  link = files.serve('/alone.png', image(1));
});
afterAll(async () => {
  await app.stop();
  await files.stop();
});
beforeEach(async () => {
  account = await mediaAccount(app);
});

const transactional = { purpose: 'transactional' as const };

test('a picture goes out without words, and every skill that takes both shows it', async () => {
  const sent = await account.call('messages.send', { to: ADA, media: [link], ...transactional });
  expect(sent).toMatchObject({ text: '', credits: 3, media: [{ url: link }] });
  await app.drain();
  expect(await submittedTo(app, account, ADA)).toHaveLength(1);
  const { message } = await account.call('messages.get', { message_id: sent.message_id ?? '' });
  expect(message).toMatchObject({ text: '', state: 'accepted' });
  const preview = await account.call('messages.preview', { to: ADA, media: [link], ...transactional });
  expect(preview).toMatchObject({ text: '', credits: 3, decision: { allow: true } });
  expect(await account.call('billing.estimate', { to: ADA, media: [link] })).toMatchObject({ credits: 3 });
});

test('a reply may be a picture', async () => {
  await account.call('messages.simulateInbound', { from: ADA, text: 'Which colors do you have?' });
  const { items } = await account.call('inbox.list', {});
  const reply = await account.call('inbox.reply', { conversation_id: items[0]?.id ?? '', media: [link] });
  expect(reply).toMatchObject({ text: '', credits: 3 });
});

test('where no media can be sent, the message is the link alone', async () => {
  const sent = await account.call('messages.send', {
    to: BERLIN,
    media: [link],
    media_fallback: 'link',
    ...transactional,
  });
  expect(sent.text).toMatch(/^https?:\/\/\S+$/);
});

test('nothing at all is still an error', async () => {
  expect(await failureOf(account.call('messages.send', { to: ADA }))).toMatchObject({ code: -32602 });
  expect(await failureOf(account.call('messages.send', { to: ADA, media: [] }))).toMatchObject({ code: -32602 });
  expect(await failureOf(account.call('messages.send', { to: ADA, text: '   ' }))).toMatchObject({ code: -32002 });
});
