import { useTestApp } from '../support/app.ts';
import { bearer } from '../support/http/wire.ts';

const app = useTestApp();

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test('a session of the helper routes ends exactly twelve hours after it was opened', async () => {
  const { key } = await app.account();
  const opened = await fetch(`${app.url}/api/auth/session`, { method: 'POST', headers: bearer(key) });
  const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';');
  const status = async () => (await fetch(`${app.url}/api/auth/session`, { headers: { cookie } })).status;
  app.clock.advance(12 * HOUR_MS - 1);
  expect(await status()).toBe(200);
  app.clock.advance(1);
  expect(await status()).toBe(401);
});

test('links to the billing page and to exports end at the time when the key that asked for them expires', async () => {
  const account = await app.account();
  const { api_key: key } = await account.call('agent.createKey', {
    name: 'for half an hour',
    permissions: ['full'],
    expires_at: new Date(app.clock.now.getTime() + 30 * MINUTE_MS).toISOString(),
  });
  const caller = app.as(key as string);
  const links = [(await caller.call('billing.portal', {})).url, (await caller.call('compliance.export', {})).url].map(
    (url) => `${app.url}${new URL(url).pathname}${new URL(url).search}`,
  );
  const statuses = () => Promise.all(links.map(async (url) => (await fetch(url)).status));
  app.clock.advance(30 * MINUTE_MS - 1);
  expect(await statuses()).toEqual([200, 200]);
  app.clock.advance(1);
  expect(await statuses()).toEqual([403, 404]);
});
