import { freePort } from '../../src/platform/postgres/free-port.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { runGuide } from '../support/guides/run-guide.ts';
import { type FileServer, image, startFileServer } from '../support/media/file-server.ts';

let files: FileServer;
let app: TestApp;

beforeAll(async () => {
  files = await startFileServer();
  const port = String(await freePort());
  const env = { PORT: port, TERN_PUBLIC_URL: `http://127.0.0.1:${port}`, TERN_WEBHOOK_ALLOWED_HOSTS: files.host };
  app = await startTestApp(env);
});
afterAll(async () => {
  await app.stop();
  await files.stop();
});

test('every command of pictures.md works with a web server, and the responses are those that it shows', async () => {
  for (const path of ['/receipt.png', '/sale.png']) files.serve(path, image(1));
  const languages = await runGuide('docs/guides/pictures.md', {
    replacements: { 'http://localhost:4000': app.url, 'https://cdn.example.com': files.url },
    afterCommands: () => app.drain(),
  });
  expect(languages).toContain('sh');
});
