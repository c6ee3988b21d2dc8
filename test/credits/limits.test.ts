import { openCreditAccount, post, readBalance } from '../../src/credits/accounts.ts';
import { captureHolds, openHold, releaseHolds } from '../../src/credits/holds.ts';
import { refundMessages } from '../../src/credits/refunds.ts';
import type { Owner } from '../../src/domain/account.ts';
import { newId } from '../../src/platform/ids.ts';
import { type CreditRecords, expectSound, openRecords } from './ledger-sums.ts';

const BALANCE = 100;
const now = new Date();

let records: CreditRecords;
beforeAll(async () => {
  records = await openRecords();
});
afterAll(() => records.close());

const hold = (owner: Owner, amount: number, id = newId('hld')): Promise<boolean> =>
  records.database.transaction((tx) => openHold(tx, owner, { id, campaignId: 'cmp_1', amount, now }));
const spend = (owner: Owner, amount: number) =>
  records.database.transaction((tx) =>
    post(tx, owner, { entryId: newId('cre'), kind: 'send', amount: -amount, ref: `send:${newId('cre')}`, now }),
  );
const balanceOf = (owner: Owner) => readBalance(records.database, owner);

test.each([
  ['one credit less than the balance', BALANCE - 1, true],
  ['exactly the balance', BALANCE, true],
  ['one credit more than the balance', BALANCE + 1, false],
])('a campaign that needs %s gets its hold or an orderly refusal', async (_what, amount, granted) => {
  const owner = await records.open(BALANCE);
  // A refusal by the check of the table would reject instead.
  expect(await hold(owner, amount)).toBe(granted);
  const held = granted ? amount : 0;
  expect(await balanceOf(owner)).toEqual({ posted: BALANCE, held, available: BALANCE - held });
  expectSound(await records.audit(owner));
});

test.each([
  ['one credit less than the available credits', 59, null],
  ['exactly the available credits', 60, null],
  [
    'one credit more than the available credits',
    61,
    { code: 'credits_insufficient', details: { needed: 61, available: 60 } },
  ],
])('a debit of %s beside a hold is posted or refused in order', async (_what, amount, refusal) => {
  const owner = await records.open(BALANCE);
  await hold(owner, 40);
  if (refusal === null) expect(await spend(owner, amount)).toMatchObject({ held: 40, available: 60 - amount });
  else await expect(spend(owner, amount)).rejects.toMatchObject(refusal);
  expectSound(await records.audit(owner));
});

test.each([
  ['one credit less than the available credits', 59, true],
  ['exactly the available credits', 60, true],
  ['one credit more than the available credits', 61, false],
])('a second hold of %s is granted or refused in order', async (_what, amount, granted) => {
  const owner = await records.open(BALANCE);
  await hold(owner, 40);
  expect(await hold(owner, amount)).toBe(granted);
  expectSound(await records.audit(owner));
});

test('a refused debit and a used reference leave the balance and its entries as they were', async () => {
  const owner = await records.open(BALANCE);
  const topUp = () =>
    records.database.transaction((tx) =>
      post(tx, owner, { entryId: newId('cre'), kind: 'topup', amount: 5, ref: 'payment:1', now }),
    );
  await topUp();
  await expect(topUp()).rejects.toMatchObject({ details: { reason: 'reference_used' } });
  await expect(spend(owner, BALANCE + 6)).rejects.toMatchObject({ code: 'credits_insufficient' });
  expect(await balanceOf(owner)).toEqual({ posted: 105, held: 0, available: 105 });
  expectSound(await records.audit(owner));
});

/** Two end-customers of one partner, and an account of another tenant with the ID of the first. */
async function neighbors(): Promise<[owner: Owner, ...others: Owner[]]> {
  const [tenantId, otherTenant, accountId] = [newId('acc'), newId('acc'), newId('acc')];
  const owners: [Owner, ...Owner[]] = [
    { tenantId, accountId },
    { tenantId, accountId: newId('acc') },
    { tenantId: otherTenant, accountId },
  ];
  for (const owner of owners)
    await records.database.transaction((tx) =>
      openCreditAccount(tx, owner, { entryId: newId('cre'), credits: BALANCE, ref: 'starter', now }),
    );
  return owners;
}

test('debits, holds, captures, releases and refunds change the balance of their own account and tenant only', async () => {
  const [owner, ...others] = await neighbors();
  const id = newId('hld');
  for (const one of [owner, ...others.slice(1)]) expect(await hold(one, 30, id)).toBe(true);
  await spend(owner, 10);
  await records.database.transaction(async (tx) => {
    await captureHolds(tx, owner.tenantId, [{ holdId: id, credits: 4 }], now, newId);
    await releaseHolds(tx, owner.tenantId, [{ holdId: id, credits: 6 }], now);
    const refund = { accountId: owner.accountId, messageId: 'msg_1', credits: 3 };
    await refundMessages(tx, owner.tenantId, [refund], now, newId);
  });
  expect(await balanceOf(owner)).toEqual({ posted: 89, held: 20, available: 69 });
  expect(await Promise.all(others.map(balanceOf))).toEqual([
    { posted: BALANCE, held: 0, available: BALANCE },
    { posted: BALANCE, held: 30, available: 70 },
  ]);
  for (const one of [owner, ...others]) expectSound(await records.audit(one));
});
