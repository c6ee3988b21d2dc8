import { startTestApp, type TestApp } from '../support/app.ts';
import { relationSizes } from '../support/costs/relation-sizes.ts';
import { launchCampaign } from '../support/launch-campaign.ts';

const TEXT = 'Our sale starts today. Reply STOP to opt out.';
const CONTACTS = 5_000;
const MAX_BYTES = 2_600;
const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, 'drained', undefined, 'own');
}, 60_000);
afterAll(() => app.stop());

/** Chunks get times of their own, as with a real clock: IDs sort by time. */
function tick(): void {
  let ms = app.clock.now.getTime();
  Object.defineProperty(app.clock, 'now', {
    get: () => {
      ms += 1;
      return new Date(ms);
    },
    set: (now: Date) => {
      ms = now.getTime();
    },
  });
}

test('a delivered message of a campaign takes at most 2.6 kB of disk, in all tables and indexes', async () => {
  const account = await app.account({ credits: 1_000_000 });
  await account.call('phone-numbers.ensureDefault', {});
  for (let from = 0; from < CONTACTS; from += 500) {
    const contacts = Array.from({ length: 500 }, (_, index) => ({ phone: `+1202${5_550_200 + from + index}` }));
    await account.call('contacts.import', { contacts, consent });
  }
  await app.drain();
  const { pool } = app.parts.database;
  await pool.query('VACUUM (ANALYZE)');
  const before = await relationSizes(pool);
  tick();
  await launchCampaign(account, { name: 'Sale', body: TEXT });
  await app.drain();
  app.clock.advance(60_000);
  await app.drain();
  // Autovacuum makes the room of what waited usable again; this gives it back.
  await pool.query('VACUUM');
  const after = await relationSizes(pool);
  const each = [...after]
    .map(([name, bytes]) => [name, Math.round((bytes - (before.get(name) ?? 0)) / CONTACTS)] as const)
    .filter(([name, bytes]) => bytes !== 0 && !name.startsWith('simulator_'))
    .sort((a, b) => b[1] - a[1]);
  const total = each.reduce((sum, [, bytes]) => sum + bytes, 0);
  const sizes = each.map(([name, bytes]) => `${name} ${bytes}`);
  expect(total > MAX_BYTES ? [`${total} in all`, ...sizes] : []).toEqual([]);
}, 300_000);
