import { GROUP_DIMENSIONS, messageGroup } from '../../../src/counting/groups.ts';
import { recount } from '../../../src/measures/rollups/recount.ts';
import { newId } from '../../../src/platform/ids.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';

const app = useTestApp();

const consent = {
  method: 'web_form',
  source: 'https://example.com/signup',
  captured_at: '2026-01-01T00:00:00Z',
  evidence: { form: 'signup' },
} as const;

const NO_DIMENSIONS = Object.fromEntries(GROUP_DIMENSIONS.map((name) => [name, '']));

/** Inserts a message that a carrier accepted, as the dispatcher leaves it. */
async function addAccepted(
  { accountId }: TestAccount,
  at: string,
  more: { campaign?: string; purpose?: string; segments?: number } = {},
): Promise<void> {
  const { campaign, purpose = 'marketing', segments = 1 } = more;
  const group = messageGroup({ campaign_id: campaign ?? null, purpose });
  await app.parts.database.pool.query(
    `INSERT INTO messages (tenant_id, id, account_id, campaign_id, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose, state, decision, due_at, carrier, created_at, accepted_at, measure_group)
     VALUES ($1, $2, $1, $4, 'num_1', '+12025550200', '+12025550143', 'Hi', 'GSM-7', $6::int, $6::int * 4, $5, 'delivered', '{}', $3, 'simulator', $3, $3, $7)`,
    [accountId, newId('msg', Date.parse(at)), at, campaign ?? null, purpose, segments, group.key],
  );
  const names = GROUP_DIMENSIONS.join(', ');
  await app.parts.database.pool.query(
    `INSERT INTO measure_groups (tenant_id, key, ${names}) SELECT $1, $2, ${names} FROM jsonb_populate_record(NULL::measure_groups, $3)
     ON CONFLICT DO NOTHING`,
    [accountId, group.key, { ...NO_DIMENSIONS, ...(JSON.parse(group.dimensions) as object) }],
  );
  const owner = { tenantId: accountId, accountId };
  const day = new Date(`${at.slice(0, 10)}T00:00:00Z`);
  await app.parts.database.transaction((tx) => recount(tx, owner, day, new Date(day.getTime() + 86_400_000)));
}

test('billing.usage groups by UTC day, campaign and purpose with the same total', async () => {
  const account = await app.account();
  const day = (offset: number, time: string): string =>
    `${new Date(app.clock.now.getTime() - offset * 86_400_000).toISOString().slice(0, 10)}T${time}Z`;
  await addAccepted(account, day(3, '23:59:59.999'), { campaign: 'cmp_a' });
  await addAccepted(account, day(2, '00:00:00.000'), { campaign: 'cmp_a', segments: 3 });
  await addAccepted(account, day(2, '12:00:00.000'), { campaign: 'cmp_b' });
  await addAccepted(account, day(1, '12:00:00.000'), { purpose: 'transactional' });
  await addAccepted(account, day(40, '12:00:00.000'));
  const total = { key: 'total', messages: 4, segments: 6, credits: 24 };
  expect(await account.call('billing.usage', {})).toEqual({
    group_by: 'day',
    rows: [
      { key: day(3, '').slice(0, 10), messages: 1, segments: 1, credits: 4 },
      { key: day(2, '').slice(0, 10), messages: 2, segments: 4, credits: 16 },
      { key: day(1, '').slice(0, 10), messages: 1, segments: 1, credits: 4 },
    ],
    total,
  });
  const byCampaign = await account.call('billing.usage', { group_by: 'campaign' });
  expect(byCampaign.rows.map(({ key, messages }) => [key, messages])).toEqual([
    ['cmp_a', 2],
    ['cmp_b', 1],
    ['single', 1],
  ]);
  expect(byCampaign.total).toEqual(total);
  const byPurpose = await account.call('billing.usage', { group_by: 'purpose' });
  expect(byPurpose.rows.map(({ key, messages }) => [key, messages])).toEqual([
    ['marketing', 3],
    ['transactional', 1],
  ]);
  expect((await account.call('billing.usage', { from: day(50, '00:00:00') })).total.messages).toBe(5);
  expect(
    (await account.call('billing.usage', { from: day(2, '00:00:00'), to: day(1, '12:00:00') })).total.messages,
  ).toBe(2);
});

test('billing.usage counts messages that a carrier accepted, not waiting or rejected ones', async () => {
  const account = await app.account();
  const { call } = account;
  await call('phone-numbers.ensureDefault', {});
  await call('contacts.import', {
    contacts: ['+12025550110', '+12025550108', '+12025550111'].map((phone) => ({ phone })),
    consent,
  });
  await call('messages.send', { to: '+12025550110', text: 'Hi' });
  await call('messages.send', { to: '+12025550108', text: 'Rejected' });
  await call('messages.send', {
    to: '+12025550111',
    text: 'Later',
    send_at: new Date(app.clock.now.getTime() + 3_600_000).toISOString(),
  });
  await app.drain();
  expect((await call('billing.usage', { group_by: 'campaign' })).rows).toEqual([
    { key: 'single', messages: 1, segments: 1, credits: 1 },
  ]);
  const { items } = await call('billing.ledger', {});
  expect(items.filter(({ kind }) => kind === 'send')).toHaveLength(3);
  expect(items.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
  expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe((await call('billing.balance', {})).posted);
});

test('an account cannot see the credits of another account, and can use the same payment_ref', async () => {
  const [mine, theirs] = await Promise.all([app.account({ credits: 0 }), app.account({ credits: 0 })]);
  await addAccepted(theirs, app.clock.now.toISOString());
  await theirs.call('billing.topUp', { amount_credits: 500, payment_ref: 'invoice-1' });
  expect((await mine.call('billing.balance', {})).posted).toBe(100);
  expect((await mine.call('billing.ledger', {})).items.map(({ kind }) => kind)).toEqual(['starter']);
  expect(await mine.call('billing.usage', {})).toMatchObject({ rows: [], total: { messages: 0 } });
  expect((await mine.call('billing.topUp', { amount_credits: 5, payment_ref: 'invoice-1' })).balance.posted).toBe(105);
});
