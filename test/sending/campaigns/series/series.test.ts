import type { SkillTypes } from '../../../../src/generated/skills.ts';
import { requireCampaign } from '../../../../src/sending/campaigns/campaign.ts';
import { runPreflight } from '../../../../src/sending/campaigns/preflight/preflight.ts';
import { recordOccurrence } from '../../../../src/sending/campaigns/series/record-occurrence.ts';
import { type TestAccount, useTestApp } from '../../../support/app.ts';
import { optIn } from '../../../support/opt-in.ts';
import { registerPartner } from '../../../support/partner.ts';

const app = useTestApp();
const body = 'Deals of the week. Reply STOP to opt out.';
const audience = { include: { all: true } };
const timezone = 'America/New_York';
const WEEKLY = { rrule: 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=11;BYMINUTE=0', timezone };
type Params = Partial<SkillTypes['campaigns.launch']['params']>;

beforeEach(() => {
  app.clock.now = new Date('2029-06-13T18:30:00Z');
});

async function openAccount(): Promise<TestAccount> {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, '+12025550110');
  return account;
}

async function launchSeries(account: TestAccount, params: Params = { recurrence: WEEKLY }, name = 'Deals') {
  const { campaign } = await account.call('campaigns.create', { name, body, audience });
  const own = { campaign_id: campaign.id };
  const { preflight_token: token } = await account.call('campaigns.preflight', own);
  return (await account.call('campaigns.launch', { ...own, preflight_token: token ?? '', ...params })).campaign;
}

async function at(time: string): Promise<void> {
  app.clock.now = new Date(time);
  await app.drain();
}

const seriesOf = async (account: TestAccount, id: string) => account.call('campaigns.get', { campaign_id: id });
const namesOf = async (account: TestAccount, id: string): Promise<string[]> =>
  (await account.call('campaigns.list', { series_id: id })).items.map(({ name }) => name).sort();

test('each occurrence becomes a campaign of its own, which is sent at the time on the clock of the zone', async () => {
  const account = await openAccount();
  const { id, state, recurrence } = await launchSeries(account);
  expect(state).toBe('recurring');
  expect(recurrence).toEqual({ ...WEEKLY, start_at: '2029-06-13T18:30:00.000Z' });
  await at('2029-06-18T14:59:59Z');
  expect(await namesOf(account, id)).toEqual([]);
  await at('2029-06-18T15:00:00Z');
  await at('2029-06-25T15:00:00Z');
  const { items } = await account.call('campaigns.list', { series_id: id });
  expect(items.map(({ name, series_id: series, recurrence: none, state: done }) => [name, series, none, done])).toEqual(
    [
      ['Deals 2029-06-25', id, null, 'completed'],
      ['Deals 2029-06-18', id, null, 'completed'],
    ],
  );
  const got = await seriesOf(account, id);
  expect(got.counters).toMatchObject({ audience: 0, sent: 0, pending: 0 });
  expect(got.series).toMatchObject({
    next_occurrence_at: '2029-07-02T15:00:00.000Z',
    occurrences: [
      { occurrence_at: '2029-06-25T15:00:00.000Z', outcome: 'started', campaign_id: items[0]?.id, missed: 0 },
      { occurrence_at: '2029-06-18T15:00:00.000Z', outcome: 'started', campaign_id: items[1]?.id, missed: 0 },
    ],
  });
  expect((await account.call('messages.list', {})).items).toHaveLength(2);
});

test('occurrences keep their local time over a clock change, and the series ends with its rule', async () => {
  app.clock.now = new Date('2029-11-01T15:30:00Z');
  const account = await openAccount();
  const recurrence = { rrule: 'FREQ=DAILY;BYHOUR=12;BYMINUTE=0;COUNT=4', timezone };
  const { id } = await launchSeries(account, { recurrence });
  const times: string[] = [];
  for (let day = 1; day <= 4; day += 1) {
    const { series } = await seriesOf(account, id);
    times.push(series?.next_occurrence_at ?? '');
    await at(series?.next_occurrence_at ?? '');
  }
  expect(times.map((time) => time.slice(5, 16))).toEqual(['11-01T16:00', '11-02T16:00', '11-03T16:00', '11-04T17:00']);
  const { campaign, series } = await seriesOf(account, id);
  expect(campaign.state).toBe('completed');
  expect(series?.next_occurrence_at).toBeNull();
});

test('a series that is sent twice a day makes a campaign for each time, whose name has the time', async () => {
  app.clock.now = new Date('2029-11-03T14:00:00Z');
  const account = await openAccount();
  const recurrence = { rrule: 'FREQ=DAILY;BYHOUR=11,17;BYMINUTE=30', timezone };
  const { id } = await launchSeries(account, { recurrence });
  for (const time of ['11-03T15:30', '11-03T21:30', '11-04T16:30', '11-04T22:30']) {
    expect((await seriesOf(account, id)).series?.next_occurrence_at).toBe(`2029-${time}:00.000Z`);
    await at(`2029-${time}:00Z`);
  }
  expect(await namesOf(account, id)).toEqual(
    ['03 11:30', '03 17:30', '04 11:30', '04 17:30'].map((time) => `Deals 2029-11-${time}`),
  );
});

test('of occurrences that passed while no worker ran, only the latest becomes a campaign', async () => {
  const account = await openAccount();
  const { id } = await launchSeries(account);
  await at('2029-07-03T18:00:00Z');
  expect(await namesOf(account, id)).toEqual(['Deals 2029-07-02']);
  const { series } = await seriesOf(account, id);
  expect(series?.occurrences).toMatchObject([{ occurrence_at: '2029-07-02T15:00:00.000Z', missed: 2 }]);
  expect(series?.next_occurrence_at).toBe('2029-07-09T15:00:00.000Z');
});

test('a blocked occurrence is skipped with its reasons and an event, and the next one is sent', async () => {
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop-1', { credits: 1 });
  await optIn(shop, '+12025550110');
  const { id } = await launchSeries(shop);
  await at('2029-06-18T15:00:00Z');
  await at('2029-06-25T15:00:00Z');
  await partner.call('partner.grantCredits', { external_ref: 'shop-1', amount_credits: 5 });
  await at('2029-07-02T15:00:00Z');
  const { series } = await seriesOf(shop, id);
  expect(series?.occurrences.map(({ outcome, blockers }) => [outcome, blockers.map(({ code }) => code)])).toEqual([
    ['started', []],
    ['skipped', ['credits_insufficient']],
    ['started', []],
  ]);
  const { rows } = await app.parts.database.pool.query<{ body: string }>(
    "SELECT body FROM outbox_events WHERE tenant_id = $1 AND type = 'campaign.skipped'",
    [partner.accountId],
  );
  expect(rows.map((row) => JSON.parse(row.body).data)).toEqual([
    {
      external_ref: 'shop-1',
      campaign_id: id,
      name: 'Deals',
      occurrence_at: '2029-06-25T15:00:00.000Z',
      blockers: ['credits_insufficient'],
    },
  ]);
});

test('two workers that check the same occurrence start one campaign, and a crash before the commit starts none', async () => {
  const account = await openAccount();
  const { id } = await launchSeries(account);
  app.clock.now = new Date('2029-06-18T15:00:00Z');
  const { database } = app.parts;
  const owner = { tenantId: account.accountId, accountId: account.accountId };
  const series = await requireCampaign(database, owner, id);
  const preflight = await runPreflight(database, owner, { ...series, state: 'draft' }, app.clock.now, app.url);
  const record = (after: () => void) =>
    database.transaction(async (tx) => {
      const recorded = await recordOccurrence(tx, series, preflight, app.clock.now);
      after();
      return recorded;
    });
  const crash = () => {
    throw new Error('crash');
  };
  await expect(record(crash)).rejects.toThrow('crash');
  expect(await namesOf(account, id)).toEqual([]);
  const recorded = await Promise.all([record(() => undefined), record(() => undefined)]);
  expect(recorded.sort()).toEqual([false, true]);
  await app.drain();
  expect(await namesOf(account, id)).toEqual(['Deals 2029-06-18']);
});

test('a series can be paused, resumed and canceled; what passes during a pause is left out', async () => {
  const account = await openAccount();
  const { id } = await launchSeries(account);
  const own = { campaign_id: id };
  await account.call('campaigns.pause', own);
  await at('2029-06-20T15:00:00Z');
  expect((await account.call('campaigns.resume', own)).state).toBe('recurring');
  await app.drain();
  expect(await namesOf(account, id)).toEqual([]);
  await at('2029-06-25T15:00:00Z');
  expect(await namesOf(account, id)).toEqual(['Deals 2029-06-25']);
  await account.call('campaigns.cancel', own);
  await at('2029-07-02T15:00:00Z');
  expect(await namesOf(account, id)).toEqual(['Deals 2029-06-25']);
  expect((await seriesOf(account, id)).campaign.state).toBe('canceled');
});

test.each([
  [{ rrule: 'FREQ=HOURLY', timezone }, '/recurrence/rrule'],
  [{ rrule: 'every Monday', timezone }, '/recurrence/rrule'],
  [{ rrule: 'FREQ=DAILY', timezone: 'Mars/Olympus' }, '/recurrence/timezone'],
])('campaigns.launch rejects the recurrence %j', async (recurrence, path) => {
  const account = await openAccount();
  await expect(launchSeries(account, { recurrence })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [expect.objectContaining({ path })] },
  });
});
