import { recount } from '../../src/measures/rollups/recount.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { buildDraft, publish } from '../support/journeys/build.ts';
import { optIn } from '../support/opt-in.ts';
import { registerPartner } from '../support/partner.ts';

const app = useTestApp();
const PHONE = '+12025550150';
const PERIOD = { from: '2029-06-13T00:00:00Z', to: '2029-06-14T00:00:00Z' };
const TEXT = 'Shop news. Reply STOP to opt out.';
let account: TestAccount;

beforeEach(async () => {
  app.clock.now = new Date('2029-06-13T18:30:00Z');
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, PHONE);
});

/** The sent messages by the value of a dimension. */
async function sentBy(dimension: string): Promise<Record<string, number | null>> {
  const query = { metric: 'sent', ...PERIOD, group_by: [dimension] };
  const { series } = await account.call('metrics.query', query as never);
  return Object.fromEntries(series.map(({ group, total }) => [group[0]?.value ?? '', total]));
}

test('a message of an automation rule counts for the rule, and for its template', async () => {
  const { template } = await account.call('templates.create', { name: 'News', body: TEXT });
  const { rule } = await account.call('automation.create', {
    name: 'Answer events',
    trigger: { kind: 'event', name: 'order.placed' },
    actions: [{ skill: 'messages.send', params: { contact_id: { $from: 'contact.id' }, template_id: template.id } }],
  } as never);
  await account.call('analytics.recordEvent', { phone: PHONE, name: 'order.placed' } as never);
  await app.drain();
  expect(await sentBy('rule_id')).toEqual({ [rule.id]: 1 });
  expect(await sentBy('template_id')).toEqual({ [template.id]: 1 });
});

test('a message of a journey counts for the journey', async () => {
  const settings = { entry: { kind: 'call' } } as never;
  const { id } = await buildDraft(account, settings, { greet: { kind: 'send', text: TEXT }, done: { kind: 'exit' } }, [
    ['greet', 'next', 'done'],
  ]);
  await publish(account, id);
  const { contact } = await account.call('contacts.get', { phone: PHONE });
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [contact.id] });
  await app.drain();
  expect(await sentBy('journey_id')).toEqual({ [id]: 1 });
  expect(await sentBy('country')).toEqual({ US: 1 });
});

test('messages of a partner count for the end-customer, and their measures equal a recount', async () => {
  const partner = await registerPartner(app);
  const customer = await partner.customer('shop-1');
  const other = await partner.customer('shop-2');
  await customer.call('phone-numbers.ensureDefault', {});
  await optIn(customer, PHONE);
  await Promise.all(
    ['a', 'b', 'c'].map((key) =>
      partner.call('partner.send', { external_ref: 'shop-1', to: PHONE, text: TEXT, idempotency_key: key }),
    ),
  );
  expect((await customer.call('analytics.overview', PERIOD)).totals).toMatchObject({ accepted: 3, sent: 0 });
  await app.drain();
  app.clock.advance(60_000);
  await app.drain();
  expect((await customer.call('analytics.overview', PERIOD)).totals).toMatchObject({
    sent: 3,
    delivered: 3,
    credits: 3,
  });
  expect((await other.call('analytics.overview', PERIOD)).totals).toMatchObject({ accepted: 0 });
  const owner = { tenantId: partner.accountId, accountId: customer.accountId };
  const wrong = await app.parts.database.transaction((tx) =>
    recount(tx, owner, new Date(PERIOD.from), new Date(PERIOD.to)),
  );
  expect(wrong).toEqual([]);
});

test('the nightly recount runs by itself, and corrects the day before', async () => {
  const { message_id: id } = await account.call('messages.send', { to: PHONE, text: TEXT });
  await app.drain();
  app.clock.advance(60_000);
  await app.drain();
  await app.parts.database.pool.query("UPDATE messages SET state = 'undelivered', error_code = 'x' WHERE id = $1", [
    id,
  ]);
  expect((await account.call('analytics.overview', PERIOD)).totals).toMatchObject({ delivered: 1 });
  app.clock.now = new Date('2029-06-14T03:30:00Z');
  await app.drain();
  expect((await account.call('analytics.overview', PERIOD)).totals).toMatchObject({ delivered: 0, undelivered: 1 });
});

test('rows from before the rollups are counted by the first recount, those of today too', async () => {
  const { pool } = app.parts.database;
  await account.call('messages.send', { to: PHONE, text: TEXT });
  await app.drain();
  for (const table of ['measure_rollups', 'measure_differences'])
    await pool.query(`DELETE FROM ${table} WHERE tenant_id = $1`, [account.accountId]);
  await pool.query(
    "UPDATE measure_work SET recounted_to = '2000-01-01', due_at = '2000-01-01' WHERE tenant_id = $1 AND kind = 'recount'",
    [account.accountId],
  );
  await pool.query("UPDATE accounts SET created_at = '2029-01-01' WHERE id = $1", [account.accountId]);
  expect((await account.call('analytics.overview', PERIOD)).totals).toMatchObject({ accepted: 0 });
  await app.drain();
  expect((await account.call('analytics.overview', PERIOD)).totals).toMatchObject({ accepted: 1, sent: 1 });
});
