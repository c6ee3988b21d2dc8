import { createHash } from 'node:crypto';
import { appendAudit, auditParam } from '../../audit/append-audit.ts';
import type { Owner } from '../../domain/account.ts';
import { addCharge, nextAllowed } from '../../domain/charge-limits.ts';
import { emitEvents } from '../../events/outbox/emit.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import { type Claim, type Next, SAVED } from '../../platform/work/worker.ts';
import { readBalance } from '../accounts.ts';
import { addPaidCredits } from '../payments/add-paid-credits.ts';
import type { ChargeOutcome, PaymentAdapter } from '../payments/payment-adapter.ts';
import { chargedOf, lockRule, type RechargeRow, updateRule } from './rule.ts';

/** A rule whose charges fail this often in a row is disabled. */
export const MAX_CHARGE_FAILURES = 3;
const RETRY_MS = 10 * 60_000;

/**
 * Charges once per fall below the threshold: the charge is stored before the provider is asked, and
 * asked for with the same key until its outcome is stored.
 */
export async function recharge(
  database: Database,
  adapter: PaymentAdapter | null,
  clock: () => Date,
  { tenantId, id: accountId, now, until }: Claim,
): Promise<Next> {
  const owner = { tenantId, accountId };
  const rule = await database.transaction((tx) => begin(tx, owner, until, now));
  if (rule === null) return SAVED;
  const { charge_id: key, amount: amountCredits, payment_method: paymentMethod } = rule;
  const charge = { key: key ?? '', amountCredits, accountId, paymentMethod };
  const outcome =
    adapter?.charge === undefined
      ? ({ ok: false, reason: 'payments_need_a_person' } as const)
      : await adapter.charge(charge);
  await database.transaction((tx) => settle(tx, owner, charge.key, outcome, clock()));
  return SAVED;
}

/** The rule with the charge to make; null when none is to be made now. */
async function begin(tx: Sql, owner: Owner, until: Date, now: Date): Promise<RechargeRow | null> {
  const rule = await tx.row(lockRule, owner.tenantId, owner.accountId);
  if (rule === null || rule.due_at?.getTime() !== until.getTime()) return null;
  if (rule.charging) return rule;
  const { available } = await readBalance(tx, owner);
  const limits = { daily: rule.daily_limit, monthly: rule.monthly_limit };
  const allowed = nextAllowed(chargedOf(rule), rule.amount, limits, now);
  if (available >= rule.threshold || allowed !== null) {
    await updateRule(tx, owner, { due_at: available >= rule.threshold ? null : allowed, updated_at: now });
    return null;
  }
  const charge = { charge_id: newId('rch', now.getTime()), charging: true };
  await updateRule(tx, owner, { ...charge, updated_at: now });
  return { ...rule, ...charge };
}

/** Stores the outcome of a charge once, with its credit entry, event and audit entry. */
async function settle(tx: Sql, owner: Owner, chargeId: string, outcome: ChargeOutcome, now: Date): Promise<void> {
  const rule = await tx.row(lockRule, owner.tenantId, owner.accountId);
  if (rule?.charge_id !== chargeId || !rule.charging) return;
  await audit(tx, owner, rule, chargeId, outcome, now);
  if (!outcome.ok) return fail(tx, owner, rule, outcome.reason, now);
  const { amount, request_id: requestId } = rule;
  const { balance } = await addPaidCredits(tx, owner, {
    entryId: newId('cre', now.getTime()),
    amount,
    ref: `auto:${chargeId}`,
    note: chargeId,
    requestId,
    now,
  });
  const { on, day, month } = addCharge(chargedOf(rule), amount, now);
  await updateRule(tx, owner, {
    charging: false,
    failures: 0,
    due_at: null,
    charged_at: now,
    updated_at: now,
    charged_on: new Date(`${on}T00:00:00Z`),
    charged_day: day,
    charged_month: month,
  });
  const data = { amount, available: balance.available, threshold: rule.threshold, reference: chargeId };
  const { tenantId, accountId } = owner;
  await emitEvents(tx, tenantId, [{ type: 'balance.recharged', accountId, requestId, data }], now);
}

async function fail(tx: Sql, owner: Owner, rule: RechargeRow, reason: string, now: Date): Promise<void> {
  const failures = rule.failures + 1;
  const isDisabled = failures >= MAX_CHARGE_FAILURES || reason === 'payments_need_a_person';
  await updateRule(tx, owner, {
    charging: false,
    failures,
    updated_at: now,
    ...(isDisabled
      ? { enabled: false, disabled_reason: reason, due_at: null }
      : { due_at: new Date(now.getTime() + RETRY_MS * 2 ** (failures - 1)) }),
  });
  const data = { reason, failures, disabled: isDisabled, amount: rule.amount };
  const { tenantId, accountId } = owner;
  const draft = { type: 'balance.recharge_failed' as const, accountId, requestId: rule.request_id, data };
  await emitEvents(tx, tenantId, [draft], now);
}

/**
 * As a call of the key that set the rule. The ID of the charge is random, so a plain hash is safe.
 */
async function audit(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { amount, key_id: keyId, request_id: requestId }: RechargeRow,
  chargeId: string,
  outcome: ChargeOutcome,
  now: Date,
): Promise<void> {
  const content = JSON.stringify({ amount, charge_id: chargeId });
  const call = {
    id: newId('aud', now.getTime()),
    accountId,
    keyId,
    skill: 'billing.autoRecharge',
    outcome: outcome.ok ? 'charged' : outcome.reason,
    paramsHash: createHash('sha256').update(content).digest('hex'),
    requestId: requestId ?? '',
    ruleId: null,
    now,
  };
  await tx.run(appendAudit, tenantId, auditParam([call]));
}
