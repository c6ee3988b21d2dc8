import { unprocessable } from '../../errors.ts';
import { post } from '../../messaging/credits/accounts.ts';
import { announceTrust } from '../../messaging/outbox/announce-trust.ts';
import { findPaymentAdapter } from '../../messaging/payments/payment-adapters.ts';
import type { Skill } from '../../skill.ts';
import { presentEntry } from './present.ts';
import { liftPaymentHold } from './queries.ts';

/**
 * The ledger's unique reference makes a payment good for one entry, however many callers name it at once. Credits end a payment
 * hold (specification 7).
 */
export const topUp: Skill<'billing.topUp'> = async (
  { amount, payment_ref: paymentRef },
  { tx, account, key, now, newId, requestId, service, afterCommit },
) => {
  const adapter = findPaymentAdapter(service.config.payments);
  if (adapter === null) {
    throw unprocessable('payments_not_configured', 'This service takes no payments: its operator grants credits.');
  }
  const confirmed = await adapter.confirm({ ref: paymentRef, amountCredits: amount, accountId: account.accountId });
  if (!confirmed.ok) {
    throw unprocessable(confirmed.reason, 'The payment provider did not confirm this payment.', {
      nextActions: [{ skill: 'billing.portal', params: {}, why: 'A page where a person can see the account.' }],
    });
  }
  const entry = { id: newId('cre'), kind: 'topup', amount, ref: `payment:${paymentRef}`, note: paymentRef } as const;
  const { id: entryId, ...posting } = entry;
  const balance = await post(tx, account, { entryId, ...posting, now });
  if ((await tx.run(liftPaymentHold, account.tenantId, account.accountId)) > 0) {
    await announceTrust(tx, account, 'payment_hold_lifted', now, requestId);
    afterCommit(() => service.forgetKey(key.id));
  }
  afterCommit(service.wake);
  return {
    entry: presentEntry({ ...entry, campaign_id: null, message_id: null, at: now }),
    balance: balance,
  };
};
