import { loadContent } from '../../../src/sending/content/load-template.ts';
import { loadFacts } from '../../../src/sending/facts/load-facts.ts';
import { decide } from '../../../src/sending/gates/evaluate.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { optIn } from '../../support/opt-in.ts';
import { registerPartner, type TestPartner } from '../../support/partner.ts';

const NEW_YORK = '+12125550110';
const FLORIDA = '+13055550111';

const app = useTestApp();
let partner: TestPartner;
let shop: TestAccount;
let start: Date;
beforeAll(() => {
  start = app.clock.now;
});
beforeEach(async () => {
  app.clock.now = start;
  partner = await registerPartner(app);
  shop = await partner.customer('shop-1');
  for (const phone of [NEW_YORK, FLORIDA]) await optIn(shop, phone);
});

let sent = 0;
const send = (params: Record<string, unknown> = {}) => {
  sent += 1;
  return partner.call('partner.send', {
    idempotency_key: `k-${sent}`,
    external_ref: 'shop-1',
    to: NEW_YORK,
    text: 'Big sale. Reply STOP to opt out.',
    ...params,
  });
};
const setTime = (time: string): void => {
  app.clock.now = new Date(`2029-06-14T${time}Z`);
};

test('partner.send and compliance.checkSend offer no time after the year 9999', async () => {
  const last = { send_at: '9999-12-31T23:59:59Z' };
  await shop.call('compliance.quietHours', { start: '09:00', end: '12:00' });
  for (const onQuietHours of ['reject', 'defer'] as const) {
    const expected = { code: 'quiet_hours', data: { next_allowed_at: null } };
    const error = await send({ ...last, on_quiet_hours: onQuietHours }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject(expected);
    expect(JSON.stringify(error)).not.toMatch(/\+0|"send_at"/);
  }
  const checked = await shop.call('compliance.checkSend', { phone: NEW_YORK, text: 'Sale', at: last.send_at });
  expect(checked.earliest_send_at).toBeNull();
  expect(JSON.stringify(checked.gates)).not.toContain('+0');
});

test('partner.send in quiet hours names the next allowed time, and its next action succeeds with the same idempotency key', async () => {
  setTime('08:00:00');
  const error = (await send().catch((thrown: unknown) => thrown)) as {
    data: { next_actions: { params: Record<string, unknown> }[] };
  };
  expect(error).toMatchObject({
    code: 'quiet_hours',
    data: {
      next_allowed_at: '2029-06-14T12:00:00.000Z',
      next_actions: [{ skill: 'partner.send', params: { send_at: '2029-06-14T12:00:00.000Z' } }],
    },
  });
  const result = await partner.call('partner.send', error.data.next_actions[0]?.params as never);
  expect(result).toMatchObject({ state: 'scheduled' });
  expect(result).not.toHaveProperty('replayed');
});

test('partner.send in quiet hours names the first allowed time that is also within the frequency caps', async () => {
  setTime('18:00:00');
  for (let count = 0; count < 3; count += 1) await send({ to: FLORIDA });
  app.clock.now = new Date('2029-06-15T08:00:00Z');
  await expect(send({ to: FLORIDA })).rejects.toMatchObject({
    code: 'quiet_hours',
    data: { next_allowed_at: '2029-06-15T18:00:00.000Z' },
  });
});

test('partner.send with on_quiet_hours defer schedules the message, and its event names the time', async () => {
  setTime('08:00:00');
  await send({ on_quiet_hours: 'defer' });
  expect(await partner.events('message.accepted')).toMatchObject([
    { data: { state: 'scheduled', due_at: '2029-06-14T12:00:00.000Z' } },
  ]);
});

test('partner.send uses the current time zone of the contact, also directly after a change', async () => {
  setTime('12:30:00');
  expect(await send()).toMatchObject({ state: 'queued' });
  await shop.call('contacts.upsert', { phone: NEW_YORK, timezone: 'America/Los_Angeles' });
  await expect(send()).rejects.toMatchObject({ code: 'quiet_hours', data: { zone: 'America/Los_Angeles' } });
  await shop.call('contacts.upsert', { phone: NEW_YORK, timezone: null, attributes: { postal_code: '10001' } });
  expect(await send()).toMatchObject({ state: 'queued' });
});

test('partner.send applies the quiet hours of the end-customer', async () => {
  await shop.call('compliance.quietHours', { start: '10:00', end: '20:00', on_violation: 'defer' });
  setTime('13:00:00');
  expect(await send()).toMatchObject({ state: 'scheduled' });
});

test('partner.send with dry_run also checks quiet hours', async () => {
  setTime('08:00:00');
  await expect(send({ dry_run: true })).rejects.toMatchObject({ code: 'quiet_hours' });
});

test('64 concurrent calls of partner.send accept exactly as many messages as the caps of the end-customer and of Florida allow', async () => {
  await shop.call('compliance.frequencyCap', { max: 5, window_hours: 24 });
  for (const [to, allowed] of [
    [NEW_YORK, 5],
    [FLORIDA, 3],
  ] as const) {
    const outcomes = await Promise.allSettled(Array.from({ length: 64 }, () => send({ to })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(allowed);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: -32002, data: { reason: 'frequency_cap' } });
  }
});

test('partner.send stores the same decision as the gates, with location hints, quiet hours and caps', async () => {
  await shop.call('compliance.frequencyCap', { max: 3, window_hours: 24 });
  await shop.call('contacts.upsert', { phone: FLORIDA, timezone: 'America/Chicago', attributes: { state: 'FL' } });
  const account = { tenantId: partner.accountId, accountId: shop.accountId, defaultCountry: 'US' } as never;
  const sql = app.parts.database;
  const content = await loadContent(sql, account, { text: 'Sale. Reply STOP to opt out.', field: 'text' });
  for (const time of ['08:00:00', '18:00:00']) {
    setTime(time);
    const { facts } = await loadFacts(sql, account, {
      to: FLORIDA,
      purpose: 'marketing',
      content,
      now: app.clock.now,
      at: app.clock.now,
      onQuietHours: 'defer',
    });
    const { message_id: id } = await send({
      to: FLORIDA,
      text: 'Sale. Reply STOP to opt out.',
      on_quiet_hours: 'defer',
    });
    const { rows } = await sql.pool.query('SELECT decision FROM messages WHERE tenant_id = $1 AND id = $2', [
      partner.accountId,
      id,
    ]);
    expect(rows[0].decision).toEqual(decide(facts));
  }
});

test('a message that is due in the last second of the year 9999 expires at the latest at the end of that second', async () => {
  const last = { to: NEW_YORK, text: 'Your order is ready.', purpose: 'transactional', validity_s: 60 } as const;
  const sendAt = '9999-12-31T23:59:59Z';
  const { message_id: id } = await send({ ...last, send_at: sendAt });
  const { message_id: ownId } = await shop.call('messages.send', { ...last, send_at: sendAt });
  const { rows } = await app.parts.database.pool.query('SELECT valid_until FROM messages WHERE id = ANY ($1)', [
    [id, ownId],
  ]);
  expect(rows.map(({ valid_until: until }) => until)).toEqual(Array(2).fill(new Date('9999-12-31T23:59:59.999Z')));
});
