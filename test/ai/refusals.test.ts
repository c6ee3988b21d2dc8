import { type ModelServer, startModelServer } from '../support/ai/model-server.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';

let server: ModelServer;
let app: TestApp;
let account: TestAccount;

beforeAll(async () => {
  server = await startModelServer();
  app = await startTestApp({ TERN_AI_URL: server.url, TERN_AI_MODEL: 'test-model' });
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});
beforeEach(async () => {
  account = await app.account();
});

const BRIEF = { goal: 'announce that winter boots are 20% off until Sunday', brand: 'Acme' };

test('a language that rules do not write is flagged when no model answers', async () => {
  server.respond = (response) => response.writeHead(500).end('{}');
  const answer = await account.call('ai.draftMessage', { ...BRIEF, language: 'fr' });
  expect(answer).toMatchObject({ engine: 'rules', warnings: [{ code: 'language_not_written', param: 'language' }] });
  expect(await account.call('ai.draftMessage', BRIEF)).not.toHaveProperty('warnings');
});

test('refusals of one account never pause the model for another', async () => {
  server.respond = (response) => response.writeHead(400).end('{"error":{"code":"content_filter"}}');
  for (let n = 0; n < 8; n += 1) await account.call('ai.draftMessage', BRIEF);
  const other = await app.account();
  server.asked.length = 0;
  await other.call('ai.draftMessage', BRIEF);
  expect(server.asked).toHaveLength(1);
});
