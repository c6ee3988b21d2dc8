import { addPaidCredits } from '../../credits/payments/add-paid-credits.ts';
import { findPaymentAdapter } from '../../credits/payments/payment-adapters.ts';
import { unprocessable } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { presentEntry } from './present.ts';

export const topUp: Skill<'billing.topUp'> = async (
  { amount_credits: amount, payment_ref: paymentRef },
  { tx, account, key, now, newId, requestId, service, afterCommit },
) => {
  const adapter = findPaymentAdapter(service.config.payments);
  if (adapter === null) {
    throw unprocessable(
      'payments_not_configured',
      'Payments are not configured. Ask the operator of the service for credits.',
      { nextActions: [{ skill: 'billing.balance', params: {}, why: 'Shows the credits of the account.' }] },
    );
  }
  const confirmed = await adapter.confirm({ ref: paymentRef, amountCredits: amount, accountId: account.accountId });
  if (!confirmed.ok) {
    throw unprocessable(
      confirmed.reason,
      'The payment provider did not confirm this payment. Check payment_ref and amount_credits.',
      {
        nextActions: [
          { skill: 'billing.portal', params: {}, why: 'Opens a page with the balance and the credit entries.' },
        ],
      },
    );
  }
  const entry = { id: newId('cre'), kind: 'topup', amount, ref: `payment:${paymentRef}`, note: paymentRef } as const;
  const { id: entryId, kind: _kind, ...payment } = entry;
  const { balance, holdLifted } = await addPaidCredits(tx, account, { entryId, ...payment, requestId, now });
  if (holdLifted) afterCommit(() => service.forgetKey(key.id));
  return {
    entry: presentEntry({ ...entry, campaign_id: null, message_id: null, at: now }),
    balance,
  };
};
