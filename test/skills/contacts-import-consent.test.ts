import { applyOptOut } from '../../src/messaging/consent/apply-opt-out.ts';
import { newId } from '../../src/platform/ids.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { untilSomebodyWaits } from '../support/locks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const CONSENT = {
  method: 'web_form',
  source: 'https://example.com/signup',
  captured_at: '2026-01-01T00:00:00Z',
} as const;

/** Distinct valid numbers of the North American plan. */
const numbers = (count: number, from = 0): string[] =>
  Array.from(
    { length: count },
    (_, index) =>
      `+1202${300 + Math.floor((from + index) / 10_000)}${String((from + index) % 10_000).padStart(4, '0')}`,
  );
const rowsOf = (phones: readonly string[]) => phones.map((phone) => ({ phone }));

async function count(table: 'contacts' | 'consent_entries' | 'tags', tenantId: string): Promise<number> {
  const { rows } = await app.parts.database.pool.query(`SELECT count(*)::int AS n FROM ${table} WHERE tenant_id = $1`, [
    tenantId,
  ]);
  return rows[0].n;
}

test('consent without its proof refuses the whole import and names what is missing', async () => {
  const { call, accountId } = await app.account();
  await expect(
    call('contacts.import', { contacts: rowsOf(numbers(2)), consent: { source_url: 'https://example.com' } }),
  ).rejects.toMatchObject({
    code: -32602,
    data: {
      field_errors: [{ path: '/consent/source' }, { path: '/consent/captured_at' }, { path: '/consent/evidence' }],
    },
  });
  expect(await count('contacts', accountId)).toBe(0);
});

test('an import opts nobody in again who opted out, whatever its evidence says', async () => {
  const { call } = await app.account();
  const [contact, stranger, fine] = numbers(3) as [string, string, string];
  await call('contacts.optIn', { phone: contact, ...CONSENT });
  await call('contacts.optOut', { phone: contact });
  await call('contacts.optOut', { phone: stranger });
  app.clock.advance(3_600_000);
  const answer = await call('contacts.import', {
    contacts: rowsOf([contact, stranger, fine]),
    consent: { ...CONSENT, captured_at: app.clock.now.toISOString(), evidence: 'newer than the opt-out' },
  });
  expect(answer).toMatchObject({ consent_recorded: 1, warnings: [{ code: 'consent_kept_opted_out' }] });
  expect(answer.rows.map(({ code }) => code)).toEqual(['consent_kept_opted_out', 'consent_kept_opted_out', undefined]);
  for (const phone of [contact, stranger])
    expect((await call('contacts.get', { phone })).contact.consent).toMatchObject({
      status: 'opted_out',
      suppressed: true,
    });
});

test('an opt-out that lands during an import wins over it', async () => {
  const { call } = await app.account();
  const phones = numbers(300);
  await call('contacts.import', { contacts: rowsOf(phones.slice(0, 150)) });
  const stopped = phones.filter((_, index) => index % 15 === 0);
  await Promise.all([
    call('contacts.import', { contacts: rowsOf(phones), consent: CONSENT }),
    ...stopped.map((phone) => call('contacts.optOut', { phone })),
    call('contacts.import', { contacts: rowsOf(phones.toReversed()), consent: CONSENT }),
  ]);
  for (const phone of stopped) expect((await call('contacts.get', { phone })).contact.consent.suppressed).toBe(true);
  const known = stopped.filter((phone) => phones.indexOf(phone) < 150);
  for (const phone of known) expect((await call('contacts.get', { phone })).contact.consent.status).toBe('opted_out');
});

test('a STOP that is being recorded when an import begins wins over its consent', async () => {
  const { call, accountId } = await app.account();
  const [phone] = numbers(1) as [string];
  await call('contacts.upsert', { phone });
  const owner = { tenantId: accountId, accountId };
  const stop = {
    phone,
    contactId: null,
    scope: 'all',
    method: 'keyword',
    actor: 'contact',
    ruleId: null,
    source: null,
    evidence: null,
    reason: 'keyword',
    capturedAt: app.clock.now,
    now: app.clock.now,
    newId,
  } as const;
  const { imported } = await app.parts.database.transaction(async (tx) => {
    await applyOptOut(tx, owner, stop);
    const answer = call('contacts.import', { contacts: [{ phone, first_name: 'Ada' }], consent: CONSENT });
    await untilSomebodyWaits(app.parts.database.pool);
    return { imported: answer };
  });
  expect(await imported).toMatchObject({
    consent_recorded: 0,
    rows: [{ outcome: 'updated', code: 'consent_kept_opted_out' }],
  });
  expect((await call('contacts.get', { phone })).contact.consent).toMatchObject({
    status: 'opted_out',
    suppressed: true,
  });
});

test('an imported opt-out holds for every readable number, needs no proof, and is not undone by a later import', async () => {
  const { call } = await app.account();
  const [a, b] = numbers(2) as [string, string];
  await call('contacts.optIn', { phone: a, ...CONSENT });
  const out = await call('contacts.import', {
    contacts: rowsOf([a, b]),
    on_duplicate: 'skip',
    consent: { status: 'opted_out' },
  });
  expect(out).toMatchObject({ consent_recorded: 2, created: 1, skipped: 1 });
  expect(await call('contacts.import', { contacts: rowsOf([a, b]), consent: { status: 'opted_out' } })).toMatchObject({
    consent_recorded: 0,
  });
  await call('contacts.import', { contacts: rowsOf([a, b]), consent: CONSENT });
  for (const phone of [a, b])
    expect((await call('contacts.get', { phone })).contact.consent).toMatchObject({
      status: 'opted_out',
      method: 'import',
      suppressed: true,
    });
});
