import { evaluateAlerts } from '../../src/alerts/evaluate.ts';
import { ALERT_KINDS, type AlertKind } from '../../src/alerts/rules.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { plantHours } from '../support/insights/plant-hours.ts';
import { furnishWorld } from '../support/world/index.ts';

const app = useTestApp();
const HOUR_MS = 3_600_000;

const run = (account: TestAccount, sql: string, ...values: unknown[]): Promise<unknown> =>
  app.parts.database.pool.query(sql, [account.accountId, ...values]);
const evaluate = ({ accountId }: TestAccount): Promise<void> =>
  evaluateAlerts(app.parts.database, { tenantId: accountId, accountId }, app.clock.now);
const open = async (account: TestAccount, kind: AlertKind) =>
  (await account.call('dashboard.alerts', {})).items.filter((alert) => alert.kind === kind);

interface Cause {
  /** Makes the cause in an account with the world of the examples. */
  readonly begin: (account: TestAccount) => Promise<unknown>;
  readonly end: (account: TestAccount) => Promise<unknown>;
}

const setState = (table: string, id: string, begin: string, end: string): Cause => ({
  begin: (account) => run(account, `UPDATE ${table} SET ${begin} WHERE tenant_id = $1 AND id = $2`, id),
  end: (account) => run(account, `UPDATE ${table} SET ${end} WHERE tenant_id = $1 AND id = $2`, id),
});
const endpoint = (state: string, reason: string | null, breaker: string | null): Cause => ({
  begin: (account) =>
    run(
      account,
      `INSERT INTO webhook_endpoints (tenant_id, id, account_id, url, state, state_reason, delivery, secret, secret_fingerprint, sign_with_previous,
         breaker_open_until, created_at, updated_at)
       VALUES ($1, 'whk_alert', $1, 'https://user:secret@hooks.example.com/tern', $2, $3, 'automatic', '', '', false, $4, now(), now())`,
      ...[state, reason, breaker],
    ),
  end: (account) => run(account, "DELETE FROM webhook_endpoints WHERE tenant_id = $1 AND id = 'whk_alert'"),
});

/** One for each rule. */
const CAUSES: Readonly<Record<AlertKind, Cause>> = {
  low_balance: {
    begin: (account) => account.call('billing.setLimits', { alert_at_credits: 200_000 }),
    end: (account) => account.call('billing.setLimits', { alert_at_credits: null }),
  },
  campaign_paused: setState(
    'campaigns',
    'cmp_01jd0000000000000000000002',
    "state = 'paused', state_reason = 'credits_insufficient'",
    "state = 'running', state_reason = NULL",
  ),
  registration_rejected: {
    begin: (account) =>
      run(account, "UPDATE registrations SET status = 'MNO_REJECTED' WHERE tenant_id = $1 AND id LIKE 'reg%1'"),
    end: (account) => run(account, "UPDATE registrations SET status = 'MNO_ACCEPTED' WHERE tenant_id = $1"),
  },
  webhook_disabled: endpoint('disabled', 'The endpoint answered 410', null),
  webhook_failing: endpoint('active', null, '2029-06-13T18:40:00Z'),
  review_waiting: {
    begin: (account) =>
      run(
        account,
        `INSERT INTO inbound_messages (tenant_id, id, account_id, number_id, from_phone, to_phone, text, intent, carrier_message_id, received_at)
         VALUES ($1, 'inb_alert', $1, 'num_01jd0000000000000000000001', '+12025550199', '+12025550100', 'enough', 'review', $1 || 'alert', $2)
         ON CONFLICT (tenant_id, id) DO UPDATE SET reviewed_at = NULL`,
        app.clock.now,
      ),
    end: (account) =>
      run(account, "UPDATE inbound_messages SET reviewed_at = now() WHERE tenant_id = $1 AND intent = 'review'"),
  },
  approval_waiting: setState(
    'approvals',
    'apr_01jd0000000000000000000001',
    "state = 'pending', due_at = '2035-01-01'",
    "state = 'refused', due_at = NULL",
  ),
  journey_paused: setState(
    'journeys',
    'jrn_01jd0000000000000000000001',
    "state = 'paused', state_reason = 'entries_failed'",
    "state = 'draft', state_reason = NULL",
  ),
  rule_disabled: setState(
    'automation_rules',
    'aut_01jd0000000000000000000001',
    "state = 'disabled', state_reason = 'failures'",
    "state = 'enabled', state_reason = NULL",
  ),
  tracking_stopped: {
    begin: (account) =>
      run(account, "UPDATE segment_tracking SET state = 'stopped', reason = 'segment_too_large' WHERE tenant_id = $1"),
    end: (account) =>
      run(account, "UPDATE segment_tracking SET state = 'tracking', reason = NULL WHERE tenant_id = $1"),
  },
  recharge_disabled: {
    begin: (account) =>
      run(
        account,
        `INSERT INTO auto_recharges (tenant_id, account_id, enabled, disabled_reason, threshold, amount, daily_limit, monthly_limit, payment_method, failures,
           charging, charged_day, charged_month, version, updated_at, key_id)
         VALUES ($1, $1, false, 'key_revoked', 1, 2, 2, 2, 'pm', 0, false, 0, 0, 1, now(), 'key')
         ON CONFLICT (tenant_id, account_id) DO UPDATE SET enabled = false, disabled_reason = 'key_revoked'`,
      ),
    end: (account) => run(account, 'UPDATE auto_recharges SET disabled_reason = NULL WHERE tenant_id = $1'),
  },
  key_expiring: setState(
    'api_keys',
    'key_01jd0000000000000000000001',
    "expires_at = '2029-06-16', last_used_at = '2029-06-13'",
    'expires_at = NULL',
  ),
  consent_expiring: {
    begin: async (account) => {
      await run(
        account,
        `UPDATE contacts SET consent_status = 'opted_in', consent_changed_at = '2028-12-20', phone = '+12025550166' WHERE tenant_id = $1 AND id = 'con_01jd0000000000000000000001'`,
      );
      await run(
        account,
        `INSERT INTO consent_expiries (tenant_id, account_id, after_months, cursor, due_at, updated_at) VALUES ($1, $1, 6, '', '2035-01-01', now())
         ON CONFLICT DO NOTHING`,
      );
    },
    end: (account) => run(account, 'DELETE FROM consent_expiries WHERE tenant_id = $1'),
  },
  delivery_below_history: {
    begin: (account) => plantHours(app, account, { hour: { sent: 400, undelivered: 120 } }),
    end: (account) =>
      run(account, "DELETE FROM measure_rollups WHERE tenant_id = $1 AND bucket_at > '2029-06-13T15:00:00Z'"),
  },
  opt_outs_above_history: {
    begin: (account) => plantHours(app, account, { hour: { sent: 400, opt_outs: 60 } }),
    end: (account) =>
      run(account, "DELETE FROM measure_rollups WHERE tenant_id = $1 AND bucket_at > '2029-06-13T15:00:00Z'"),
  },
};

test.each(ALERT_KINDS.map((kind) => ({ kind })))(
  '$kind opens once, stays dismissed while its cause lasts, closes by itself, and opens again',
  async ({ kind }) => {
    const account = await app.account();
    await furnishWorld(app.parts.database.pool, { tenantId: account.accountId });
    // The secrets of the endpoints are examples, which sign nothing.
    await run(account, 'DELETE FROM outbox_events WHERE tenant_id = $1');
    const { begin, end } = CAUSES[kind];
    // The world has some of the causes already.
    await end(account);
    await evaluate(account);
    expect(await open(account, kind)).toEqual([]);

    await begin(account);
    await evaluate(account);
    await evaluate(account);
    const [alert, ...others] = await open(account, kind);
    expect(others).toEqual([]);
    expect(alert?.summary).not.toMatch(/undefined|null|NaN|secret/);
    expect(alert?.next_actions.length).toBeGreaterThan(0);

    await account.call('dashboard.dismissAlert', { alert_id: alert?.id as string });
    await evaluate(account);
    expect(await open(account, kind)).toEqual([]);

    await end(account);
    await evaluate(account);
    const { items: closed } = await account.call('dashboard.alerts', { states: ['closed'] });
    expect(closed.map(({ id }) => id)).toContain(alert?.id);

    await begin(account);
    await evaluate(account);
    const [again] = await open(account, kind);
    expect(again?.id).not.toBe(alert?.id);
    expect(again?.kind).toBe(kind);
  },
);

test('a snoozed alert is open again at the time, and two workers open one alert', async () => {
  const account = await app.account();
  await account.call('billing.setLimits', { alert_at_credits: 200_000 });
  await Promise.all([evaluate(account), evaluate(account)]);
  const [alert] = await open(account, 'low_balance');
  const until = new Date(app.clock.now.getTime() + HOUR_MS).toISOString();
  const snoozed = { alert_id: alert?.id as string, snooze_until: until };
  expect((await account.call('dashboard.dismissAlert', snoozed)).alert.state).toBe('dismissed');
  expect(await open(account, 'low_balance')).toEqual([]);
  const before = app.clock.now;
  app.clock.advance(HOUR_MS);
  expect(await open(account, 'low_balance')).toHaveLength(1);
  app.clock.now = before;
  await expect(
    account.call('dashboard.dismissAlert', { ...snoozed, snooze_until: before.toISOString() }),
  ).rejects.toMatchObject({ code: -32602 });
});

test('the worker evaluates an account every five minutes, and its webhooks get alert.opened and alert.closed', async () => {
  const account = await app.account();
  await account.call('agent.webhooks.create', {
    url: 'https://hooks.example.com/tern',
    events: ['alert.opened', 'alert.closed'],
  });
  await account.call('billing.setLimits', { alert_at_credits: 200_000 });
  const before = app.clock.now;
  const events = async () => {
    const { rows } = await app.parts.database.pool.query<{ type: string }>(
      'SELECT type FROM outbox_events WHERE tenant_id = $1 ORDER BY id',
      [account.accountId],
    );
    return rows.map(({ type }) => type);
  };
  await app.parts.workers.drain();
  expect(await events()).toEqual([]);
  app.clock.advance(5 * 60_000);
  await app.parts.workers.drain();
  expect(await events()).toEqual(['alert.opened']);
  await account.call('billing.setLimits', { alert_at_credits: null });
  app.clock.advance(5 * 60_000);
  await app.parts.workers.drain();
  expect(await events()).toEqual(['alert.opened', 'alert.closed']);
  app.clock.now = before;
});

test('a closed alert is deleted after 90 days, an open one is not', async () => {
  const account = await app.account();
  await account.call('billing.setLimits', { alert_at_credits: 200_000 });
  await evaluate(account);
  await account.call('billing.setLimits', { alert_at_credits: null });
  await evaluate(account);
  await account.call('billing.setLimits', { alert_at_credits: 200_000 });
  await evaluate(account);
  await run(account, "UPDATE alerts SET closed_at = closed_at - interval '91 days' WHERE tenant_id = $1");
  await app.drain();
  const { items } = await account.call('dashboard.alerts', { states: ['open', 'dismissed', 'closed'] });
  expect(items.map(({ state }) => state)).toEqual(['open']);
});
