import { applyOptOut } from '../../../src/people/consent/apply-opt-out.ts';
import { newId } from '../../../src/platform/ids.ts';
import { useTestApp } from '../../support/app.ts';
import { untilSomebodyWaits } from '../../support/locks.ts';

const app = useTestApp();

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

test('contacts.import rejects a batch whose consent lacks proof and names the missing fields', async () => {
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

test('contacts.import does not opt in numbers that opted out, even with newer evidence', async () => {
  const { call } = await app.account();
  const [contact, number, other] = numbers(3) as [string, string, string];
  await call('contacts.optIn', { phone: contact, ...CONSENT });
  await call('contacts.optOut', { phone: contact });
  await call('contacts.optOut', { phone: number });
  app.clock.advance(3_600_000);
  const result = await call('contacts.import', {
    contacts: rowsOf([contact, number, other]),
    consent: { ...CONSENT, captured_at: app.clock.now.toISOString(), evidence: 'newer than the opt-out' },
  });
  expect(result).toMatchObject({ consent_recorded: 1, warnings: [{ code: 'consent_kept_opted_out' }] });
  expect(result.rows.map(({ code }) => code)).toEqual(['consent_kept_opted_out', 'consent_kept_opted_out', undefined]);
  for (const phone of [contact, number])
    expect((await call('contacts.get', { phone })).contact.consent).toMatchObject({
      status: 'opted_out',
      suppressed: true,
    });
});

test('an opt-out during an import takes precedence over the consent of the import', async () => {
  const { call } = await app.account();
  const phones = numbers(300);
  await call('contacts.import', { contacts: rowsOf(phones.slice(0, 150)) });
  const optedOut = phones.filter((_, index) => index % 15 === 0);
  await Promise.all([
    call('contacts.import', { contacts: rowsOf(phones), consent: CONSENT }),
    ...optedOut.map((phone) => call('contacts.optOut', { phone })),
    call('contacts.import', { contacts: rowsOf(phones.toReversed()), consent: CONSENT }),
  ]);
  for (const phone of optedOut) expect((await call('contacts.get', { phone })).contact.consent.suppressed).toBe(true);
  const known = optedOut.filter((phone) => phones.indexOf(phone) < 150);
  for (const phone of known) expect((await call('contacts.get', { phone })).contact.consent.status).toBe('opted_out');
});

test('an import waits for a STOP that is being recorded, which takes precedence over its consent', async () => {
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
    const result = call('contacts.import', { contacts: [{ phone, first_name: 'Ada' }], consent: CONSENT });
    await untilSomebodyWaits(app.parts.database.pool);
    return { imported: result };
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

test('an imported opt-out applies to every valid number, needs no proof, and persists through later imports', async () => {
  const { call } = await app.account();
  const [a, b] = numbers(2) as [string, string];
  await call('contacts.optIn', { phone: a, ...CONSENT });
  const optedOut = await call('contacts.import', {
    contacts: rowsOf([a, b]),
    on_duplicate: 'skip',
    consent: { status: 'opted_out' },
  });
  expect(optedOut).toMatchObject({ consent_recorded: 2, created: 1, skipped: 1 });
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
