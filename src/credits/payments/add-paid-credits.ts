import type { Owner } from '../../domain/account.ts';
import { emitRegistrationChange } from '../../events/outbox/emit-registration.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type Balance, type Posting, post } from '../accounts.ts';

/**
 * Adds credits that were paid for, which ends a payment hold (specification 7). The unique
 * reference of credit entries allows one entry per payment, even for concurrent calls.
 */
export async function addPaidCredits(
  tx: Sql,
  owner: Owner,
  payment: Pick<Posting, 'entryId' | 'amount' | 'ref' | 'note' | 'requestId' | 'now'>,
): Promise<{ readonly balance: Balance; readonly holdLifted: boolean }> {
  const balance = await post(tx, owner, { kind: 'topup', ...payment });
  const holdLifted = await liftPaymentHold(tx, owner);
  if (holdLifted) await emitRegistrationChange(tx, owner, 'payment_hold_lifted', payment.now, payment.requestId);
  return { balance, holdLifted };
}

/**
 * Returns whether the account was on hold. Suspended and closed accounts keep their state.
 */
async function liftPaymentHold(tx: Sql, { tenantId, accountId }: Owner): Promise<boolean> {
  const { count } = await tx.tenant(tenantId).accounts.updateMany({
    where: { id: accountId, state: 'payment_hold' },
    data: { state: 'active' },
  });
  return count > 0;
}
