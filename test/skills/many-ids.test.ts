import { findContacts } from '../../src/skills/lists/queries.ts';
import { findTargets } from '../../src/skills/tags/queries.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { explain } from '../support/explain.ts';

let app: TestApp;
let accountId: string;
const MANY = 20_000;
const idOf = (place: number) => `con_${String(place).padStart(26, '0')}`;
const ids = Array.from({ length: 100 }, (_, place) => idOf(1 + place * 150));

beforeAll(async () => {
  app = await startTestApp();
  ({ accountId } = await app.account());
  await app.parts.database.pool.query(
    `INSERT INTO contacts (tenant_id, id, account_id, phone, country, attributes, consent_status, consent_changed_at, created_at, updated_at, version)
     SELECT $1, 'con_' || lpad(n::text, 26, '0'), $1, '+1202' || lpad(n::text, 7, '0'), 'US', '{}', 'none', now(), now(), now(), 1
       FROM generate_series(1, $2) n`,
    [accountId, MANY],
  );
});
afterAll(() => app.stop());

test.each([
  ['a list', findContacts, []],
  ['a tag', findTargets, ['contact']],
])(
  'contacts that are put under %s are looked up by their keys, not among all of the account',
  async (_what, statement, kind) => {
    for (const statistics of ['none', 'fresh']) {
      if (statistics === 'fresh') await app.parts.database.pool.query('ANALYZE contacts');
      const { plan, mostRows } = await explain(app.parts.database.pool, statement, [
        accountId,
        accountId,
        ...kind,
        ids,
      ]);
      expect(plan).toContain('"contacts_pkey"');
      expect([...plan.matchAll(/"Rows Removed by Filter":(\d+)/g)].filter(([, count]) => count !== '0')).toEqual([]);
      expect(mostRows).toBe(100);
    }
  },
);
