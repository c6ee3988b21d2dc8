import { CallError, startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { type FileServer, image, startFileServer } from '../support/media/file-server.ts';
import { optIn } from '../support/opt-in.ts';

const TO = '+12025550143';
let files: FileServer;
let app: TestApp;
let account: TestAccount;

beforeAll(async () => {
  files = await startFileServer();
  app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: files.host });
});
afterAll(async () => {
  await app.stop();
  await files.stop();
});
beforeEach(async () => {
  account = await app.account();
  await optIn(account, TO);
});

test('a message with media', async () => {
  const link = files.serve('/sale.png', image(1));
  const sent = await account.call('messages.send', { to: TO, text: 'Look', media: [link] });
  expect(sent).toMatchObject({ segments: 1, credits: 3, media: [{ url: link, content_type: 'image/png' }] });
});
