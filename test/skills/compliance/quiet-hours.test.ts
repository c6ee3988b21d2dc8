import { type CallError, startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { optIn } from '../../support/opt-in.ts';

/** Area codes of New York and Los Angeles, whose hours are 08-21 and 09-21. */
const NEW_YORK = '+12125550110';
const LOS_ANGELES = '+13105550111';
const STOP_HINT = 'Big sale. Reply STOP to opt out.';

let app: TestApp;
let account: TestAccount;
let start: Date;

beforeAll(async () => {
  app = await startTestApp();
  start = app.clock.now;
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.now = start;
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  for (const phone of [NEW_YORK, LOS_ANGELES]) await optIn(account, phone);
});

/** The clock stands at a moment of 14 June 2029, a Thursday on which New York is four hours behind UTC and Los Angeles seven. */
const standAt = (time: string): void => {
  app.clock.now = new Date(`2029-06-14T${time}Z`);
};
const send = (params: Record<string, unknown> = {}) =>
  account.call('messages.send', { to: NEW_YORK, text: STOP_HINT, ...params });
const refusal = (call: Promise<unknown>): Promise<CallError> =>
  call.then(
    () => {
      throw new Error('It was not refused.');
    },
    (error: unknown) => error as CallError,
  );

test.each([
  ['the last minute of the night', '11:59:59.999', false],
  ['the first of the day', '12:00:00.000', true],
])('%s in New York (federal 08:00): %#', async (_what, time, allowed) => {
  standAt(time);
  if (allowed) expect(await send()).toMatchObject({ state: 'queued' });
  else expect(await refusal(send())).toMatchObject({ code: 'quiet_hours' });
});

test('a refusal says when, and its next action is a call that goes through at that moment', async () => {
  standAt('08:00:00');
  const error = await refusal(send({ idempotency_key: 'k' }));
  expect(error).toMatchObject({
    code: 'quiet_hours',
    data: { next_allowed_at: '2029-06-14T12:00:00.000Z', zone: 'America/New_York', local_time: '2029-06-14T04:00:00' },
  });
  const [next] = error.data.next_actions ?? [];
  expect(next).toMatchObject({ skill: 'messages.send', params: { send_at: '2029-06-14T12:00:00.000Z' } });
  const { message_id: id } = await account.call('messages.send', next?.params as never);
  await app.drain();
  expect((await account.call('messages.get', { message_id: id })).message.state).toBe('scheduled');
  standAt('12:00:00');
  await app.drain();
  expect((await account.call('messages.get', { message_id: id })).message.state).not.toBe('scheduled');
});

test('on_quiet_hours defer keeps the text until it is day, and its decision says so', async () => {
  standAt('08:00:00');
  const { message_id: id, state, decision } = await send({ on_quiet_hours: 'defer' });
  expect(state).toBe('scheduled');
  expect(decision.gates.find(({ gate }) => gate === 'quiet_hours')).toMatchObject({
    outcome: 'pass',
    inputs: { deferred_to: '2029-06-14T12:00:00.000Z', tz_source: 'area_code' },
  });
  standAt('11:59:59');
  await app.drain();
  expect((await account.call('messages.get', { message_id: id })).message.state).toBe('scheduled');
});

test('a transactional text goes at any hour, and its decision says that it is exempt', async () => {
  standAt('08:00:00');
  const { decision } = await send({ purpose: 'transactional' });
  expect(decision.gates.find(({ gate }) => gate === 'quiet_hours')?.inputs).toEqual({ rules: 'exempt.transactional' });
});

test('the zone of the contact comes before that of the number', async () => {
  await optIn(account, '+12125550133', { timezone: 'America/Los_Angeles' });
  standAt('12:30:00');
  expect(await refusal(send({ to: '+12125550133' }))).toMatchObject({
    code: 'quiet_hours',
    data: { zone: 'America/Los_Angeles', next_allowed_at: '2029-06-14T15:00:00.000Z' },
  });
});

test('a number that may be in several zones waits for all of them', async () => {
  await optIn(account, '+18505550122');
  standAt('12:30:00');
  // 850 is Florida on both sides of a border of zones: 08:30 in one, 07:30 in the other.
  expect(await refusal(send({ to: '+18505550122' }))).toMatchObject({
    data: { next_allowed_at: '2029-06-14T13:00:00.000Z' },
  });
});

test('a campaign at night reaches each person in the morning there', async () => {
  standAt('06:00:00');
  const { campaign } = await account.call('campaigns.create', {
    name: 'Night',
    body: STOP_HINT,
    audience: { include: { all: true } },
  });
  const preflight = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  expect(preflight.warnings).toContainEqual(expect.objectContaining({ code: 'quiet_hours' }));
  await account.call('campaigns.launch', {
    campaign_id: campaign.id,
    preflight_token: preflight.preflight_token as string,
  });
  const reached = async (): Promise<string[]> =>
    (await account.call('messages.list', { campaign_id: campaign.id })).items
      .filter(({ state }) => state !== 'queued')
      .map(({ to }) => to)
      .sort();
  await app.drain();
  expect(await reached()).toEqual([]);
  standAt('12:00:00');
  await app.drain();
  expect(await reached()).toEqual([NEW_YORK]);
  expect((await account.call('campaigns.get', { campaign_id: campaign.id })).campaign.state).toBe('running');
  standAt('16:00:00');
  await app.drain();
  expect(await reached()).toEqual([NEW_YORK, LOS_ANGELES].sort());
});

test('what comes to its turn after the day has ended goes back, keeps its credits and leaves the next morning', async () => {
  standAt('20:00:00');
  const { message_id: id } = await send();
  app.clock.now = new Date('2029-06-15T01:00:00Z');
  await app.drain();
  const { message } = await account.call('messages.get', { message_id: id });
  expect(message).toMatchObject({ state: 'queued', state_reason: 'quiet_hours', due_at: '2029-06-15T12:00:00.000Z' });
  expect((await account.call('billing.balance', {})).available).toBe(99_999 + 100);
  app.clock.now = new Date('2029-06-15T12:00:00Z');
  await app.drain();
  expect((await account.call('messages.get', { message_id: id })).message.state).not.toBe('queued');
});

test('hours of the account make the day shorter and never longer', async () => {
  await account.call('compliance.quietHours', { start: '10:00', end: '24:00', on_violation: 'defer' });
  standAt('13:00:00');
  expect(await send()).toMatchObject({ state: 'scheduled' });
  standAt('14:00:00');
  expect(await send()).toMatchObject({ state: 'queued' });
  app.clock.now = new Date('2029-06-15T02:00:00Z');
  expect(await send()).toMatchObject({ state: 'scheduled' });
  await account.call('compliance.quietHours', {});
  expect(await refusal(send())).toMatchObject({ code: 'quiet_hours' });
});

test('new hours hold for what waits already', async () => {
  standAt('13:00:00');
  const { message_id: id } = await send();
  await account.call('compliance.quietHours', { start: '12:00', end: '13:00' });
  await app.drain();
  expect((await account.call('messages.get', { message_id: id })).message).toMatchObject({
    state: 'queued',
    due_at: '2029-06-14T16:00:00.000Z',
  });
});

test('hours that end before they start are refused, and one end alone as well', async () => {
  for (const params of [{ start: '20:00', end: '08:00' }, { start: '20:00' }, { end: '08:00' }])
    expect(await refusal(account.call('compliance.quietHours', params))).toMatchObject({ code: -32602 });
});

test('compliance.checkSend judges any moment, and says which is the first', async () => {
  const check = await account.call('compliance.checkSend', {
    phone: NEW_YORK,
    text: 'Hi',
    at: '2029-06-14T08:00:00Z',
  });
  expect(check).toMatchObject({ allow: false, earliest_send_at: '2029-06-14T12:00:00.000Z' });
  expect(
    await account.call('compliance.checkSend', { phone: NEW_YORK, text: 'Hi', at: '2029-06-14T12:00:00Z' }),
  ).toMatchObject({ allow: true, earliest_send_at: '2029-06-14T12:00:00.000Z' });
  expect(
    await refusal(account.call('compliance.checkSend', { phone: NEW_YORK, text: 'Hi', rule_pack: 'none' })),
  ).toMatchObject({ code: -32602 });
});
