import { brokenCaps } from '../../../src/domain/frequency.ts';
import { loadContent } from '../../../src/messaging/content/load-template.ts';
import { decide } from '../../../src/messaging/gates/chain.ts';
import { gatherFacts } from '../../../src/messaging/send/gather.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { optIn } from '../../support/opt-in.ts';
import { registerPartner, type TestPartner } from './support/partner.ts';

const NEW_YORK = '+12125550110';
const FLORIDA = '+13055550111';

let app: TestApp;
let partner: TestPartner;
let shop: TestAccount;
let start: Date;

beforeAll(async () => {
  app = await startTestApp();
  start = app.clock.now;
});
afterAll(() => app.stop());
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
const standAt = (time: string): void => {
  app.clock.now = new Date(`2029-06-14T${time}Z`);
};

test('no moment is offered that nobody can write', async () => {
  const last = { send_at: '9999-12-31T23:59:59Z' };
  await shop.call('compliance.quietHours', { start: '09:00', end: '12:00' });
  for (const onQuietHours of ['reject', 'defer'] as const) {
    const refused = { code: 'quiet_hours', data: { next_allowed_at: null } };
    const error = await send({ ...last, on_quiet_hours: onQuietHours }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject(refused);
    expect(JSON.stringify(error)).not.toMatch(/\+0|"send_at"/);
  }
  const checked = await shop.call('compliance.checkSend', { phone: NEW_YORK, text: 'Sale', at: last.send_at });
  expect(checked.earliest_send_at).toBeNull();
  expect(JSON.stringify(checked.gates)).not.toContain('+0');
});

test('at night the refusal names the morning, and its next action goes through with the same key', async () => {
  standAt('08:00:00');
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
  const answer = await partner.call('partner.send', error.data.next_actions[0]?.params as never);
  expect(answer).toMatchObject({ state: 'scheduled' });
  expect(answer).not.toHaveProperty('replayed');
});

test('a refusal at night names the first moment at which there is room under the caps as well', async () => {
  standAt('18:00:00');
  for (let text = 0; text < 3; text += 1) await send({ to: FLORIDA });
  app.clock.now = new Date('2029-06-15T08:00:00Z');
  await expect(send({ to: FLORIDA })).rejects.toMatchObject({
    code: 'quiet_hours',
    data: { next_allowed_at: '2029-06-15T18:00:00.000Z' },
  });
});

test('with defer it waits, and the event says until when', async () => {
  standAt('08:00:00');
  await send({ on_quiet_hours: 'defer' });
  expect(await partner.events('message.accepted')).toMatchObject([
    { data: { state: 'scheduled', due_at: '2029-06-14T12:00:00.000Z' } },
  ]);
});

test('the hour is that of the contact as it is now, also when it was another a moment ago', async () => {
  standAt('12:30:00');
  expect(await send()).toMatchObject({ state: 'queued' });
  await shop.call('contacts.upsert', { phone: NEW_YORK, timezone: 'America/Los_Angeles' });
  await expect(send()).rejects.toMatchObject({ code: 'quiet_hours', data: { zone: 'America/Los_Angeles' } });
  await shop.call('contacts.upsert', { phone: NEW_YORK, timezone: null, attributes: { postal_code: '10001' } });
  expect(await send()).toMatchObject({ state: 'queued' });
});

test('hours of the end-customer hold for what its partner sends', async () => {
  await shop.call('compliance.quietHours', { start: '10:00', end: '20:00', on_violation: 'defer' });
  standAt('13:00:00');
  expect(await send()).toMatchObject({ state: 'scheduled' });
});

test('a rehearsal judges the hour as well', async () => {
  standAt('08:00:00');
  await expect(send({ dry_run: true })).rejects.toMatchObject({ code: 'quiet_hours' });
});

test('64 at once leave exactly as many as the caps of the end-customer and of Florida allow', async () => {
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

test('the decision that is kept is the one that the gates come to, with clues, hours and caps', async () => {
  await shop.call('compliance.frequencyCap', { max: 3, window_hours: 24 });
  await shop.call('contacts.upsert', { phone: FLORIDA, timezone: 'America/Chicago', attributes: { state: 'FL' } });
  const account = { tenantId: partner.accountId, accountId: shop.accountId, defaultCountry: 'US' } as never;
  const sql = app.parts.database;
  const content = await loadContent(sql, account, { text: 'Sale. Reply STOP to opt out.', field: 'text' });
  for (const time of ['08:00:00', '18:00:00']) {
    standAt(time);
    const { facts } = await gatherFacts(sql, account, {
      to: FLORIDA,
      purpose: 'marketing',
      content,
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

test('the database and the domain find the same caps broken', async () => {
  const at = start;
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let round = 0; round < 200; round += 1) {
    const touches = Array.from({ length: random(7) }, () => new Date(at.getTime() + (random(13) - 6) * 3_600_000));
    const caps = [{ rule: 'x', max: 1 + random(4), windowHours: 1 + random(6) }];
    const { rows } = await app.parts.database.pool.query('SELECT frequency_full($1, $2, $3) AS broken', [
      touches,
      at,
      JSON.stringify(caps.map(({ max, windowHours }) => ({ max, window_hours: windowHours }))),
    ]);
    expect(rows[0].broken).toBe(brokenCaps(caps, touches, at).length > 0);
  }
});

test('a text that is due in the last second that can be written is valid until then at most, whoever sends it', async () => {
  const last = { to: NEW_YORK, text: 'Your order is ready.', purpose: 'transactional', validity_s: 60 } as const;
  const sendAt = '9999-12-31T23:59:59Z';
  const { message_id: id } = await send({ ...last, send_at: sendAt });
  const { message_id: own } = await shop.call('messages.send', { ...last, send_at: sendAt });
  const { rows } = await app.parts.database.pool.query('SELECT valid_until FROM messages WHERE id = ANY ($1)', [
    [id, own],
  ]);
  expect(rows.map(({ valid_until: until }) => until)).toEqual(Array(2).fill(new Date('9999-12-31T23:59:59.999Z')));
});
