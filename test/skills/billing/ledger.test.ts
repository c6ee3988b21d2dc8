import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

test('the entries of billing.ledger add up to the posted balance', async () => {
  const { call } = await app.account({ credits: 900 });
  await call('billing.topUp', { amount_credits: 250, payment_ref: 'pay_1' });
  const { items } = await call('billing.ledger', {});
  expect(items.map(({ kind }) => kind).sort()).toEqual(['grant', 'starter', 'topup']);
  const sum = items.reduce((total, { amount }) => total + amount, 0);
  expect(await call('billing.balance', {})).toMatchObject({
    posted: sum,
    held: 0,
    available: sum,
    hold_state: 'none',
  });
});

test('billing.ledger returns every entry once, oldest first, for every page size', async () => {
  const { call } = await app.account({ credits: 0 });
  for (let index = 0; index < 9; index += 1) {
    app.clock.advance(10);
    await call('billing.topUp', { amount_credits: index + 1, payment_ref: `pay_${index}` });
  }
  for (const limit of [1, 3, 10, 200]) {
    const amounts: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: { items: { amount: number }[]; next_cursor: string | null } = await call('billing.ledger', {
        limit,
        ...(cursor ? { cursor } : {}),
      });
      expect(page.items.length).toBeLessThanOrEqual(limit);
      amounts.push(...page.items.map(({ amount }) => amount));
      cursor = page.next_cursor;
    }
    expect(amounts).toEqual([100, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  }
});

test('billing.ledger includes entries at `from` and excludes those at `to`', async () => {
  const { call } = await app.account({ credits: 0 });
  const times: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    app.clock.advance(1000);
    times.push((await call('billing.topUp', { amount_credits: 1, payment_ref: `pay_${index}` })).entry.at);
  }
  const [first, second, third] = times as [string, string, string];
  expect((await call('billing.ledger', { from: first, to: third })).items.map(({ at }) => at)).toEqual([first, second]);
  expect((await call('billing.ledger', { from: third })).items.map(({ at }) => at)).toEqual([third]);
  expect((await call('billing.ledger', { to: first, kind: 'topup' })).items).toEqual([]);
});

test('billing.ledger shows nothing of another account for its cursor, and rejects invalid cursors', async () => {
  const [mine, theirs] = await Promise.all([app.account({ credits: 0 }), app.account({ credits: 0 })]);
  await theirs.call('billing.topUp', { amount_credits: 77, payment_ref: 'pay_theirs' });
  const { next_cursor: foreign } = await theirs.call('billing.ledger', { limit: 1 });
  for (const { amount } of (await mine.call('billing.ledger', { cursor: foreign as string })).items)
    expect(amount).toBe(100);
  for (const cursor of ['AA', '%%%', '🙂', Buffer.from('\0').toString('base64url')]) {
    await expect(mine.call('billing.ledger', { cursor })).rejects.toMatchObject({ code: -32602 });
  }
});
