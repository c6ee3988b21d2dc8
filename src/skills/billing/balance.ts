import { readAllowedCountries } from '../../accounts/allowed-countries.ts';
import { readBalance as findBalance } from '../../credits/accounts.ts';
import { readSpending } from '../../credits/limits.ts';
import { findAccountState } from '../../sending/facts/account-and-number.ts';
import type { Skill } from '../../skill.ts';
import { presentLimits } from './present.ts';

/**
 * Reads the account state from the database, because a top-up may just have lifted the payment
 * hold.
 */
export const readBalance: Skill<'billing.balance'> = async (_params, { db, account, now }) => {
  const { state } = (await findAccountState(db, account)).facts;
  const balance = await findBalance(db, account);
  const { limits, spentToday } = await readSpending(db, account, now);
  return {
    ...balance,
    hold_state: state === 'payment_hold' ? 'payment_hold' : 'none',
    limits: presentLimits(limits, await readAllowedCountries(db, account)),
    spent_today: spentToday,
  };
};
