import { findLatestOptOut } from '../../../src/people/consent/consent-status.ts';
import { findByPhone } from '../../../src/people/contacts/find-contacts.ts';
import { getContactByExternalId, getContactByPhone } from '../../../src/skills/contacts/queries.ts';
import { useTestApp } from '../../support/app.ts';
import { explain } from '../../support/explain.ts';

const app = useTestApp({}, 'drained', undefined, 'own');

/** Runs first: with one account, the planner has no use for the account as a condition. */
describe('in an installation with one account of 20,000 contacts', () => {
  const CONTACTS = 20_000;
  /** The contact of a number, or the two consent entries of a number. */
  const MAX_ROWS = 2;
  const LAST_PHONE = `+1202${String(CONTACTS).padStart(7, '0')}`;
  let accountId: string;

  beforeAll(async () => {
    ({ accountId } = await app.account());
    await app.parts.database.pool.query(
      `INSERT INTO contacts (tenant_id, id, account_id, phone, external_id, country, attributes, consent_status, consent_changed_at, created_at, updated_at, version)
     SELECT $1, 'con_' || lpad(n::text, 26, '0'), $1, '+1202' || lpad(n::text, 7, '0'), CASE WHEN n % 2 = 0 THEN 'e' || n END, 'US', '{}', 'none', now(), now(), now(), 1
       FROM generate_series(1, $2) n`,
      [accountId, CONTACTS],
    );
    await app.parts.database.pool.query(
      `INSERT INTO consent_entries (tenant_id, id, account_id, phone, status, scope, method, actor, captured_at, received_at)
     SELECT $1, 'cns_' || lpad(n::text, 26, '0'), $1, '+1202' || lpad(((n + 1) / 2)::text, 7, '0'), CASE WHEN n % 2 = 1 THEN 'opted_in' ELSE 'opted_out' END,
            'all', 'import', 'key', timestamptz '2026-01-01' - n * interval '1 s', now()
       FROM generate_series(1, $2) n`,
      [accountId, 2 * CONTACTS],
    );
    await app.parts.database.pool.query('ANALYZE contacts, consent_entries');
  });

  test.each([
    ['contacts.get by phone', getContactByPhone, [LAST_PHONE]],
    ['contacts.get by external_id', getContactByExternalId, [`e${CONTACTS}`]],
    ['the look-up before contacts.upsert', findByPhone, [LAST_PHONE]],
    ['the look-up of the last opt-out', findLatestOptOut, [LAST_PHONE, '']],
  ])('%s reads at most two rows', async (_what, statement, names) => {
    const client = await app.parts.database.pool.connect();
    try {
      for (const mode of ['force_custom_plan', 'force_generic_plan']) {
        await client.query(`SET plan_cache_mode = ${mode}`);
        await client.query(`PREPARE lookup AS ${statement.text}`);
        const text = `EXECUTE lookup (${[accountId, accountId, ...names].map((value) => `'${value}'`).join(', ')})`;
        const { maxRows } = await explain(client, { text }, []);
        await client.query('DEALLOCATE lookup');
        expect(maxRows).toBeLessThanOrEqual(MAX_ROWS);
      }
    } finally {
      client.release(true);
    }
  });
});

const PROOF = {
  method: 'web_form',
  source: 'https://example.com/signup',
  captured_at: '2026-01-01T00:00:00Z',
} as const;

const ABSENT = 'con_01jd000000000000000000zzzz';

test('contacts.get requires exactly one of contact_id, phone and external_id', async () => {
  const { call } = await app.account();
  await expect(call('contacts.get', {})).rejects.toMatchObject({ code: -32602 });
  await expect(call('contacts.get', { contact_id: ABSENT, phone: '+12025550101' })).rejects.toMatchObject({
    code: -32602,
  });
});

test('contacts of another account are treated as unknown', async () => {
  const [mine, other] = [await app.account(), await app.account()];
  const { contact } = await other.call('contacts.upsert', { phone: '+12025550137', external_id: 'theirs' });
  for (const id of [contact.id, ABSENT]) {
    await expect(mine.call('contacts.get', { contact_id: id })).rejects.toMatchObject({ code: -32001 });
    await expect(mine.call('contacts.optIn', { contact_id: id, ...PROOF })).rejects.toMatchObject({ code: -32001 });
    await expect(mine.call('contacts.optOut', { contact_id: id })).rejects.toMatchObject({ code: -32001 });
    await expect(mine.call('contacts.consentHistory', { contact_id: id })).rejects.toMatchObject({ code: -32001 });
  }
  await expect(mine.call('contacts.get', { external_id: 'theirs' })).rejects.toMatchObject({ code: -32001 });
  expect((await mine.call('contacts.upsert', { phone: '+12025550137', external_id: 'theirs' })).created).toBe(true);
  expect((await mine.call('contacts.list', {})).items).toHaveLength(1);
});
