import type { AlertRule } from './rule.ts';
import { lowBalance, rechargeDisabled } from './rules/balance.ts';
import { consentExpiring, keyExpiring } from './rules/expiring.ts';
import { deliveryBelowHistory, optOutsAboveHistory } from './rules/history.ts';
import { campaignPaused, journeyPaused, ruleDisabled, trackingStopped } from './rules/paused.ts';
import { registrationRejected } from './rules/registration.ts';
import { approvalWaiting, reviewWaiting } from './rules/waiting.ts';
import { webhookDisabled, webhookFailing } from './rules/webhooks.ts';

/** Every kind of alert: how it is found, what it says and what helps. */
export const ALERT_RULES = {
  low_balance: lowBalance,
  campaign_paused: campaignPaused,
  delivery_below_history: deliveryBelowHistory,
  opt_outs_above_history: optOutsAboveHistory,
  registration_rejected: registrationRejected,
  webhook_disabled: webhookDisabled,
  webhook_failing: webhookFailing,
  review_waiting: reviewWaiting,
  approval_waiting: approvalWaiting,
  journey_paused: journeyPaused,
  rule_disabled: ruleDisabled,
  tracking_stopped: trackingStopped,
  recharge_disabled: rechargeDisabled,
  key_expiring: keyExpiring,
  consent_expiring: consentExpiring,
} as const satisfies Readonly<Record<string, AlertRule>>;

export type AlertKind = keyof typeof ALERT_RULES;

export const ALERT_KINDS = Object.keys(ALERT_RULES) as readonly AlertKind[];

export const ruleOf = (kind: AlertKind): AlertRule => ALERT_RULES[kind];

/** The kinds of these severities. */
export const kindsOf = (severities: readonly AlertRule['severity'][]): readonly AlertKind[] =>
  ALERT_KINDS.filter((kind) => severities.includes(ruleOf(kind).severity));
