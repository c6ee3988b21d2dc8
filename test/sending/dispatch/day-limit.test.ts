import type { Carrier } from '../../../src/carriers/carrier.ts';
import { STATE_REASON } from '../../../src/counting/message-results.ts';
import { dueQueues } from '../../../src/sending/dispatch/dispatch.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { answering, dispatching, dispatchQueue } from '../../support/dispatching.ts';
import { optIn } from '../../support/opt-in.ts';
import { campaignParams, confirmedBrand, pass, provisionedCampaign } from '../../support/registrations.ts';

/** The score of this brand allows 2,000 segments a day. */
const LOW_SCORE = '00-0000004';
const LIMIT = 2_000;
/** The midnight in the Pacific time zone that ends the day of the test. */
const RESET = '2029-06-14T07:00:00.000Z';

let app: TestApp;
let start: Date;
beforeAll(async () => {
  app = await startTestApp();
  start = app.clock.now;
});
afterAll(() => app.stop());
beforeEach(() => {
  app.clock.now = start;
});

const query = async (sql: string, ...params: unknown[]) => (await app.parts.database.pool.query(sql, params)).rows;
const phone = (n: number) => `+1212555${String(2000 + n)}`;

async function assign({ accountId, call }: TestAccount, registrationId: string, id: string): Promise<void> {
  await call('phone-numbers.assign', { number_id: id, registration_id: registrationId });
  await pass(app, 3);
  await query('UPDATE phone_numbers SET messages_per_second = 1000 WHERE tenant_id = $1', accountId);
}

/**
 * An account whose number belongs to a registered campaign, with this many segments left for the
 * day.
 */
async function registered(left: number): Promise<{ account: TestAccount; registrationId: string; numberId: string }> {
  const account = await app.account();
  const { number } = await account.call('phone-numbers.ensureDefault', {});
  const registrationId = await provisionedCampaign(app, account, LOW_SCORE);
  await assign(account, registrationId, number.id);
  await query("INSERT INTO brand_days VALUES ($1, 'EIN 000000004', '2029-06-13', $2)", account.accountId, LIMIT - left);
  return { account, registrationId, numberId: number.id };
}

async function send(account: TestAccount, to: string, more: Record<string, unknown> = {}) {
  await optIn(account, to);
  return account.call('messages.send', { to, text: 'Your order is ready.', purpose: 'transactional', ...more });
}
const used = async ({ accountId }: TestAccount, day = '2029-06-13'): Promise<number | undefined> =>
  (await query('SELECT segments FROM brand_days WHERE tenant_id = $1 AND day = $2', accountId, day))[0]?.segments;
const messagesOf = ({ accountId }: TestAccount) =>
  query(
    `SELECT m.to_phone, m.state, ${STATE_REASON} AS state_reason, m.due_at FROM messages m WHERE m.tenant_id = $1 ORDER BY m.id`,
    accountId,
  );
const waiting = async (account: TestAccount) =>
  (await messagesOf(account)).filter(({ state_reason: reason }) => reason === 'daily_limit');

test('messages over the daily limit of a brand wait until midnight Pacific time', async () => {
  const { account, registrationId } = await registered(3);
  const sent = [];
  for (let n = 0; n < 5; n += 1) sent.push(await send(account, phone(n)));
  const brandId = sent[0]?.daily_limit?.brand_id;
  expect(sent[0]?.daily_limit).toEqual({ brand_id: brandId, used: LIMIT - 3, limit: LIMIT, resets_at: RESET });
  await app.drain();
  expect(await used(account)).toBe(LIMIT);
  const late = await waiting(account);
  expect(late).toHaveLength(2);
  expect(late).toMatchObject([{ state: 'queued', due_at: new Date(RESET) }, { state: 'queued' }]);
  const today = { brand_id: brandId, used: LIMIT, limit: LIMIT, resets_at: RESET };
  expect((await account.call('compliance.setupStatus', {})).daily_limits).toEqual([today]);
  const { items } = await account.call('compliance.registrations', { kind: 'campaign' });
  expect(items.find(({ id }) => id === registrationId)?.campaign?.throughput?.tmobile_today).toEqual(today);
  app.clock.now = new Date(RESET);
  await app.drain();
  expect(await waiting(account)).toEqual([]);
  expect(await used(account, '2029-06-14')).toBe(2);
});

test('a message of three segments counts three times, and a shorter one that still fits is sent before it', async () => {
  const { account } = await registered(2);
  await send(account, phone(1), { text: 'x'.repeat(400) });
  await send(account, phone(2));
  await app.drain();
  expect(await used(account)).toBe(LIMIT - 1);
  expect(await waiting(account)).toMatchObject([{ to_phone: phone(1) }]);
});

test('messages to a network other than T-Mobile ignore the limit; unknown networks count as T-Mobile', async () => {
  const { account } = await registered(0);
  const [att, tmobile, unknown] = ['+12025550126', '+12025550127', '+12025550128'];
  for (const to of [att, tmobile]) await account.call('hygiene.lookup', { phone: to });
  for (const to of [att, tmobile, unknown, '+14165550126']) await send(account, to);
  await app.drain();
  expect((await waiting(account)).map(({ to_phone: to }) => to)).toEqual([tmobile, unknown]);
  expect(await used(account)).toBe(LIMIT);
  app.clock.advance(31 * 24 * 3600 * 1000);
  const { message_id: id } = await send(account, att);
  await query("INSERT INTO brand_days VALUES ($1, 'EIN 000000004', '2029-07-14', $2)", account.accountId, LIMIT);
  await app.drain();
  expect((await account.call('messages.get', { message_id: id })).message.state_reason).toBe('daily_limit');
});

test('concurrent workers that dispatch from several numbers never exceed the daily limit together', async () => {
  const { account, registrationId, numberId } = await registered(10);
  const numbers = [numberId];
  for (let n = 0; n < 3; n += 1) {
    const [offer] = (await account.call('phone-numbers.search', { country: 'US', type: 'long_code' })).items;
    const { number } = await account.call('phone-numbers.acquire', { phone: offer?.phone ?? '' });
    numbers.push(number.id);
    await assign(account, registrationId, number.id);
  }
  for (let n = 0; n < 40; n += 1) await send(account, phone(n), { number_id: numbers[n % numbers.length] });
  const { database } = app.parts;
  const carrier: Carrier = {
    name: 'simulator',
    deduplicates: true,
    capacity: 100,
    submit: answering((submissions) =>
      submissions.map(({ reference }) => ({ reference, outcome: 'accepted', carrierMessageId: reference })),
    ),
  };
  const parts = dispatching(database, carrier, () => app.clock.now, 30_000);
  const ours = async () =>
    (await dueQueues(database, app.clock.now)).filter(({ tenant_id: tenant }) => tenant === account.accountId);
  for (let run = 0; run < 3; run += 1) {
    const queues = [...(await ours()), ...(await ours())];
    await Promise.all(queues.map((queue) => dispatchQueue(parts, queue)));
  }
  const all = await messagesOf(account);
  expect(all.filter(({ state }) => state === 'accepted')).toHaveLength(10);
  expect(all.filter(({ state_reason: reason }) => reason === 'daily_limit')).toHaveLength(30);
  expect(await used(account)).toBe(LIMIT);
});

test.each([
  ['rejects', { outcome: 'rejected', errorCode: 'invalid_destination' } as const],
  ['throttles', { outcome: 'throttled', retryAfterMs: 5_000 } as const],
])('a message that the carrier %s does not count against the daily limit', async (_what, answer) => {
  const { account } = await registered(5);
  await send(account, phone(1));
  await send(account, phone(2));
  const carrier: Carrier = {
    name: 'simulator',
    deduplicates: true,
    capacity: 100,
    submit: answering((submissions) =>
      submissions.map(({ reference, to }) =>
        to === phone(1) ? { reference, ...answer } : { reference, outcome: 'accepted', carrierMessageId: reference },
      ),
    ),
  };
  const parts = dispatching(app.parts.database, carrier, () => app.clock.now, 30_000);
  for (const queue of await dueQueues(app.parts.database, app.clock.now))
    if (queue.tenant_id === account.accountId) await dispatchQueue(parts, queue);
  expect(await used(account)).toBe(LIMIT - 4);
});

test('brands of one company share the daily limit', async () => {
  const { account } = await registered(1);
  const brandId = await confirmedBrand(app, account, '000000004');
  const { registration_id: other } = await account.call('compliance.registerCampaign', {
    ...campaignParams,
    brand_id: brandId,
    reference_id: 'once more',
  });
  await pass(app, 6);
  const [offer] = (await account.call('phone-numbers.search', { country: 'US', type: 'long_code' })).items;
  const { number } = await account.call('phone-numbers.acquire', { phone: offer?.phone ?? '' });
  await assign(account, other, number.id);
  await send(account, phone(1));
  await app.drain();
  const { daily_limit: limit } = await send(account, phone(2), { number_id: number.id });
  expect(limit).toMatchObject({ brand_id: brandId, used: LIMIT, limit: LIMIT });
  await app.drain();
  expect(await waiting(account)).toMatchObject([{ to_phone: phone(2) }]);
});

test('the confirmation of a STOP is sent over the daily limit, and counts', async () => {
  const { account } = await registered(0);
  await optIn(account, phone(1));
  await account.call('messages.simulateInbound', { from: phone(1), text: 'STOP' });
  await app.drain();
  expect(await messagesOf(account)).toMatchObject([{ state_reason: null }]);
  expect((await messagesOf(account))[0]?.state).not.toBe('queued');
  expect(await used(account)).toBe(LIMIT + 1);
});

test('preflight warns that a campaign takes several days, and the campaign reports what it waits for', async () => {
  const { account } = await registered(1);
  for (const n of [1, 2, 3]) await optIn(account, phone(n), { timezone: 'America/New_York' });
  const { campaign } = await account.call('campaigns.create', {
    audience: { include: { all: true } },
    name: 'Sale',
    body: 'Sale. STOP to end.',
  });
  const preflight = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  expect(preflight.warnings).toContainEqual(expect.objectContaining({ code: 'daily_limit' }));
  expect(preflight.daily_limit).toMatchObject({ used: LIMIT - 1, limit: LIMIT });
  await account.call('campaigns.launch', {
    campaign_id: campaign.id,
    preflight_token: preflight.preflight_token ?? '',
  });
  await app.drain();
  const { counters, daily_limit: limit } = await account.call('campaigns.get', { campaign_id: campaign.id });
  expect(counters).toMatchObject({ pending: 2, sent: 1, waiting_by_reason: { daily_limit: 2 } });
  expect(limit).toMatchObject({ used: LIMIT, resets_at: RESET });
  // Midnight Pacific time is within the quiet hours of New York.
  app.clock.now = new Date(RESET);
  await app.drain();
  const night = await account.call('campaigns.get', { campaign_id: campaign.id });
  expect(night.counters).toMatchObject({ waiting_by_reason: { quiet_hours: 2 } });
  expect(night.daily_limit).toMatchObject({ used: 0 });
});

test('a message that expires before the next day ends as expired and is refunded', async () => {
  const { account } = await registered(0);
  const { message_id: id } = await send(account, phone(1), { validity_s: 3600 });
  await app.drain();
  app.clock.advance(3600 * 1000);
  await app.drain();
  expect((await account.call('messages.get', { message_id: id })).message).toMatchObject({
    state: 'expired',
    state_reason: 'validity_over',
  });
});

test('numbers without a registered brand have no daily limit', async () => {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  expect((await send(account, phone(1))).daily_limit).toBeNull();
  await app.drain();
  expect(await used(account)).toBeUndefined();
});
