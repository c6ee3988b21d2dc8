import { type CallError, type TestAccount, useTestApp } from '../../support/app.ts';
import { optIn } from '../../support/opt-in.ts';

/** Area codes of New York, where marketing is allowed from 08:00, and Los Angeles, from 09:00. */
const NEW_YORK = '+12125550110';
const LOS_ANGELES = '+13105550111';
const STOP_HINT = 'Big sale. Reply STOP to opt out.';

const app = useTestApp();
let account: TestAccount;
let start: Date;

beforeAll(() => {
  start = app.clock.now;
});
beforeEach(async () => {
  app.clock.now = start;
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  for (const phone of [NEW_YORK, LOS_ANGELES]) await optIn(account, phone);
});

/**
 * Sets the clock to a time of 14 June 2029, a Thursday on which New York is four hours behind UTC
 * and Los Angeles seven.
 */
const setClock = (time: string): void => {
  app.clock.now = new Date(`2029-06-14T${time}Z`);
};
const send = (params: Record<string, unknown> = {}) =>
  account.call('messages.send', { to: NEW_YORK, text: STOP_HINT, ...params });
const rejection = (call: Promise<unknown>): Promise<CallError> =>
  call.then(
    () => {
      throw new Error('The call was not rejected.');
    },
    (error: unknown) => error as CallError,
  );

test.each([
  ['rejects', '07:59:59.999', '11:59:59.999', false],
  ['accepts', '08:00:00.000', '12:00:00.000', true],
])('messages.send %s marketing to New York at %s local time', async (_verb, _local, time, allowed) => {
  setClock(time);
  if (allowed) expect(await send()).toMatchObject({ state: 'queued' });
  else expect(await rejection(send())).toMatchObject({ code: 'quiet_hours' });
});

test('a quiet hours error contains the next allowed time and a next action that sends then', async () => {
  setClock('08:00:00');
  const error = await rejection(send({ idempotency_key: 'k' }));
  expect(error).toMatchObject({
    code: 'quiet_hours',
    message: expect.stringContaining(
      'Outside the allowed hours in the United States, where it is 04:00. Next allowed time: 08:00.',
    ),
    data: { next_allowed_at: '2029-06-14T12:00:00.000Z', zone: 'America/New_York', local_time: '2029-06-14T04:00:00' },
  });
  const [next] = error.data.next_actions ?? [];
  expect(next).toMatchObject({ skill: 'messages.send', params: { send_at: '2029-06-14T12:00:00.000Z' } });
  const { message_id: id } = await account.call('messages.send', next?.params as never);
  await app.drain();
  expect((await account.call('messages.get', { message_id: id })).message.state).toBe('scheduled');
  setClock('12:00:00');
  await app.drain();
  expect((await account.call('messages.get', { message_id: id })).message.state).not.toBe('scheduled');
});

test('on_quiet_hours defer schedules the message for the next allowed time and records that in the decision', async () => {
  setClock('08:00:00');
  const { message_id: id, state, decision } = await send({ on_quiet_hours: 'defer' });
  expect(state).toBe('scheduled');
  expect(decision.gates.find(({ gate }) => gate === 'quiet_hours')).toMatchObject({
    outcome: 'deferred',
    reason: 'quiet_hours',
    inputs: { deferred_to: '2029-06-14T12:00:00.000Z', tz_source: 'area_code' },
  });
  setClock('11:59:59');
  await app.drain();
  expect((await account.call('messages.get', { message_id: id })).message.state).toBe('scheduled');
});

test('transactional messages are exempt from quiet hours, and the decision says so', async () => {
  setClock('08:00:00');
  const { decision } = await send({ purpose: 'transactional', text: 'Your order has shipped.' });
  expect(decision.gates.find(({ gate }) => gate === 'quiet_hours')?.inputs).toEqual({ rules: 'exempt.transactional' });
});

test('the time zone of the contact takes precedence over that of the phone number', async () => {
  await optIn(account, '+12125550133', { timezone: 'America/Los_Angeles' });
  setClock('12:30:00');
  expect(await rejection(send({ to: '+12125550133' }))).toMatchObject({
    code: 'quiet_hours',
    data: { zone: 'America/Los_Angeles', next_allowed_at: '2029-06-14T15:00:00.000Z' },
  });
});

test('quiet hours apply in every time zone that an area code covers', async () => {
  await optIn(account, '+18505550122');
  setClock('12:30:00');
  // Area code 850 covers two time zones of Florida: it is 08:30 in one and 07:30 in the other.
  expect(await rejection(send({ to: '+18505550122' }))).toMatchObject({
    data: { next_allowed_at: '2029-06-14T13:00:00.000Z' },
  });
});

test('a campaign launched during quiet hours sends to each recipient in their local morning', async () => {
  setClock('06:00:00');
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
  setClock('12:00:00');
  await app.drain();
  expect(await reached()).toEqual([NEW_YORK]);
  expect((await account.call('campaigns.get', { campaign_id: campaign.id })).campaign.state).toBe('running');
  setClock('16:00:00');
  await app.drain();
  expect(await reached()).toEqual([NEW_YORK, LOS_ANGELES].sort());
});

test('a message dispatched during quiet hours keeps its credits and is sent the next morning', async () => {
  setClock('20:00:00');
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

test('the quiet hours of an account can only restrict the legal hours', async () => {
  await account.call('compliance.quietHours', { start: '10:00', end: '24:00', on_violation: 'defer' });
  setClock('13:00:00');
  expect(await send()).toMatchObject({ state: 'scheduled' });
  setClock('14:00:00');
  expect(await send()).toMatchObject({ state: 'queued' });
  app.clock.now = new Date('2029-06-15T02:00:00Z');
  expect(await send()).toMatchObject({ state: 'scheduled' });
  await account.call('compliance.quietHours', {});
  expect(await rejection(send())).toMatchObject({ code: 'quiet_hours' });
});

test('new quiet hours apply to messages that are already queued', async () => {
  setClock('13:00:00');
  const { message_id: id } = await send();
  await account.call('compliance.quietHours', { start: '12:00', end: '13:00' });
  await app.drain();
  expect((await account.call('messages.get', { message_id: id })).message).toMatchObject({
    state: 'queued',
    due_at: '2029-06-14T16:00:00.000Z',
  });
});

test('compliance.quietHours rejects an end before the start, and a start or end alone', async () => {
  for (const params of [{ start: '20:00', end: '08:00' }, { start: '20:00' }, { end: '08:00' }])
    expect(await rejection(account.call('compliance.quietHours', params))).toMatchObject({ code: -32602 });
});
