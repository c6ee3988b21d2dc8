import { post } from '../../src/credits/accounts.ts';
import { openHold } from '../../src/credits/holds.ts';
import { changeLimits, type Limits, readSpending } from '../../src/credits/limits.ts';
import type { Owner } from '../../src/domain/account.ts';
import { newId } from '../../src/platform/ids.ts';
import { type CreditRecords, expectSound, openRecords } from './ledger-sums.ts';

let records: CreditRecords;
beforeAll(async () => {
  records = await openRecords();
});
afterAll(() => records.close());

const NOW = new Date('2029-06-13T23:59:59.900Z');
const NEXT_DAY = new Date('2029-06-14T00:00:00.100Z');

async function openLimited(limits: Partial<Limits>): Promise<Owner> {
  const owner = await records.open(1000);
  await records.database.transaction((tx) => changeLimits(tx, owner, limits, NOW));
  return owner;
}
const spend = (owner: Owner, amount: number, now = NOW) =>
  records.database.transaction((tx) =>
    post(tx, owner, { entryId: newId('cre'), kind: 'send', amount: -amount, ref: `send:${newId('msg')}`, now }),
  );
const hold = (owner: Owner, amount: number, campaignId = 'cmp_1', now = NOW) =>
  records.database.transaction((tx) => openHold(tx, owner, { id: newId('hld'), campaignId, amount, now }));
const spentOn = async (owner: Owner, now = NOW) => (await readSpending(records.database, owner, now)).spentToday;
const succeeded = async (work: readonly Promise<unknown>[]): Promise<number> =>
  (await Promise.allSettled(work)).filter((one) => one.status === 'fulfilled' && one.value !== false).length;

test('64 concurrent debits spend no more than the daily limit, and the others name it', async () => {
  const owner = await openLimited({ dailyCredits: 50 });
  expect(await succeeded(Array.from({ length: 64 }, () => spend(owner, 3)))).toBe(16);
  await expect(spend(owner, 3)).rejects.toMatchObject({
    code: -32002,
    details: { reason: 'daily_spend_limit', needed: 3, left: 2 },
  });
  expect(await spentOn(owner)).toBe(48);
  expectSound(await records.audit(owner));
});

test('concurrent holds and debits share the daily limit', async () => {
  const owner = await openLimited({ dailyCredits: 60 });
  const work = Array.from({ length: 48 }, (_, index) => (index % 2 === 0 ? spend(owner, 5) : hold(owner, 5)));
  expect(await succeeded(work)).toBe(12);
  expect(await spentOn(owner)).toBe(60);
  expectSound(await records.audit(owner));
});

test('concurrent holds of one campaign keep its limit, and another campaign has its own', async () => {
  const owner = await openLimited({ perCampaignCredits: 42 });
  const work = ['cmp_1', 'cmp_2'].flatMap((id) => Array.from({ length: 24 }, () => hold(owner, 5, id)));
  expect(await succeeded(work)).toBe(16);
  const audit = await records.audit(owner);
  expect(audit).toMatchObject({ held: 80 });
  expectSound(audit);
  expect(await spentOn(owner)).toBe(80);
});

test('the limit starts again at midnight, and a clock that is behind does not bring the old day back', async () => {
  const owner = await openLimited({ dailyCredits: 10 });
  await spend(owner, 10);
  await expect(spend(owner, 1)).rejects.toMatchObject({ details: { reason: 'daily_spend_limit' } });
  await spend(owner, 8, NEXT_DAY);
  await spend(owner, 1, NOW);
  await expect(spend(owner, 2, NOW)).rejects.toMatchObject({ details: { left: 1 } });
  expect(await spentOn(owner, NEXT_DAY)).toBe(9);
});

test('too few credits come before a limit, and lookups and registrations do not count', async () => {
  const owner = await openLimited({ dailyCredits: 1 });
  await expect(spend(owner, 2000)).rejects.toMatchObject({ code: 'credits_insufficient' });
  const lookup = { entryId: newId('cre'), kind: 'lookup', amount: -5, ref: 'lookup:1', now: NOW } as const;
  await records.database.transaction((tx) => post(tx, owner, lookup));
  expect(await spentOn(owner)).toBe(0);
});
