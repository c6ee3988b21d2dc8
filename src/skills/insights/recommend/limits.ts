import { leftOf, readUsageOfAccount } from '../../../compliance/registration/day-usage.ts';
import type { Finder } from './recommendation.ts';

/** Part of a daily limit from which it is nearly used. */
const NEAR = 0.8;

/** A brand that has nearly used its daily limit: further messages wait until it resets. */
export const adviseOnLimits: Finder = async ({ db, account, now }) =>
  (await readUsageOfAccount(db, account, now))
    .filter(({ used, limit }) => used >= NEAR * limit)
    .map((usage) => ({
      kind: 'daily_limit',
      action: { skill: 'compliance.setupStatus', params: {}, why: 'Shows the daily limits and when they reset.' },
      evidence: `The brand ${usage.brandId} has used ${usage.used} of ${usage.limit} segments to T-Mobile today; the limit resets at ${usage.resetsAt.toISOString()}.`,
      effect: {
        unit: 'messages',
        amount: null,
        summary: `After ${leftOf(usage)} more segments, messages to T-Mobile wait until the limit resets.`,
      },
    }));
