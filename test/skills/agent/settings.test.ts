import type { SkillName } from '../../../src/generated/skills.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { optIn } from '../../support/opt-in.ts';
import { registerPartner } from '../../support/partner.ts';

const app = useTestApp();
const ADA = '+12025550150';
const UNSET = { timezone: 'UTC', timezone_from: 'default', week_start: 'monday', week_start_from: 'default' };

const calendarOf = async (account: TestAccount) => (await account.call('agent.whoami', {})).account.calendar;

/** An account with one message at each of the times. */
async function withMessages(times: readonly string[]): Promise<TestAccount> {
  app.clock.now = new Date('2029-06-01T00:00:00Z');
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, ADA);
  for (const time of times) {
    app.clock.now = new Date(time);
    await account.call('messages.send', { to: ADA, text: `Order ${time} is ready.`, purpose: 'transactional' });
    await app.drain();
  }
  return account;
}

test('each setting is kept by itself, and null returns to the default', async () => {
  const account = await app.account();
  expect((await account.call('agent.settings', {})).calendar).toEqual(UNSET);
  const zone = await account.call('agent.settings', { timezone: 'us/eastern' });
  expect(zone).toMatchObject({
    changed: true,
    calendar: { ...UNSET, timezone: 'America/New_York', timezone_from: 'account' },
  });
  const week = await account.call('agent.settings', { week_start: 'sunday' });
  expect(week.calendar).toMatchObject({
    timezone: 'America/New_York',
    week_start: 'sunday',
    week_start_from: 'account',
  });
  expect(await account.call('agent.settings', { week_start: 'sunday' })).toMatchObject({ changed: false });
  expect(await calendarOf(account)).toEqual(week.calendar);
  expect((await account.call('agent.settings', { timezone: null, week_start: null })).calendar).toEqual(UNSET);
});

test('a dry run sets nothing, and the country of the account is a suggestion alone', async () => {
  const account = await app.account();
  const suggestion = { timezone: 'America/New_York', week_start: 'sunday' };
  expect(await account.call('agent.settings', { timezone: 'Asia/Tokyo', dry_run: true })).toMatchObject({
    changed: true,
  });
  expect(await account.call('agent.settings', {})).toMatchObject({ calendar: UNSET, suggestion, changed: false });
});

test.each(['EST', '+02:00', 'Europe/Berlim', '', "UTC'; --", 'x'.repeat(64)])(
  '%p is no time zone of an account',
  async (timezone) => {
    const account = await app.account();
    await expect(account.call('agent.settings', { timezone })).rejects.toMatchObject({
      code: -32602,
      data: { field_errors: [{ path: '/timezone' }] },
    });
  },
);

test('a customer has the settings of its partner until it has its own', async () => {
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop');
  await partner.call('agent.settings', { timezone: 'Europe/Paris' });
  app.clock.advance(1_001);
  expect(await calendarOf(shop)).toEqual({ ...UNSET, timezone: 'Europe/Paris', timezone_from: 'partner' });
  await shop.call('agent.settings', { timezone: 'UTC', week_start: 'saturday' });
  const own = { ...UNSET, timezone_from: 'account', week_start: 'saturday', week_start_from: 'account' };
  expect(await calendarOf(shop)).toEqual(own);
  expect((await shop.call('agent.settings', {})).calendar).toEqual(own);
  expect((await calendarOf(partner))?.timezone).toBe('Europe/Paris');
  expect(await calendarOf(await app.account())).toEqual(UNSET);
});

test('days and weeks of figures begin on the clock of the account, and nothing is counted again', async () => {
  // Saturday evening, Sunday morning and Monday morning in New York.
  const account = await withMessages(['2029-06-10T02:00:00Z', '2029-06-10T14:00:00Z', '2029-06-11T14:00:00Z']);
  const by = async (params: object) => {
    const { series, timezone } = await account.call('metrics.query', {
      metric: 'sent',
      period: 'last_7_days',
      ...params,
    });
    const points = series[0]?.points.filter(({ value }) => value !== 0) ?? [];
    return { timezone, total: series[0]?.total, points: points.map(({ at, value }) => `${at.slice(0, 16)} ${value}`) };
  };
  expect(await by({})).toEqual({ timezone: 'UTC', total: 3, points: ['2029-06-10T00:00 2', '2029-06-11T00:00 1'] });
  const week = { interval: 'week' };
  expect((await by(week)).points).toEqual(['2029-06-04T00:00 2', '2029-06-11T00:00 1']);
  await account.call('agent.settings', { timezone: 'America/New_York', week_start: 'sunday' });
  expect(await by({})).toEqual({
    timezone: 'America/New_York',
    total: 3,
    points: ['2029-06-09T04:00 1', '2029-06-10T04:00 1', '2029-06-11T04:00 1'],
  });
  expect((await by(week)).points).toEqual(['2029-06-03T04:00 1', '2029-06-10T04:00 2']);
  expect((await by({ ...week, week_start: 'monday' })).points).toEqual(['2029-06-04T04:00 2', '2029-06-11T04:00 1']);
  expect((await by({ timezone: 'UTC' })).points).toEqual(['2029-06-10T00:00 2', '2029-06-11T00:00 1']);
  expect((await by({ period: 'this_week' })).total).toBe(2);
  expect((await by({ period: 'last_week' })).total).toBe(1);
  const { rows } = await account.call('billing.usage', {});
  expect(rows.map(({ key, messages }) => `${key} ${messages}`)).toEqual([
    '2029-06-09 1',
    '2029-06-10 1',
    '2029-06-11 1',
  ]);
});

test('every answer that names a time zone names that of the account', async () => {
  const account = await app.account();
  await account.call('agent.settings', { timezone: 'Asia/Kolkata' });
  const asked: readonly (readonly [SkillName, object])[] = [
    ['analytics.overview', {}],
    ['analytics.campaigns', {}],
    ['analytics.cohort', { interval: 'week' }],
    ['analytics.funnel', { steps: ['a', 'b'] }],
    ['dashboard.summary', {}],
    ['metrics.deliverability', {}],
    ['metrics.query', { metric: 'sent' }],
  ];
  for (const [skill, params] of asked)
    expect([skill, await account.call(skill, params as never)]).toEqual([
      skill,
      expect.objectContaining({ timezone: 'Asia/Kolkata' }),
    ]);
});

test('a schedule of reports keeps the zone that the account had', async () => {
  const account = await app.account();
  const schedule = { kind: 'messages', rrule: 'FREQ=DAILY;BYHOUR=8;BYMINUTE=0' } as const;
  await account.call('agent.settings', { timezone: 'Asia/Tokyo' });
  const { schedule: made } = await account.call('reports.schedule', schedule);
  expect(made).toMatchObject({ timezone: 'Asia/Tokyo', next_at: expect.stringMatching(/T23:00:00/) });
  await account.call('agent.settings', { timezone: 'UTC' });
  const { schedules } = await account.call('reports.list', {});
  expect(schedules).toEqual([made]);
  const { schedule: later } = await account.call('reports.schedule', schedule);
  expect(later).toMatchObject({ timezone: 'UTC', next_at: expect.stringMatching(/T08:00:00/) });
});

test('an anniversary of a contact without a time zone is on the day of its account, or else of the partner', async () => {
  app.clock.now = new Date('2029-06-10T20:00:00Z');
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop');
  const birthday = { attributes: { birthday: '1990-06-11' } };
  await shop.call('contacts.upsert', { phone: '+12025550151', ...birthday });
  await shop.call('contacts.upsert', { phone: '+12025550152', timezone: 'America/New_York', ...birthday });
  const rules = { kind: 'field', field: 'attributes.birthday', operator: 'anniversary' } as const;
  const count = async () => (await shop.call('segments.preview', { rules })).count;
  expect(await count()).toBe(0);
  await partner.call('agent.settings', { timezone: 'Asia/Tokyo' });
  expect(await count()).toBe(1);
  await shop.call('agent.settings', { timezone: 'Europe/London' });
  expect(await count()).toBe(0);
});

test('clicks of a link count on the days of the account, and an hour within which a day begins on the day before', async () => {
  app.clock.now = new Date('2029-06-01T00:00:00Z');
  const account = await app.account();
  const { link } = await account.call('links.create', { url: 'https://example.com/sale' });
  const insert = `INSERT INTO link_clicks (tenant_id, link_id, bucket_at, rule, clicks, clickers)
    SELECT $1, $2, at::timestamptz, 'human', 1, 1 FROM unnest($3::text[]) AS at`;
  const hours = ['2029-06-10T02:00Z', '2029-06-10T14:00Z', '2029-06-10T18:00Z', '2029-06-10T19:00Z'];
  await app.parts.database.pool.query(insert, [account.accountId, link.id, hours]);
  app.clock.now = new Date('2029-06-12T00:00:00Z');
  const days = async (timezone: string | null) => {
    await account.call('agent.settings', { timezone });
    const { human, rows } = await account.call('links.stats', { link_id: link.id });
    return [human, ...rows.map((row) => `${row.at.slice(0, 16)} ${row.human}`)];
  };
  expect(await days(null)).toEqual([4, '2029-06-10T00:00 4']);
  expect(await days('America/New_York')).toEqual([4, '2029-06-09T04:00 1', '2029-06-10T04:00 3']);
  expect(await days('Asia/Kathmandu')).toEqual([4, '2029-06-09T18:15 3', '2029-06-10T18:15 1']);
});

test('a time in a goal is one on the clock of the account', async () => {
  app.clock.now = new Date('2029-06-13T18:30:00Z');
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, ADA);
  const goal = `Send "Acme: We open at ten. Reply STOP to opt out." to ${ADA} tomorrow at 10am`;
  const sendAt = async () => (await account.call('command.plan', { goal })).steps[0]?.params.send_at;
  expect(await sendAt()).toBeUndefined();
  await account.call('agent.settings', { timezone: 'America/Chicago' });
  expect(await sendAt()).toBe('2029-06-14T15:00:00.000Z');
});

test('a report of a named period has the days of the account', async () => {
  app.clock.now = new Date('2029-06-13T18:30:00Z');
  const account = await app.account();
  await account.call('agent.settings', { timezone: 'America/New_York', week_start: 'sunday' });
  const { report } = await account.call('reports.create', { kind: 'messages', period: 'last_week' });
  expect(report).toMatchObject({ from: '2029-06-03T04:00:00.000Z', to: '2029-06-10T04:00:00.000Z' });
  const today = await account.call('reports.create', { kind: 'messages', period: 'today' });
  expect(today.report).toMatchObject({ from: '2029-06-13T04:00:00.000Z', to: app.clock.now.toISOString() });
  const both = account.call('reports.create', { kind: 'messages', period: 'today', to: '2029-06-13T00:00:00Z' });
  await expect(both).rejects.toMatchObject({ data: { field_errors: [{ path: '/period' }] } });
});
