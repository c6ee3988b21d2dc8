import { readBalance as findBalance } from '../../messaging/credits/accounts.ts';
import { findAccountState } from '../../messaging/send/senders.ts';
import type { Skill } from '../../skill.ts';

/** The state is read afresh, since a top-up may just have lifted a hold. */
export const readBalance: Skill<'billing.balance'> = async (_params, { db, account }) => {
  const { state } = await findAccountState(db, account);
  const balance = await findBalance(db, account);
  return { ...balance, hold_state: state === 'payment_hold' ? 'payment_hold' : 'none' };
};
