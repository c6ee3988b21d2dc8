import { SkillError } from '../../errors.ts';
import { findAccountState } from '../../messaging/send/senders.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Account } from '../../skill.ts';

/** A partner that is suspended or on hold takes on no end-customers and moves no credits; it may still read, pause and receive. */
export async function requireGoodStanding(sql: Sql, account: Account): Promise<void> {
  const { state } = await findAccountState(sql, account);
  if (state === 'suspended') throw partnerSuspended();
  if (state === 'payment_hold') throw paymentHold();
}

export function partnerSuspended(): SkillError {
  return new SkillError(
    'partner_suspended',
    'The partner organisation is suspended; only the support of the service can lift it.',
    { nextActions: [{ skill: 'partner.setupStatus', params: {}, why: 'Shows how the organisation stands.' }] },
  );
}

export function paymentHold(): SkillError {
  return new SkillError('payment_hold', 'The partner organisation is on payment hold.', {
    nextActions: [{ skill: 'billing.portal', params: {}, why: 'Shows what is owed and how to pay.' }],
  });
}
