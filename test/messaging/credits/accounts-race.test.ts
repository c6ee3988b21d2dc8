import { openCreditAccount } from '../../../src/messaging/credits/accounts.ts';
import { captureHolds, openHold, releaseHolds } from '../../../src/messaging/credits/holds.ts';
import { refundMessages } from '../../../src/messaging/credits/refunds.ts';
import { newId } from '../../../src/platform/ids.ts';
import { type Books, expectSound, openBooks } from './books.ts';

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

test('batches over the accounts of one partner settle at once, in whatever order each names them', async () => {
  const now = new Date();
  const tenantId = newId('acc');
  const owners = Array.from({ length: 12 }, () => ({ tenantId, accountId: newId('acc') }));
  const holds = new Map<string, string>();
  for (const owner of owners) {
    const hold = newId('hld');
    await books.database.transaction(async (tx) => {
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
    Array.from({ length: 90 }, (_, round) => {
      const some = owners.filter((_owner, index) => (index * 7 + round * 5) % 11 < 6);
      if (round % 2 === 0) some.reverse();
      const parts = some.map(({ accountId }) => ({ holdId: holds.get(accountId) as string, credits: 1 }));
      return books.database.transaction(async (tx) => {
        if (round % 3 === 0) await captureHolds(tx, tenantId, parts, now, newId);
        if (round % 3 === 1) await releaseHolds(tx, tenantId, parts, now);
        if (round % 3 === 2)
          await refundMessages(
            tx,
            tenantId,
            some.map(({ accountId }) => ({ accountId, messageId: `msg_${round}_${accountId}`, credits: 1 })),
            now,
            newId,
          );
      });
    }),
  );
  for (const owner of owners) expectSound(await books.audit(owner));
});
