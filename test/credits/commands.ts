import fc from 'fast-check';
import { post } from '../../src/credits/accounts.ts';
import { captureHolds, openHold, releaseHolds } from '../../src/credits/holds.ts';
import { changeLimits } from '../../src/credits/limits.ts';
import { refundMessages } from '../../src/credits/refunds.ts';
import type { Owner } from '../../src/domain/account.ts';
import type { Sql } from '../../src/platform/database/sql.ts';
import { newId } from '../../src/platform/ids.ts';

/** All changes of credits. There are few holds and references, so that commands collide. */
export type Command =
  | { readonly kind: 'add'; readonly amount: number; readonly ref: number }
  | { readonly kind: 'spend'; readonly message: number; readonly amount: number }
  | { readonly kind: 'hold'; readonly amount: number }
  | { readonly kind: 'capture' | 'release'; readonly hold: number; readonly amount: number; readonly twice: boolean }
  | { readonly kind: 'refund'; readonly message: number; readonly amount: number }
  | { readonly kind: 'limit'; readonly of: 'daily' | 'campaign'; readonly amount: number | null }
  | { readonly kind: 'nextDay' };

const amount = fc.integer({ min: 1, max: 60 });
const part = { hold: fc.nat(30), amount: fc.integer({ min: 0, max: 25 }), twice: fc.boolean() };

export const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), amount, ref: fc.nat(60) }),
  fc.record({ kind: fc.constant('spend' as const), message: fc.nat(60), amount }),
  fc.record({ kind: fc.constant('spend' as const), message: fc.integer({ min: 61, max: 999 }), amount }),
  fc.record({ kind: fc.constant('hold' as const), amount }),
  fc.record({ kind: fc.constant('capture' as const), ...part }),
  fc.record({ kind: fc.constant('release' as const), ...part }),
  fc.record({ kind: fc.constant('refund' as const), message: fc.nat(60), amount }),
  fc.record({
    kind: fc.constant('limit' as const),
    of: fc.constantFrom('daily' as const, 'campaign' as const),
    amount: fc.option(fc.integer({ min: 1, max: 150 })),
  }),
  fc.record({ kind: fc.constant('nextDay' as const) }),
);

/**
 * Runs a command in its own transaction; `holds` are the ids of the holds created so far, in order.
 */
export async function run(
  tx: Sql,
  owner: Owner,
  given: Command,
  holds: string[],
  now: Date = new Date(),
): Promise<void> {
  switch (given.kind) {
    case 'add':
      await post(tx, owner, {
        entryId: newId('cre'),
        kind: 'topup',
        amount: given.amount,
        ref: `payment:${given.ref}`,
        now,
      });
      return;
    case 'spend': {
      const entryId = newId('cre');
      await post(tx, owner, { entryId, kind: 'send', amount: -given.amount, ref: `send:msg_${given.message}`, now });
      return;
    }
    case 'hold': {
      const id = newId('hld');
      if (!(await openHold(tx, owner, { id, campaignId: 'cmp_1', amount: given.amount, now })))
        throw new Error('not enough');
      holds.push(id);
      return;
    }
    case 'limit': {
      const limit = given.of === 'daily' ? { dailyCredits: given.amount } : { perCampaignCredits: given.amount };
      await changeLimits(tx, owner, limit, now);
      return;
    }
    case 'nextDay':
      return;
    case 'capture':
      return captureHolds(tx, owner.tenantId, parts(given, holds), now, newId);
    case 'release':
      return releaseHolds(tx, owner.tenantId, parts(given, holds), now);
    case 'refund':
      return refundMessages(
        tx,
        owner.tenantId,
        [{ accountId: owner.accountId, messageId: `msg_${given.message}`, credits: given.amount }],
        now,
        newId,
      );
  }
}

/** Two messages of one hold in one batch, or a single message. */
function parts(
  { hold, amount: credits, twice }: Extract<Command, { hold: number }>,
  holds: readonly string[],
): { holdId: string; credits: number }[] {
  const holdId = holds[hold % Math.max(1, holds.length)];
  if (holdId === undefined) return [];
  return twice
    ? [
        { holdId, credits },
        { holdId, credits },
      ]
    : [{ holdId, credits }];
}
