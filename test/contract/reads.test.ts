import type { TestAccount, TestApp } from '../support/app.ts';
import { type PlanWatch, watchPlans } from '../support/watched-plans.ts';
import { multiplyRows } from './support/multiply.ts';
import { contract, furnishedAccount, ready, startWalk, succeeding } from './support/walk.ts';
import { succeed } from './support/wire.ts';

const MANY = 3_000;
/** The largest batches of ours are of a thousand. */
const MOST = 1_100;
/** With the few that were there before. */
const ONCE = MANY + 100;

/** Tables of which a skill reads all that an account has, once, because that is what it is asked for. */
const ASKED_FOR: Readonly<Record<string, readonly string[]>> = {
  // They count what became of the texts of a campaign, or of a month.
  'billing.usage': ['messages'],
  'campaigns.get': ['messages', 'campaign_recipients'],
  'campaigns.pause': ['messages', 'campaign_recipients'],
  'insights.explainAudience': ['messages', 'campaign_recipients'],
  'phone-numbers.health': ['messages', 'inbound_messages'],
  'sources.stats': ['conversions', 'consent_entries'],
  // All that still waits goes with it.
  'campaigns.cancel': ['messages', 'campaign_recipients'],
  'lists.delete': ['list_members', 'campaigns'],
  'tags.delete': ['taggings'],
  'templates.delete': ['campaigns'],
  'phone-numbers.release': ['messages', 'campaigns'],
  // Nobody can be looked up in the bodies of events, which are kept for thirty days.
  'contacts.forget': ['outbox_events'],
  // They count, up to ten thousand.
  'partner.configureWebhook': ['outbox_events'],
  'partner.processOutbox': ['outbox_events'],
  'tags.list': ['taggings'],
};

let app: TestApp;
let caller: TestAccount;
let plans: PlanWatch;

beforeAll(async () => {
  app = await startWalk();
  const { pool } = app.parts.database;
  caller = await furnishedAccount(app);
  const grown = await multiplyRows(pool, caller.accountId, MANY);
  expect(grown).toEqual(
    expect.arrayContaining(['audit_entries', 'consent_entries', 'contacts', 'messages', 'outbox_events']),
  );
  await pool.query(ADD_UP);
  await pool.query('ANALYZE');
  plans = await watchPlans(pool);
});
afterAll(() => app.stop());

/** More entries make more of a balance. */
const ADD_UP = `UPDATE credit_accounts b SET posted = e.sum
  FROM (SELECT tenant_id, account_id, sum(amount) FROM credit_entries GROUP BY 1, 2) e WHERE b.tenant_id = e.tenant_id AND b.account_id = e.account_id`;

const calls = contract.skills.flatMap((skill) =>
  succeeding(skill).map((example) => ({
    title: `${skill.name}: ${example.name}`,
    skill: skill.name,
    params: skill.effect === 'read' ? example.params : { ...example.params, dry_run: true },
  })),
);

test('PostgreSQL tells of who reads all there is', async () => {
  plans.reads(0);
  await app.parts.database.pool.query('SELECT count(name) FROM (SELECT first_name AS name FROM contacts) c');
  expect(plans.reads(MOST).map(({ table }) => table)).toEqual(['contacts']);
});

test.each(calls)(
  'in an installation of one account with 3,000 of everything $title reads what it wants and not all there is',
  async ({ skill, params: shown }) => {
    const params = await ready(caller, skill, shown);
    plans.reads(0);
    await succeed(app, caller.key, skill, params);
    const tooMany = plans.reads(MOST).filter(({ table, rows }) => !ASKED_FOR[skill]?.includes(table) || rows > ONCE);
    expect(tooMany).toEqual([]);
  },
);

test('in such an installation a round of the workers does not go through what is over or waits', async () => {
  await app.drain();
  await app.parts.database.pool.query('ANALYZE');
  app.clock.advance(3_600_000);
  plans.reads(0);
  await app.drain();
  // The check that balances and ledger agree sums up an account's entries.
  expect(plans.reads(MOST).filter(({ table }) => table !== 'credit_entries')).toEqual([]);
});
