import { openCreditAccount } from '../../src/credits/accounts.ts';
import { captureHolds, openHold, releaseHolds } from '../../src/credits/holds.ts';
import { refundMessages } from '../../src/credits/refunds.ts';
import { newId } from '../../src/platform/ids.ts';
import { type CreditRecords, expectSound, openRecords } from './ledger-sums.ts';

let records: CreditRecords;
beforeAll(async () => {
  records = await openRecords();
});
afterAll(() => records.close());

test('batches over the accounts of one partner settle concurrently, in any order of accounts', async () => {
  const now = new Date();
  const tenantId = newId('acc');
  const owners = Array.from({ length: 12 }, () => ({ tenantId, accountId: newId('acc') }));
  const holds = new Map<string, string>();
  for (const owner of owners) {
    const hold = newId('hld');
    await records.database.transaction(async (tx) => {
      await openCreditAccount(tx, owner, {
        entryId: newId('cre'),
        credits: 1000,
        ref: `starter:${owner.accountId}`,
        now,
      });
      await openHold(tx, owner, { id: hold, campaignId: 'cmp_1', amount: 1000, now });
    });
    holds.set(owner.accountId, hold);
  }
  await Promise.all(
    Array.from({ length: 90 }, (_, batch) => {
      const some = owners.filter((_owner, index) => (index * 7 + batch * 5) % 11 < 6);
      if (batch % 2 === 0) some.reverse();
      const parts = some.map(({ accountId }) => ({ holdId: holds.get(accountId) as string, credits: 1 }));
      return records.database.transaction(async (tx) => {
        if (batch % 3 === 0) await captureHolds(tx, tenantId, parts, now, newId);
        if (batch % 3 === 1) await releaseHolds(tx, tenantId, parts, now);
        if (batch % 3 === 2)
          await refundMessages(
            tx,
            tenantId,
            some.map(({ accountId }) => ({ accountId, messageId: `msg_${batch}_${accountId}`, credits: 1 })),
            now,
            newId,
          );
      });
    }),
  );
  for (const owner of owners) expectSound(await records.audit(owner));
});
