import { partnerSuspended, paymentHold } from '../../errors.ts';
import { findAccountState } from '../../messaging/send/senders.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Account } from '../../skill.ts';

/** A partner that is suspended or on hold takes on no end-customers and moves no credits; it may still read, pause and receive. */
export async function requireGoodStanding(sql: Sql, account: Account): Promise<void> {
  const { state } = await findAccountState(sql, account);
  if (state === 'suspended')
    throw partnerSuspended([{ skill: 'partner.setupStatus', params: {}, why: 'Shows how the organisation stands.' }]);
  if (state === 'payment_hold') throw paymentHold();
}
