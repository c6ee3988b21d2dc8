import { readBalance as findBalance } from '../../credits/accounts.ts';
import { findAccountState } from '../../sending/facts/account-and-number.ts';
import type { Skill } from '../../skill.ts';

/**
 * Reads the account state from the database, because a top-up may just have lifted the payment
 * hold.
 */
export const readBalance: Skill<'billing.balance'> = async (_params, { db, account }) => {
  const { state } = await findAccountState(db, account);
  const balance = await findBalance(db, account);
  return { ...balance, hold_state: state === 'payment_hold' ? 'payment_hold' : 'none' };
};
