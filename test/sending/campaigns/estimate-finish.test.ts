import { countDue, estimateFinish } from '../../../src/sending/campaigns/preflight/estimate-finish.ts';
import { useTestApp } from '../../support/app.ts';
import { optIn } from '../../support/opt-in.ts';

const app = useTestApp();
const BOSTON = '+16175550110';
const LOS_ANGELES = '+12135550110';

test.each([
  // In Boston it is noon, in Los Angeles nine o'clock: nothing waits.
  ['2029-06-13T16:00:00Z', {}, '2029-06-13T16:00:01.000Z', null],
  ['2029-06-13T16:00:00Z', { throttle_per_minute: 1 }, '2029-06-13T16:02:00.000Z', null],
  // Los Angeles opens at nine (California), which is after Boston's eight.
  ['2029-06-13T07:00:00Z', { throttle_per_minute: 1 }, '2029-06-13T16:01:00.000Z', '2029-06-13T16:00:00.000Z'],
  ['2029-06-13T15:30:00Z', { local_time: '10:00' }, '2029-06-14T14:00:01.000Z', null],
])('at %s a campaign %j is estimated to be done at %s', async (now, more, doneAt, lastUntil) => {
  app.clock.now = new Date(now);
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  for (const phone of [BOSTON, LOS_ANGELES]) await optIn(account, phone);
  const { campaign } = await account.call('campaigns.create', {
    name: 'Estimate',
    body: 'Hello! Reply STOP to opt out.',
    audience: { include: { all: true } },
    ...more,
  });
  const { eta, warnings } = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  expect(Math.abs(Date.parse(eta?.done_at ?? '') - Date.parse(doneAt))).toBeLessThanOrEqual(1_000);
  expect(eta?.seconds).toBe(Math.ceil((Date.parse(eta?.done_at ?? '') - Date.parse(now)) / 1_000));
  if (lastUntil !== null)
    expect((warnings ?? []).map(({ message }) => message)).toContainEqual(
      expect.stringContaining(`the last until ${lastUntil}`),
    );
});

test('messages that are due later do not wait for those before them, unless the rate is too low', () => {
  const start = new Date('2029-06-13T16:00:00Z');
  const later = new Date(start.getTime() + 60_000);
  const counts = new Map<number, number>();
  for (let n = 0; n < 30; n += 1) countDue(counts, n < 20 ? start : later, start);
  expect(estimateFinish(counts, 10, start).getTime() - start.getTime()).toBe(61_000);
  expect(estimateFinish(counts, 0.25, start).getTime() - start.getTime()).toBe(120_000);
  expect(estimateFinish(new Map(), 1, start)).toEqual(start);
});
