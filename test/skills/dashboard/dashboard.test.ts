import { evaluateAlerts } from '../../../src/alerts/evaluate.ts';
import { useTestApp } from '../../support/app.ts';
import { plantHours } from '../../support/insights/plant-hours.ts';

const app = useTestApp({}, 'drained', undefined, 'own');

test('dashboard.summary shows figures, balance, what runs and alerts, and does not read messages', async () => {
  const account = await app.account({ credits: 1_000 });
  await plantHours(app, account, { hour: { sent: 100, delivered: 90, undelivered: 10 } });
  await account.call('billing.setLimits', { alert_at_credits: 5_000 });
  await evaluateAlerts(
    app.parts.database,
    { tenantId: account.accountId, accountId: account.accountId },
    app.clock.now,
  );
  await app.parts.database.pool.query('ALTER TABLE messages RENAME TO hidden_messages');
  try {
    const summary = await account.call('dashboard.summary', {});
    const { totals, compared } = await account.call('analytics.overview', {
      period: 'last_7_days',
      compare_to: 'previous_period',
    });
    expect(summary).toMatchObject({ totals, compared, balance: { available: 1_100 }, more_alerts: false });
    expect(summary.totals.sent).toBeGreaterThan(10_000);
    expect(summary.alerts.map(({ kind }) => kind)).toEqual(['low_balance']);
    expect(summary.running).toEqual({ campaigns: [], journeys: [], jobs: [] });
  } finally {
    await app.parts.database.pool.query('ALTER TABLE hidden_messages RENAME TO messages');
  }
});

test('a partner sees the alerts of its end-customers, and dismisses one; a customer sees its own', async () => {
  const owner = await app.account();
  const { api_key: partnerKey } = await owner.call('partner.register', { name: 'Agency' } as never);
  const partner = app.as(partnerKey as string);
  const customers = [];
  for (const ref of ['shop-1', 'shop-2']) {
    const made = await partner.call('partner.createCustomer', {
      external_ref: ref,
      name: ref,
      low_balance_at: 50,
    } as never);
    customers.push(made);
  }
  const accounts = await app.parts.database.pool.query<{ tenant_id: string; id: string }>(
    "SELECT tenant_id, id FROM accounts WHERE external_ref LIKE 'shop-%' ORDER BY external_ref",
  );
  for (const { tenant_id: tenantId, id: accountId } of accounts.rows)
    await evaluateAlerts(app.parts.database, { tenantId, accountId }, app.clock.now);
  const { items: all } = await partner.call('dashboard.alerts', { include_customers: true });
  expect(all.map(({ account_id: id }) => id).sort()).toEqual(accounts.rows.map(({ id }) => id).sort());
  const { items: ofFirst } = await partner.call('dashboard.alerts', { external_ref: 'shop-1' });
  expect(ofFirst.map(({ account_id: id }) => id)).toEqual([accounts.rows[0]?.id]);
  expect((await partner.call('dashboard.alerts', {})).items).toEqual([]);
  const alertId = ofFirst[0]?.id as string;
  await expect(
    partner.call('dashboard.dismissAlert', { alert_id: alertId, external_ref: 'shop-2' }),
  ).rejects.toMatchObject({ code: -32001 });
  await partner.call('dashboard.dismissAlert', { alert_id: alertId, external_ref: 'shop-1' });
  const customer = app.as((customers[1] as { api_key: string }).api_key);
  expect((await customer.call('dashboard.alerts', {})).items.map(({ account_id: id }) => id)).toEqual([
    accounts.rows[1]?.id,
  ]);
  await expect(customer.call('dashboard.alerts', { include_customers: true })).rejects.toMatchObject({ code: -32602 });
  await expect(customer.call('dashboard.alerts', { external_ref: 'shop-1' })).rejects.toMatchObject({ code: -32001 });
});

test('dashboard.activity lists changes by key name, newest first, in pages, without dry runs', async () => {
  const account = await app.account();
  await account.call('agent.createKey', { name: 'Anna', permissions: ['contacts'] });
  await account.call('tags.create', { name: 'Regulars' });
  await account.call('tags.create', { name: 'Never', dry_run: true });
  const { items, next_cursor: cursor } = await account.call('dashboard.activity', { limit: 1 });
  expect(items).toMatchObject([{ skill: 'tags.create', key_name: 'first key', outcome: 'ok' }]);
  const rest = await account.call('dashboard.activity', { cursor: cursor as string });
  expect(rest.items[0]).toMatchObject({ skill: 'agent.createKey' });
});

test('dashboard.checklist has the steps of compliance.setupStatus', async () => {
  const account = await app.account();
  const checklist = await account.call('dashboard.checklist', {});
  const status = await account.call('compliance.setupStatus', {});
  expect(checklist).toMatchObject({ ready: status.ready, steps: status.steps });
  expect(checklist.next_action).toEqual(status.steps.find(({ state }) => state === 'todo')?.next_action);
});
