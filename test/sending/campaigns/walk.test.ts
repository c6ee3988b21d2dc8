import { walkAudience } from '../../../src/people/audience/audience.ts';
import { type Sql, statement } from '../../../src/platform/database/sql.ts';
import { listStatement } from '../../../src/skills/contacts/list-queries.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

const CONTACTS = 20_000;
const CHUNK = 100;
/** Maximum number of rows that the plan may read beyond the rows it returns. */
const SLACK = 10;

let app: TestApp;
let accountId: string;
beforeAll(async () => {
  app = await startTestApp({}, 'drained', undefined, 'own');
  ({ accountId } = await app.account());
  await app.parts.database.pool.query(FILL, [accountId, CONTACTS]);
  await app.parts.database.pool.query('ANALYZE contacts');
});
afterAll(() => app.stop());

const middle = `con_${String(CONTACTS / 2).padStart(26, '0')}`;

test('a chunk of a campaign in the middle of a large account reads no more contacts than it returns', async () => {
  const owner = { tenantId: accountId, accountId };
  const walk = (tx: Sql) =>
    walkAudience(tx, owner, { include: { all: true }, rules: new Map() }, app.clock.now, { after: middle }, CHUNK, {
      programId: null,
      relationshipAt: null,
    });
  expect(await contactsRead(walk)).toBeLessThanOrEqual(CHUNK + SLACK);
});

test('a page of contacts in the middle of a large account reads no more contacts than it returns', async () => {
  const page = (tx: Sql) => tx.rows(listStatement({}), accountId, accountId, middle, CHUNK);
  expect(await contactsRead(page)).toBeLessThanOrEqual(CHUNK + SLACK);
});

const countRead = statement<[], { rows: number }>(
  'test.contacts_read',
  "SELECT idx_tup_fetch AS rows FROM pg_stat_xact_user_tables WHERE relname = 'contacts'",
);

/** Rows of the table that the plan reads, with a custom plan and with the cached generic plan. */
async function contactsRead(work: (tx: Sql) => Promise<readonly unknown[]>): Promise<number> {
  return app.parts.database.transaction(async (tx) => {
    const read: number[] = [];
    for (let time = 0; time < 8; time += 1) {
      const before = (await tx.row(countRead))?.rows ?? 0;
      expect(await work(tx)).toHaveLength(CHUNK);
      read.push(((await tx.row(countRead))?.rows ?? Number.NaN) - before);
    }
    return Math.max(...read);
  });
}

const FILL = `INSERT INTO contacts (tenant_id, id, account_id, phone, country, attributes, consent_status, created_at, updated_at, version)
  SELECT $1, 'con_' || lpad(n::text, 26, '0'), $1, '+1303' || (2000000 + n), 'US', '{}', 'opted_in', '2026-01-01', '2026-01-01', 1
    FROM generate_series(1, $2::int) AS n`;
