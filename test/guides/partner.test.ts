import { freePort } from '../../src/platform/postgres/free-port.ts';
import { startTestApp } from '../support/app.ts';
import { runGuide } from '../support/guides/run-guide.ts';

test('the guide for partners sends for an end-customer, and its receiver gets the signed events', async () => {
  const port = String(await freePort());
  // Events are signed at the time of the attempt, which the receiver compares with its own clock.
  const app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: `127.0.0.1:${port}` }, 'running');
  try {
    const languages = await runGuide('docs/guides/partner-in-an-hour.md', {
      replacements: { 'http://localhost:4000': app.url, '4010': port },
    });
    expect(languages).toContain('js');
  } finally {
    await app.stop();
  }
}, 60_000);
