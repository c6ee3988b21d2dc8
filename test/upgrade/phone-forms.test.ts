import { migrate } from '../../src/platform/database/migrate.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import type { EmptyDatabase } from '../support/house/empty-database.ts';
import { insertKey } from '../support/insert-key.ts';
import { SOON } from '../support/upgrade/fill.ts';
import { restoreDump } from '../support/upgrade/restore-dump.ts';

/** Both forms of phones of Gabon, which a version before took for two persons each. */
const PAIRS = [
  { canonical: '+24166031234', other: '+24106031234', was: ['opted_in', 'opted_out'], is: 'opted_out' },
  { canonical: '+24166031235', other: '+24106031235', was: ['opted_out', 'opted_in'], is: 'opted_out' },
  { canonical: '+24166031236', other: '+24106031236', was: ['opted_in', 'opted_in'], is: 'opted_in' },
  { canonical: '+24166031237', other: '+24106031237', was: ['none', 'opted_in'], is: 'none' },
] as const;
const ALONE = { canonical: '+24166031238', other: '+24106031238' };

let database: EmptyDatabase;
let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  database = await restoreDump('0013_journeys.sql');
  const [first] = await database.rows('SELECT tenant_id AS id FROM contacts WHERE tenant_id = account_id LIMIT 1');
  const tenant = String(first?.id);
  const add = async (phone: string, status: string, number: number) => {
    const id = `con_01jd00000000000000000${String(number).padStart(5, '0')}`;
    await database.rows(
      `INSERT INTO contacts (tenant_id, id, account_id, phone, country, attributes, consent_status, consent_method, consent_changed_at, created_at, updated_at, version)
       VALUES ('${tenant}', '${id}', '${tenant}', '${phone}', 'GA', '{}', '${status}', 'api', now(), now(), now(), 1)`,
    );
    if (status === 'opted_out')
      await database.rows(
        `INSERT INTO suppressions (tenant_id, account_id, phone, scope, reason, created_at) VALUES ('${tenant}', '${tenant}', '${phone}', 'all', 'requested', now())`,
      );
  };
  for (const [index, { canonical, other, was }] of PAIRS.entries()) {
    await add(canonical, was[0], 90_000 + index);
    await add(other, was[1], 91_000 + index);
  }
  await add(ALONE.other, 'opted_in', 92_000);
  await migrate(database.url);
  app = await startTestApp({}, 'drained', undefined, database);
  app.clock.now = new Date(SOON);
  const { database: own, service } = app.parts;
  const key = { tenantId: tenant, id: 'key_forms', permissions: ['full'] };
  account = app.as(await insertKey({ pool: own.pool, keys: service.keys }, key), tenant);
  await app.drain();
});
afterAll(() => app.stop());

test.each(PAIRS)('after the upgrade $canonical and $other are one contact that is $is', async (pair) => {
  const [canonical, other] = await Promise.all(
    [pair.canonical, pair.other].map((phone) => account.call('contacts.get', { phone })),
  );
  expect(other).toEqual(canonical);
  expect(canonical?.contact.consent).toMatchObject({ status: pair.is, suppressed: pair.is === 'opted_out' });
  const rows = await database.rows(`SELECT phone FROM contacts WHERE phone = '${pair.other}'`);
  expect(rows).toEqual([]);
});

test('after the upgrade a contact with the other form alone keeps its id and consent', async () => {
  const { contact } = await account.call('contacts.get', { phone: ALONE.other });
  expect(contact).toMatchObject({ phone: ALONE.canonical, consent: { status: 'opted_in' } });
  expect(contact.id).toMatch(/92000$/);
});
