import type { TestAccount, TestApp } from '../support/app.ts';
import { multiplyRows } from '../support/contract/multiply.ts';
import { contract, furnishedAccount, ready, startWalk, succeeding } from '../support/contract/walk.ts';
import { succeed } from '../support/contract/wire.ts';
import { type PlanWatch, watchPlans } from '../support/watched-plans.ts';

const MANY = 3_000;
/** The largest batches have 1,000 rows. */
const MAX = 1_100;
/** Includes the rows that were seeded before. */
const ONCE = MANY + 100;

/** Tables of which a skill reads all rows of the account once, because the result requires it. */
const ASKED_FOR: Readonly<Record<string, readonly string[]>> = {
  // These count the messages of a campaign.
  'campaigns.pause': ['messages', 'campaign_recipients'],
  // These look up people, events or consent one by one, up to a limit that their contract states.
  'analytics.list': ['list_members'],
  'analytics.cohort': ['consent_entries'],
  'analytics.funnel': ['events_default'],
  'analytics.saveRecipients': ['contacts', 'link_codes', 'campaign_recipients', 'messages'],
  'insights.explainAudience': ['messages', 'campaign_recipients'],
  'journeys.stats': ['journey_enrollments'],
  'journeys.moveEnrollments': ['journey_enrollments'],
  'sources.stats': ['conversions', 'consent_entries'],
  'attribution.report': ['conversions', 'attribution_credits'],
  'attribution.recompute': ['conversions'],
  // These divide the credits of the conversion under every version of the settings.
  'analytics.refundConversion': ['attribution_credits'],
  'analytics.correctConversion': ['attribution_credits'],
  'outcomes.results': ['campaign_recipients', 'messages', 'contacts', 'conversions'],
  'outcomes.holdOut': ['contacts', 'messages', 'conversions'],
  'outcomes.setHoldOut': ['contacts'],
  // These also cancel or remove all pending rows.
  'campaigns.cancel': ['messages', 'campaign_recipients'],
  'automation.delete': ['automation_runs'],
  'lists.delete': ['list_members', 'campaigns'],
  // What uses an object names it somewhere in its audience or its rules.
  'segments.get': ['campaigns', 'segments', 'segment_versions'],
  'segments.delete': ['campaigns', 'segments', 'segment_versions', 'segment_members'],
  'segments.update': ['campaigns', 'segments', 'segment_versions', 'segment_members'],
  'tags.delete': ['campaigns', 'taggings'],
  'templates.delete': ['campaigns'],
  'phone-numbers.release': ['messages', 'campaigns'],
  // The bodies of events, which are kept for 30 days, and approvals and plans, which are kept for
  // 90, have no index by contact. The steps of journeys are the person's, and all files expire.
  'contacts.forget': ['outbox_events', 'journey_steps', 'approvals', 'plans', 'plan_jobs', 'exports', 'inbound_files'],
  // These count up to 10,000 rows.
  'partner.configureWebhook': ['outbox_events'],
  'partner.processOutbox': ['outbox_events'],
  'tags.list': ['taggings'],
  // The plans of the examples list tags, and show a contact with all of its tags.
  // Words of a goal may name people, campaigns and journeys, whose names have no index.
  'command.plan': ['tags', 'contacts', 'campaigns', 'journeys'],
  'command.execute': ['tags'],
  'inbox.list': ['conversations'],
};

let app: TestApp;
let caller: TestAccount;
let plans: PlanWatch;

beforeAll(async () => {
  app = await startWalk({}, 'own');
  const { pool } = app.parts.database;
  caller = await furnishedAccount(app);
  const grown = await multiplyRows(pool, caller.accountId, MANY);
  expect(grown).toEqual(
    expect.arrayContaining(['audit_entries', 'consent_entries', 'contacts', 'messages', 'outbox_events']),
  );
  await pool.query(ADD_UP);
  await pool.query('ANALYZE');
  plans = await watchPlans(pool);
}, 120_000);
afterAll(() => app.stop());

/** The balances must match the additional entries. */
const ADD_UP = `UPDATE credit_accounts b SET posted = e.sum
  FROM (SELECT tenant_id, account_id, sum(amount) FROM credit_entries GROUP BY 1, 2) e WHERE b.tenant_id = e.tenant_id AND b.account_id = e.account_id`;

const calls = contract.skills.flatMap((skill) =>
  succeeding(skill).map((example) => ({
    title: `${skill.name}: ${example.name}`,
    skill: skill.name,
    params: skill.effect === 'read' ? example.params : { ...example.params, dry_run: true },
  })),
);

test('PostgreSQL reports statements that read all rows', async () => {
  plans.reads(0);
  await app.parts.database.pool.query('SELECT count(name) FROM (SELECT first_name AS name FROM contacts) c');
  expect(plans.reads(MAX).map(({ table }) => table)).toEqual(['contacts']);
});

test.each(calls)(
  'in an account with 3,000 rows of everything, $title reads only the rows it needs',
  async ({ skill, params: shown }) => {
    const params = await ready(caller, skill, shown);
    plans.reads(0);
    await succeed(app, caller.key, skill, params);
    const tooMany = plans.reads(MAX).filter(({ table, rows }) => !ASKED_FOR[skill]?.includes(table) || rows > ONCE);
    expect(tooMany).toEqual([]);
  },
);

/**
 * The check for stranded rows walks through all messages, a page at a time and half a second per
 * minute; retention looks for tenants that are new.
 */
const WALKS =
  /^(?:WITH page AS MATERIALIZED \( ?SELECT m\.id|UPDATE messages SET end_state|INSERT INTO data_retention )/;

test('in such an account, a run of the workers does not read all finished or pending rows', async () => {
  await app.drain();
  await app.parts.database.pool.query('ANALYZE');
  app.clock.advance(3_600_000);
  plans.reads(0);
  await app.drain();
  // The balance check sums up the entries of an account.
  const others = plans
    .reads(MAX)
    .filter(({ table, statement }) => table !== 'credit_entries' && !WALKS.test(statement));
  expect(others).toEqual([]);
});
