import fc from 'fast-check';
import { post } from '../../src/credits/accounts.ts';
import { captureHolds, openHold, releaseHolds } from '../../src/credits/holds.ts';
import { refundMessages } from '../../src/credits/refunds.ts';
import { newId } from '../../src/platform/ids.ts';
import { command, run } from './commands.ts';
import { type CreditRecords, expectSound, openRecords } from './ledger-sums.ts';

let records: CreditRecords;
beforeAll(async () => {
  records = await openRecords();
});
afterAll(() => records.close());

const now = new Date();
const count = (outcomes: readonly PromiseSettledResult<unknown>[]): number =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

test('64 concurrent debits spend exactly the available credits', async () => {
  const owner = await records.open(100);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 64 }, (_, index) =>
      records.database.transaction((tx) =>
        post(tx, owner, { entryId: newId('cre'), kind: 'send', amount: -3, ref: `send:${index}`, now }),
      ),
    ),
  );
  expect(count(outcomes)).toBe(33);
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ code: 'credits_insufficient', details: { needed: 3 } });
  const audit = await records.audit(owner);
  expect(audit).toMatchObject({ posted: 1, entries: 34 });
  expectSound(audit);
});

test('32 concurrent holds and 32 concurrent debits never use the same credit twice', async () => {
  const owner = await records.open(100);
  const holding = Array.from({ length: 32 }, () =>
    records.database.transaction((tx) =>
      openHold(tx, owner, { id: newId('hld'), campaignId: 'cmp_1', amount: 5, now }),
    ),
  );
  const spending = Array.from({ length: 32 }, (_, index) =>
    records.database.transaction((tx) =>
      post(tx, owner, { entryId: newId('cre'), kind: 'send', amount: -5, ref: `send:${index}`, now }),
    ),
  );
  const held = (await Promise.all(holding)).filter(Boolean).length;
  expect(held + count(await Promise.allSettled(spending))).toBe(20);
  expectSound(await records.audit(owner));
});

test('a message is refunded once, however many workers refund it concurrently', async () => {
  const owner = await records.open(0);
  const refund = { accountId: owner.accountId, messageId: 'msg_1', credits: 7 };
  await Promise.all(
    Array.from({ length: 32 }, () =>
      records.database.transaction((tx) => refundMessages(tx, owner.tenantId, [refund, refund], now, newId)),
    ),
  );
  expect(await records.audit(owner)).toMatchObject({ posted: 7, entries: 1 });
});

test('concurrent captures and releases of the same holds resolve each hold once and do not deadlock', async () => {
  const owner = await records.open(1000);
  const holds = Array.from({ length: 8 }, () => newId('hld'));
  for (const id of holds)
    await records.database.transaction((tx) => openHold(tx, owner, { id, campaignId: 'cmp_1', amount: 100, now }));
  const all = holds.map((holdId) => ({ holdId, credits: 10 }));
  const outcomes = await Promise.allSettled(
    Array.from({ length: 48 }, (_, index) =>
      records.database.transaction((tx) => {
        const parts = index % 2 === 0 ? all : [...all].reverse();
        return index % 3 === 0
          ? releaseHolds(tx, owner.tenantId, parts, now)
          : captureHolds(tx, owner.tenantId, parts, now, newId);
      }),
    ),
  );
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as { code: string }).code] : [],
  );
  expect(new Set(refusals)).toEqual(new Set(['23514']));
  expect(count(outcomes)).toBe(10);
  const audit = await records.audit(owner);
  expect(audit).toMatchObject({ held: 0, openInHolds: 0 });
  expectSound(audit);
});

test('any 320 commands in groups of 16 concurrent ones keep the invariants of the credit tables', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 320, maxLength: 320 }), async (commands) => {
      const owner = await records.open(200);
      const holds: string[] = [];
      const queue = [...commands];
      const worker = async (): Promise<void> => {
        for (let given = queue.pop(); given !== undefined; given = queue.pop()) {
          const next = given;
          await records.database
            .transaction((tx) => run(tx, owner, next, holds))
            .catch((error: { code?: unknown; message: string }) => {
              // Rejected by a rule or by a check constraint, but never by a deadlock or a duplicate
              // key.
              expect(['credits_insufficient', -32002, '23514', undefined]).toContain(error.code);
            });
        }
      };
      await Promise.all(Array.from({ length: 16 }, worker));
      expectSound(await records.audit(owner));
    }),
    { numRuns: 3, endOnFailure: true },
  );
}, 60_000);
