import { findLatestOptOut } from '../../src/messaging/consent/standing.ts';
import { getContactByExternalId, getContactByPhone } from '../../src/skills/contacts/queries.ts';
import { findContactByPhone } from '../../src/skills/contacts/write-queries.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { explain } from '../support/explain.ts';

const MANY = 20_000;
/** Of a number: its contact, and an entry of consent for each change. */
const FEW = 2;
const LAST = `+1202${String(MANY).padStart(7, '0')}`;

let app: TestApp;
let accountId: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ accountId } = await app.account());
  await app.parts.database.pool.query(
    `INSERT INTO contacts (tenant_id, id, account_id, phone, external_id, country, attributes, consent_status, consent_changed_at, created_at, updated_at, version)
     SELECT $1, 'con_' || lpad(n::text, 26, '0'), $1, '+1202' || lpad(n::text, 7, '0'), CASE WHEN n % 2 = 0 THEN 'e' || n END, 'US', '{}', 'none', now(), now(), now(), 1
       FROM generate_series(1, $2) n`,
    [accountId, MANY],
  );
  await app.parts.database.pool.query(
    `INSERT INTO consent_entries (tenant_id, id, account_id, phone, status, scope, method, actor, captured_at, received_at)
     SELECT $1, 'cns_' || lpad(n::text, 26, '0'), $1, '+1202' || lpad(((n + 1) / 2)::text, 7, '0'), CASE WHEN n % 2 = 1 THEN 'opted_in' ELSE 'opted_out' END,
            'all', 'import', 'key', timestamptz '2026-01-01' - n * interval '1 s', now()
       FROM generate_series(1, $2) n`,
    [accountId, 2 * MANY],
  );
  await app.parts.database.pool.query('ANALYZE contacts, consent_entries');
});
afterAll(() => app.stop());

test.each([
  ['contacts.get by number', getContactByPhone, [LAST]],
  ['contacts.get by external id', getContactByExternalId, [`e${MANY}`]],
  ['a contact that is written', findContactByPhone, [LAST]],
  ['the last opt-out of a number', findLatestOptOut, [LAST, '']],
])(
  'in an installation of one account with 20,000 contacts %s is looked up, and not looked for among all of them',
  async (_what, statement, names) => {
    const client = await app.parts.database.pool.connect();
    try {
      for (const mode of ['force_custom_plan', 'force_generic_plan']) {
        await client.query(`SET plan_cache_mode = ${mode}`);
        await client.query(`PREPARE looked_up AS ${statement.text}`);
        const text = `EXECUTE looked_up (${[accountId, accountId, ...names].map((value) => `'${value}'`).join(', ')})`;
        const { mostRows } = await explain(client, { text }, []);
        await client.query('DEALLOCATE looked_up');
        expect(mostRows).toBeLessThanOrEqual(FEW);
      }
    } finally {
      client.release(true);
    }
  },
);
