import { chargedOf, lockRule, type RechargeRow, RULES, saveRule } from '../../credits/auto-recharge/rule.ts';
import { findPaymentAdapter } from '../../credits/payments/payment-adapters.ts';
import { chargedAt } from '../../domain/charge-limits.ts';
import { invalidParams, requireExpectedVersion, unprocessable } from '../../errors.ts';
import type { AutoRecharge } from '../../generated/types.ts';
import { addCredits } from '../../next-actions.ts';
import type { Skill, SkillParams } from '../../skill.ts';

/** Limits of a rule that names none, as multiples of the amount. */
const DEFAULT_DAILY = 3;
const DEFAULT_MONTHLY = 10;

/** Omitted values stay. A worker watches the balance and charges. */
export const setAutoRecharge: Skill<'billing.autoRecharge'> = async (params, context) => {
  const { tx, account, key, now, requestId, service } = context;
  const { tenantId, accountId } = account;
  const old = await tx.row(lockRule, tenantId, accountId);
  requireExpectedVersion(params.expected_version, 'rule', old?.version ?? 0, [
    { skill: 'billing.autoRecharge', params: { dry_run: true }, why: 'Shows the rule.' },
  ]);
  const rule = readRule(params, old);
  if (rule.enabled && findPaymentAdapter(service.config.payments)?.charge === undefined)
    throw needsPerson(rule.threshold);
  const { enabled, threshold, amount, dailyLimit, monthlyLimit, paymentMethod } = rule;
  const isSame =
    old !== null &&
    old.enabled === enabled &&
    old.threshold === threshold &&
    old.amount === amount &&
    old.daily_limit === dailyLimit &&
    old.monthly_limit === monthlyLimit &&
    old.payment_method === paymentMethod;
  if (isSame) return { rule: present(old, now), changed: false };
  const limits = { threshold, amount, daily_limit: dailyLimit, monthly_limit: monthlyLimit };
  const row = { enabled, ...limits, payment_method: paymentMethod, request_id: requestId, key_id: key.id };
  const saved = await tx.row(saveRule, tenantId, accountId, now, RULES.param([row]));
  return { rule: present(saved as RechargeRow, now), changed: true };
};

interface Rule {
  readonly enabled: boolean;
  readonly threshold: number;
  readonly amount: number;
  readonly dailyLimit: number;
  readonly monthlyLimit: number;
  readonly paymentMethod: string;
}

/**
 * Throws -32602 when the first rule is incomplete, a limit is below what it must cover, or one
 * charge would not lift the balance over the threshold: it would be charged again and again.
 */
function readRule(params: SkillParams<'billing.autoRecharge'>, old: RechargeRow | null): Rule {
  const threshold = params.threshold_credits ?? old?.threshold;
  const amount = params.amount_credits ?? old?.amount;
  const paymentMethod = params.payment_method ?? old?.payment_method;
  if (threshold === undefined || amount === undefined || paymentMethod === undefined) {
    const missing = { threshold_credits: threshold, amount_credits: amount, payment_method: paymentMethod };
    throw invalidParams(
      'The account has no rule yet. Set threshold_credits, amount_credits and payment_method.',
      Object.entries(missing)
        .filter(([, value]) => value === undefined)
        .map(([name]) => ({ path: `/${name}`, rule: 'required for the first rule' })),
    );
  }
  const enabled = params.enabled ?? old?.enabled ?? true;
  if (enabled && threshold >= amount)
    throw invalidParams('One charge would not lift the balance over the threshold.', [
      { path: '/threshold_credits', rule: 'must be less than amount_credits' },
    ]);
  const dailyLimit = params.daily_limit_credits ?? old?.daily_limit ?? amount * DEFAULT_DAILY;
  const monthlyLimit =
    params.monthly_limit_credits ?? old?.monthly_limit ?? Math.max(dailyLimit, amount * DEFAULT_MONTHLY);
  if (dailyLimit < amount)
    throw invalidParams('The daily limit does not cover one charge.', [
      { path: '/daily_limit_credits', rule: 'must be at least amount_credits' },
    ]);
  if (monthlyLimit < dailyLimit)
    throw invalidParams('The monthly limit is below the daily limit.', [
      { path: '/monthly_limit_credits', rule: 'must be at least daily_limit_credits' },
    ]);
  return {
    enabled,
    threshold,
    amount,
    dailyLimit,
    monthlyLimit,
    paymentMethod,
  };
}

function needsPerson(threshold: number) {
  return unprocessable(
    'payments_need_a_person',
    'The payments of this service need a person, so it cannot charge by itself. Set an alert, and add credits when it comes.',
    {
      nextActions: [
        {
          skill: 'billing.setLimits',
          params: { alert_at_credits: threshold },
          why: 'Alerts the account when the balance falls below the threshold.',
        },
        addCredits(null, 'Adds credits that a person has paid for.'),
        { skill: 'billing.portal', params: {}, why: 'Opens a page where a person sees the balance.' },
      ],
    },
  );
}

function present(row: RechargeRow, now: Date): AutoRecharge {
  const { day, month } = chargedAt(chargedOf(row), now);
  return {
    enabled: row.enabled,
    disabled_reason: row.disabled_reason,
    threshold_credits: row.threshold,
    amount_credits: row.amount,
    daily_limit_credits: row.daily_limit,
    monthly_limit_credits: row.monthly_limit,
    payment_method: row.payment_method,
    charged_today: day,
    charged_this_month: month,
    failures: row.failures,
    last_charged_at: row.charged_at?.toISOString() ?? null,
    version: row.version,
  };
}
