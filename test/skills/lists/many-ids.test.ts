import { findContacts } from '../../../src/skills/lists/queries.ts';
import { findTargets } from '../../../src/skills/tags/queries.ts';
import { useTestApp } from '../../support/app.ts';
import { explain } from '../../support/explain.ts';

const app = useTestApp({}, 'drained', undefined, 'own');
let accountId: string;
const CONTACTS = 20_000;
const idOf = (index: number) => `con_${String(index).padStart(26, '0')}`;
const ids = Array.from({ length: 100 }, (_, index) => idOf(1 + index * 150));

beforeAll(async () => {
  ({ accountId } = await app.account());
  await app.parts.database.pool.query(
    `INSERT INTO contacts (tenant_id, id, account_id, phone, country, attributes, consent_status, consent_changed_at, created_at, updated_at, version)
     SELECT $1, 'con_' || lpad(n::text, 26, '0'), $1, '+1202' || lpad(n::text, 7, '0'), 'US', '{}', 'none', now(), now(), now(), 1
       FROM generate_series(1, $2) n`,
    [accountId, CONTACTS],
  );
});

test.each([
  ['a list', findContacts, []],
  ['a tag', findTargets, ['contact']],
])(
  'contacts added to %s are looked up by their primary key, with and without table statistics',
  async (_what, statement, kind) => {
    for (const statistics of ['none', 'fresh']) {
      if (statistics === 'fresh') await app.parts.database.pool.query('ANALYZE contacts');
      const { plan, maxRows } = await explain(app.parts.database.pool, statement, [accountId, accountId, ...kind, ids]);
      expect(plan).toContain('"contacts_pkey"');
      expect([...plan.matchAll(/"Rows Removed by Filter":(\d+)/g)].filter(([, count]) => count !== '0')).toEqual([]);
      expect(maxRows).toBe(100);
    }
  },
);
