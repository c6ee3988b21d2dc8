import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { stand } from '../support/stand.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const consent = {
  method: 'web_form',
  source: 'https://example.com/signup',
  captured_at: '2026-01-01T00:00:00Z',
  evidence: { form: 'signup' },
} as const;

/** Accepted by a carrier at a moment, as the dispatcher leaves it. */
async function addAccepted(
  { accountId }: TestAccount,
  id: string,
  at: string,
  more: { campaign?: string; purpose?: string; segments?: number } = {},
): Promise<void> {
  await app.parts.database.pool.query(
    `INSERT INTO messages (tenant_id, id, account_id, lane, campaign_id, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose, state, decision, attempt, due_at, carrier, created_at, accepted_at)
     VALUES ($1, $2, $1, 'num_1', $4, 'num_1', '+12025550200', '+12025550143', 'Hi', 'GSM-7', $6::int, $6::int * 4, $5, 'delivered', '{}', 1, $3, 'simulator', $3, $3)`,
    [accountId, id, at, more.campaign ?? null, more.purpose ?? 'marketing', more.segments ?? 1],
  );
}

test('the ledger sums up to what billing.balance says is posted', async () => {
  const { call } = await app.account({ credits: 900 });
  await call('billing.topUp', { amount: 250, payment_ref: 'pay_1' });
  const { items } = await call('billing.ledger', {});
  expect(items.map(({ kind }) => kind).sort()).toEqual(['grant', 'starter', 'topup']);
  const sum = items.reduce((total, { amount }) => total + amount, 0);
  expect(await call('billing.balance', {})).toEqual({
    posted: sum,
    held: 0,
    available: sum,
    hold_state: 'none',
  });
});

test('billing.topUp adds the credits of a payment and says so in the ledger', async () => {
  const { call } = await app.account({ credits: 0 });
  const { entry, balance } = await call('billing.topUp', { amount: 1000, payment_ref: 'pay_42' });
  expect(entry).toMatchObject({ kind: 'topup', amount: 1000, ref: 'payment:pay_42', note: 'pay_42', message_id: null });
  expect(balance).toEqual({ available: 1100, held: 0, posted: 1100 });
  expect((await call('billing.ledger', { kind: 'topup' })).items).toEqual([entry]);
});

test('billing.topUp adds one entry when 64 callers name the same payment at once', async () => {
  const { call } = await app.account({ credits: 0 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 64 }, () => call('billing.topUp', { amount: 10, payment_ref: 'pay_race' })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ code: -32002, data: { reason: 'reference_used' } });
  }
  expect((await call('billing.ledger', { kind: 'topup' })).items).toHaveLength(1);
  expect((await call('billing.balance', {})).posted).toBe(110);
});

test('billing.topUp keeps every one of 64 different payments made at once', async () => {
  const { call } = await app.account({ credits: 0 });
  await Promise.all(
    Array.from({ length: 64 }, (_, index) => call('billing.topUp', { amount: 10, payment_ref: `pay_${index}` })),
  );
  expect((await call('billing.balance', {})).posted).toBe(740);
});

test('billing.topUp answers a repeated idempotency_key with the first answer and adds nothing', async () => {
  const { call } = await app.account({ credits: 0 });
  const params = { amount: 10, payment_ref: 'pay_1', idempotency_key: 'k1' };
  const first = await call('billing.topUp', params);
  expect(await call('billing.topUp', params)).toEqual({ ...first, replayed: true });
  expect((await call('billing.balance', {})).posted).toBe(110);
});

test('billing.topUp refuses a payment that was declined and keeps nothing of it', async () => {
  const { call } = await app.account({ credits: 0 });
  await expect(call('billing.topUp', { amount: 10, payment_ref: 'declined_1' })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'payment_declined' },
  });
  expect((await call('billing.ledger', { kind: 'topup' })).items).toEqual([]);
});

test('billing.topUp keeps nothing of a dry run, so the payment is still good', async () => {
  const { call } = await app.account({ credits: 0 });
  const params = { amount: 10, payment_ref: 'pay_dry' };
  expect(await call('billing.topUp', { ...params, dry_run: true })).toMatchObject({
    dry_run: true,
    balance: { posted: 110 },
  });
  expect((await call('billing.balance', {})).posted).toBe(100);
  expect((await call('billing.topUp', params)).balance.posted).toBe(110);
});

test.each([0, -5, 1.5, 10_000_001])('billing.topUp refuses %p credits', async (amount) => {
  const { call } = await app.account({ credits: 0 });
  await expect(call('billing.topUp', { amount, payment_ref: 'pay_1' })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/amount' }] },
  });
});

test('billing.topUp ends a payment hold, and texts leave again', async () => {
  const account = await app.account({ credits: 0 });
  const { call } = account;
  await call('phone-numbers.ensureDefault', {});
  await call('contacts.import', { contacts: [{ phone: '+12025550110' }], consent });
  await stand(app, account.accountId, 'payment_hold');
  app.clock.advance(2_000);
  expect((await call('billing.balance', {})).hold_state).toBe('payment_hold');
  await expect(call('messages.send', { to: '+12025550110', text: 'Hi' })).rejects.toMatchObject({
    code: 'payment_hold',
  });
  await call('billing.topUp', { amount: 10, payment_ref: 'pay_1' });
  expect((await call('billing.balance', {})).hold_state).toBe('none');
  expect((await call('agent.whoami', {})).account.state).toBe('active');
  expect((await call('messages.send', { to: '+12025550110', text: 'Hi' })).state).toBe('queued');
});

test('billing.topUp does not lift a suspension', async () => {
  const account = await app.account({ credits: 0 });
  await stand(app, account.accountId, 'suspended');
  await account.call('billing.topUp', { amount: 10, payment_ref: 'pay_1' });
  app.clock.advance(2_000);
  expect((await account.call('agent.whoami', {})).account.state).toBe('suspended');
});

test('billing.ledger walks every entry once, oldest first, whatever the page size', async () => {
  const { call } = await app.account({ credits: 0 });
  for (let index = 0; index < 9; index += 1) {
    app.clock.advance(10);
    await call('billing.topUp', { amount: index + 1, payment_ref: `pay_${index}` });
  }
  for (const limit of [1, 3, 10, 200]) {
    const seen: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: { items: { amount: number }[]; next_cursor: string | null } = await call('billing.ledger', {
        limit,
        ...(cursor ? { cursor } : {}),
      });
      expect(page.items.length).toBeLessThanOrEqual(limit);
      seen.push(...page.items.map(({ amount }) => amount));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual([100, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  }
});

test('billing.ledger keeps to a period: from its first moment, before its last', async () => {
  const { call } = await app.account({ credits: 0 });
  const moments: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    app.clock.advance(1000);
    moments.push((await call('billing.topUp', { amount: 1, payment_ref: `pay_${index}` })).entry.at);
  }
  const [first, second, third] = moments as [string, string, string];
  expect((await call('billing.ledger', { from: first, to: third })).items.map(({ at }) => at)).toEqual([first, second]);
  expect((await call('billing.ledger', { from: third })).items.map(({ at }) => at)).toEqual([third]);
  expect((await call('billing.ledger', { to: first, kind: 'topup' })).items).toEqual([]);
});

test('billing.ledger with a cursor of another account shows nothing of it, and a cursor that is none is refused', async () => {
  const [mine, theirs] = await Promise.all([app.account({ credits: 0 }), app.account({ credits: 0 })]);
  await theirs.call('billing.topUp', { amount: 77, payment_ref: 'pay_theirs' });
  const { next_cursor: foreign } = await theirs.call('billing.ledger', { limit: 1 });
  for (const { amount } of (await mine.call('billing.ledger', { cursor: foreign as string })).items)
    expect(amount).toBe(100);
  for (const cursor of ['AA', '%%%', '🙂', Buffer.from('\0').toString('base64url')]) {
    await expect(mine.call('billing.ledger', { cursor })).rejects.toMatchObject({ code: -32602 });
  }
});

test('one account sees nothing of the credits of another, and a payment reference of another is no obstacle', async () => {
  const [mine, theirs] = await Promise.all([app.account({ credits: 0 }), app.account({ credits: 0 })]);
  await addAccepted(theirs, 'msg_1', app.clock.now.toISOString());
  await theirs.call('billing.topUp', { amount: 500, payment_ref: 'invoice-1' });
  expect((await mine.call('billing.balance', {})).posted).toBe(100);
  expect((await mine.call('billing.ledger', {})).items.map(({ kind }) => kind)).toEqual(['starter']);
  expect(await mine.call('billing.usage', {})).toMatchObject({ rows: [], total: { messages: 0 } });
  expect((await mine.call('billing.topUp', { amount: 5, payment_ref: 'invoice-1' })).balance.posted).toBe(105);
});

test('billing.usage adds up days of UTC, campaigns and purposes to the same total', async () => {
  const account = await app.account();
  const day = (offset: number, time: string): string =>
    `${new Date(app.clock.now.getTime() - offset * 86_400_000).toISOString().slice(0, 10)}T${time}Z`;
  await addAccepted(account, 'msg_1', day(3, '23:59:59.999'), { campaign: 'cmp_a' });
  await addAccepted(account, 'msg_2', day(2, '00:00:00.000'), { campaign: 'cmp_a', segments: 3 });
  await addAccepted(account, 'msg_3', day(2, '12:00:00.000'), { campaign: 'cmp_b' });
  await addAccepted(account, 'msg_4', day(1, '12:00:00.000'), { purpose: 'transactional' });
  await addAccepted(account, 'msg_old', day(40, '12:00:00.000'));
  const total = { key: 'total', messages: 4, segments: 6, credits: 24 };
  expect(await account.call('billing.usage', {})).toEqual({
    group_by: 'day',
    rows: [
      { key: day(3, '').slice(0, 10), messages: 1, segments: 1, credits: 4 },
      { key: day(2, '').slice(0, 10), messages: 2, segments: 4, credits: 16 },
      { key: day(1, '').slice(0, 10), messages: 1, segments: 1, credits: 4 },
    ],
    total,
  });
  const byCampaign = await account.call('billing.usage', { group_by: 'campaign' });
  expect(byCampaign.rows.map(({ key, messages }) => [key, messages])).toEqual([
    ['cmp_a', 2],
    ['cmp_b', 1],
    ['single', 1],
  ]);
  expect(byCampaign.total).toEqual(total);
  const byPurpose = await account.call('billing.usage', { group_by: 'purpose' });
  expect(byPurpose.rows.map(({ key, messages }) => [key, messages])).toEqual([
    ['marketing', 3],
    ['transactional', 1],
  ]);
  expect((await account.call('billing.usage', { from: day(50, '00:00:00') })).total.messages).toBe(5);
  expect(
    (await account.call('billing.usage', { from: day(2, '00:00:00'), to: day(1, '12:00:00') })).total.messages,
  ).toBe(2);
});

test('billing.usage counts what a carrier took, and neither what waits nor what was refused', async () => {
  const account = await app.account();
  const { call } = account;
  await call('phone-numbers.ensureDefault', {});
  await call('contacts.import', {
    contacts: ['+12025550110', '+12025550108', '+12025550111'].map((phone) => ({ phone })),
    consent,
  });
  await call('messages.send', { to: '+12025550110', text: 'Hi' });
  await call('messages.send', { to: '+12025550108', text: 'Turned away' });
  await call('messages.send', {
    to: '+12025550111',
    text: 'Later',
    send_at: new Date(app.clock.now.getTime() + 3_600_000).toISOString(),
  });
  await app.drain();
  expect((await call('billing.usage', { group_by: 'campaign' })).rows).toEqual([
    { key: 'single', messages: 1, segments: 1, credits: 1 },
  ]);
  const { items } = await call('billing.ledger', {});
  expect(items.filter(({ kind }) => kind === 'send')).toHaveLength(3);
  expect(items.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
  expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe((await call('billing.balance', {})).posted);
});
