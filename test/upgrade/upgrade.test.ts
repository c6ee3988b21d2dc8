import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { verifyFile } from '../../src/commands/verify-export/verify-file.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { contract, ready, succeeding } from '../support/contract/walk.ts';
import { partnerKeys, succeed } from '../support/contract/wire.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import type { EmptyDatabase } from '../support/house/empty-database.ts';
import { root } from '../support/house/source-files.ts';
import { insertKey } from '../support/insert-key.ts';
import { LATER, REACHED, SOON, STOPPED, TEXT } from '../support/upgrade/fill.ts';
import { CAMPAIGN_TEXT, JOURNEY_TEXT, ORDER_TEXT, WALKING } from '../support/upgrade/fill-service.ts';
import { DUMPS, restoreDump } from '../support/upgrade/restore-dump.ts';
import { schemaOf } from '../support/upgrade/schema-of.ts';

const all = readdirSync(DUMPS).filter((name) => name.endsWith('.sql'));
/** Dumps with the objects of all examples, made by `make-dump.ts`. */
const dumps = all.filter((name) => /^\d{4}_/.test(name));
/** Dumps of every schema of the history, made by `dump-checkout.ts`. */
const history = all.filter((name) => /^\d{4}-/.test(name));
const CONSENT = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;
const migrations = readdirSync(join(root, 'prisma/migrations'))
  .filter((name) => /^\d/.test(name))
  .sort();

async function rowsOf(database: EmptyDatabase): Promise<Record<string, number>> {
  const tables = await database.rows(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE '\\_%'",
  );
  const counts = tables.map(
    ({ name }) => `SELECT '${String(name)}' AS name, count(*)::int AS rows FROM "${String(name)}"`,
  );
  const rows = await database.rows(counts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, rows: count }) => [String(name), Number(count)]));
}

/** Whether the dump has what the params name: examples that are newer may name newer objects. */
function hasNamed(dump: string, params: unknown): boolean {
  const text = readFileSync(join(DUMPS, dump), 'utf8');
  const named = JSON.stringify(params).match(/[a-z]{3}_01jd0[0-9a-z]{21}/g) ?? [];
  return named.every((id) => text.includes(id));
}

describe.each(dumps)('a database of %s', (dump) => {
  let old: EmptyDatabase;
  let fresh: TestDatabase;
  let before: Record<string, number>;
  let applied: readonly string[];
  beforeAll(async () => {
    old = await restoreDump(dump);
    before = await rowsOf(old);
    ({ applied } = await migrate(old.url));
    fresh = await createTestDatabase();
  });
  afterAll(async () => {
    await old.drop();
    await fresh.drop();
  });

  test('gets exactly the migrations that came after it', () => {
    const last = dump.slice(0, -'.sql'.length);
    expect(applied.filter((name) => !name.startsWith('functions/'))).toEqual(migrations.filter((name) => name > last));
  });

  test('has the schema of a new database', async () => {
    expect(await schemaOf(old.url)).toEqual(await schemaOf(fresh.url));
  });

  test('keeps every row', async () => {
    expect(before.contacts).toBeGreaterThan(3);
    expect(await rowsOf(old)).toMatchObject(before);
  });

  test('serves its accounts as before: reads, opt-outs, scheduled messages and the balance', async () => {
    const database = await restoreDump(dump);
    await migrate(database.url);
    const [row] = await database.rows(`SELECT tenant_id AS id FROM contacts WHERE phone = '${STOPPED}'`);
    const accountId = String(row?.id);
    const app = await startTestApp({}, 'drained', undefined, database);
    app.clock.now = new Date(SOON);
    try {
      const account = app.as(await newKey(app, accountId, 'full'), accountId);
      partnerKeys.set(account.key, await newKey(app, accountId, 'partner', 'billing'));
      // A simulation has a limit of real time, which a busy machine exceeds.
      const reads = contract.skills.filter(({ name, effect }) => effect === 'read' && name !== 'journeys.simulate');
      for (const skill of reads)
        for (const { params } of succeeding(skill).filter((example) => hasNamed(dump, example.params)))
          await succeed(app, account.key, skill.name, await ready(account, skill.name, params));

      await expect(account.call('messages.send', { to: STOPPED, text: TEXT })).rejects.toMatchObject({
        code: 'consent_required',
      });
      const entries = `SELECT sum(amount)::int AS sum FROM credit_entries WHERE tenant_id = '${accountId}' AND account_id = '${accountId}'`;
      const [sum] = await database.rows(entries);
      expect((await account.call('billing.balance', {})).available).toBe(sum?.sum);

      app.clock.advance(7_200_000);
      await app.drain();
      // The simulated carrier reports a delivery after some seconds.
      app.clock.advance(60_000);
      await app.drain();
      const statesOf = async (phone: string) => {
        const { contact } = await account.call('contacts.get', { phone });
        return (await account.call('messages.list', { contact_id: contact.id })).items.map(({ state }) => state);
      };
      expect(await statesOf(REACHED)).toEqual(['delivered']);
      expect(await statesOf(LATER)).toEqual(['delivered', 'delivered']);
    } finally {
      await app.stop();
    }
  });
});

/** The migrations that were applied, in whatever order. */
const namesOf = async (database: EmptyDatabase): Promise<readonly string[]> =>
  (await database.rows('SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1')).map(({ name }) =>
    String(name),
  );

describe.each(history)('a database of %s', (dump) => {
  let old: EmptyDatabase;
  let app: TestApp;
  let account: Awaited<ReturnType<TestApp['account']>>;
  let before: { readonly migrations: readonly string[]; readonly rows: Record<string, number> };
  let migrated: readonly string[];
  let kept: Record<string, number>;
  beforeAll(async () => {
    old = await restoreDump(dump);
    before = { migrations: await namesOf(old), rows: await rowsOf(old) };
    migrated = (await migrate(old.url)).applied.filter((name) => !name.startsWith('functions/'));
    kept = await rowsOf(old);
    const [row] = await old.rows(`SELECT tenant_id AS id FROM contacts WHERE phone = '${STOPPED}'`);
    app = await startTestApp({}, 'drained', undefined, old);
    app.clock.now = new Date(SOON);
    account = app.as(await newKey(app, String(row?.id), 'full'), String(row?.id));
  });
  afterAll(() => app.stop());

  test('gets the migrations that it misses, and then has the schema of a new database and every row', async () => {
    expect(migrated).toEqual(migrations.filter((name) => !before.migrations.includes(name)));
    const fresh = await createTestDatabase();
    expect(await schemaOf(old.url)).toEqual(await schemaOf(fresh.url));
    await fresh.drop();
    expect(kept).toMatchObject(before.rows);
  });

  test('has intact chains, in the service, in an export made before and in one made now', async () => {
    for (const ledger of ['consent', 'audit'] as const) {
      const verdict = await account.call('compliance.verifyLedger', { ledger });
      expect(verdict).toMatchObject({ ok: true, first_bad_seq: null });
      expect(verdict.checked).toBeGreaterThan(6);
    }
    const exportedBefore = await verifyFile(join(DUMPS, dump.replace('.sql', '.export.ndjson')));
    expect(exportedBefore).toMatchObject({ ok: true });
    await account.call('contacts.upsert', { phone: '+12025550169' });
    await account.call('contacts.optIn', { phone: '+12025550169', ...CONSENT });
    await app.drain();
    const { url } = await account.call('compliance.export', {});
    const file = join(mkdtempSync(join(tmpdir(), 'tern export ')), 'export.ndjson');
    writeFileSync(file, await (await fetch(new URL(new URL(url).pathname + new URL(url).search, app.url))).text());
    const exportedNow = await verifyFile(file);
    rmSync(dirname(file), { recursive: true });
    expect(exportedNow).toMatchObject({ ok: true });
    if (!exportedBefore.ok || !exportedNow.ok) return;
    const { consent } = exportedBefore.seen.heads;
    expect(exportedNow.seen.heads.consent?.seq).toBe((consent?.seq ?? 0) + 1);
    const [same] = await old.rows(`SELECT hash FROM consent_entries WHERE seq = ${consent?.seq}`);
    expect(same?.hash).toBe(consent?.hash);
  });

  test('goes on with opt-outs, the balance, segments, and what was scheduled or under way', async () => {
    await expect(account.call('messages.send', { to: STOPPED, text: TEXT })).rejects.toMatchObject({
      code: 'consent_required',
    });
    const entries = `SELECT sum(amount)::int AS sum FROM credit_entries WHERE tenant_id = '${account.accountId}'`;
    const [sum] = await old.rows(entries);
    const { available, held } = await account.call('billing.balance', {});
    expect(available + held).toBe(sum?.sum);
    const [segment] = (await account.call('segments.list', {})).items;
    const [optedIn] = await old.rows(
      "SELECT count(*)::int AS contacts FROM contacts WHERE consent_status = 'opted_in'",
    );
    expect((await account.call('segments.members', { segment_id: segment?.id ?? '', limit: 200 })).items.length).toBe(
      optedIn?.contacts,
    );

    for (const ms of [3_600_000, 60_000, 60_000]) {
      app.clock.advance(ms);
      await app.drain();
    }
    const sentTo = async (phone: string) => {
      const { contact } = await account.call('contacts.get', { phone });
      const { items } = await account.call('messages.list', { contact_id: contact.id });
      return items.map(({ text, state }) => `${text} ${state}`).sort();
    };
    expect(await sentTo(REACHED)).toEqual([`${CAMPAIGN_TEXT} delivered`, `${ORDER_TEXT} delivered`].sort());
    expect(await sentTo(LATER)).toEqual([`${ORDER_TEXT} delivered`, `${TEXT} delivered`].sort());
    expect(await sentTo(WALKING)).toEqual([`${JOURNEY_TEXT} delivered`]);
    await account.call('messages.simulateInbound', { from: REACHED, text: 'STOP' });
    await expect(account.call('messages.send', { to: REACHED, text: TEXT })).rejects.toMatchObject({
      code: 'consent_required',
    });
    await app.drain();
    expect(await account.call('compliance.verifyLedger', {})).toMatchObject({ ok: true, deviating_contacts: [] });
  });
});

test('a database with a changed migration is refused with where to read on', async () => {
  const database = await restoreDump('2026-11-25-c61d886e.sql');
  await database.rows("UPDATE _prisma_migrations SET checksum = repeat('0', 64)");
  await expect(migrate(database.url)).rejects.toThrow(
    /0001_initial has changed.*before 1\.0\.0.*"Upgrade" in docs\/operations\.md/,
  );
  await database.drop();
});

function newKey(app: TestApp, tenantId: string, ...permissions: readonly string[]): Promise<string> {
  const { database, service } = app.parts;
  const key = { tenantId, id: `key_${permissions.join('_')}`, permissions };
  return insertKey({ pool: database.pool, keys: service.keys }, key);
}
