import { post } from '../../credits/accounts.ts';
import { unprocessable } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { requireActiveAccount } from './account-status.ts';
import { requireCustomer } from './customer.ts';

/**
 * Every grant locks the partner's balance first and the end-customer's second, so concurrent grants
 * cannot deadlock.
 */
export const grantCredits: Skill<'partner.grantCredits'> = async (
  { external_ref: externalRef, amount_credits: amount, note },
  { tx, account, now, newId, requestId },
) => {
  await requireActiveAccount(tx, account);
  const customer = await requireCustomer(tx, account, externalRef);
  if (customer.state === 'suspended' || customer.state === 'closed')
    throw unprocessable(`customer_${customer.state}`, `The end-customer is ${customer.state} and cannot use credits.`, {
      nextActions: [
        {
          skill: 'partner.listCustomers',
          params: { external_ref: externalRef },
          why: 'Shows its state and balance.',
        },
      ],
    });
  const entryId = newId('cre');
  const ref = `grant:${entryId}`;
  const partnerBalance = await post(tx, account, {
    entryId: newId('cre'),
    kind: 'grant',
    amount: -amount,
    ref,
    now,
    note: externalRef,
    requestId,
  });
  const childBalance = await post(
    tx,
    { tenantId: account.tenantId, accountId: customer.id },
    { entryId, kind: 'grant', amount, ref, now, note: note ?? null },
  );
  return {
    entry_id: entryId,
    partner_balance: partnerBalance,
    child_balance: childBalance,
  };
};
