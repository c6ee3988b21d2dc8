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
import { endCharge, findCharge, insertCharge, type RechargeCharge } from './charges.ts';
import { chargedOf, endOfKey, lockRule, type RechargeRow, updateRule } from './rule.ts';

/** A rule whose charges fail this often in a row is disabled. */
export const MAX_CHARGE_FAILURES = 3;
const RETRY_MS = 10 * 60_000;

/**
 * Charges once per fall through the threshold: the charge is stored before the provider is asked,
 * with its own amount and key, and asked for with the same key until its outcome is stored. A rule
 * whose key was revoked or has expired is disabled instead.
 */
export async function recharge(
  database: Database,
  adapter: PaymentAdapter | null,
  clock: () => Date,
  { tenantId, id: accountId, now, until }: Claim,
): Promise<Next> {
  const owner = { tenantId, accountId };
  const begun = await database.transaction((tx) => begin(tx, owner, until, now));
  if (begun === null) return SAVED;
  const { id: key, amount: amountCredits, payment_method: paymentMethod } = begun;
  const outcome =
    adapter?.charge === undefined
      ? ({ ok: false, reason: 'payments_need_a_person' } as const)
      : await adapter.charge({ key, amountCredits, accountId, paymentMethod });
  await database.transaction((tx) => settle(tx, owner, key, outcome, clock()));
  return SAVED;
}

/** The charge to ask for, or to ask for again; null when none is to be made now. */
async function begin(tx: Sql, owner: Owner, until: Date, now: Date): Promise<RechargeCharge | null> {
  const rule = await tx.row(lockRule, owner.tenantId, owner.accountId);
  if (rule === null || rule.due_at?.getTime() !== until.getTime()) return null;
  if (rule.charging) return findCharge(tx, owner, rule);
  const ended = await endOfKey(tx, owner, rule.key_id, now);
  if (ended !== null) {
    await disable(tx, owner, rule, ended, now);
    return null;
  }
  const { available } = await readBalance(tx, owner);
  const limits = { daily: rule.daily_limit, monthly: rule.monthly_limit };
  const allowed = nextAllowed(chargedOf(rule), rule.amount, limits, now);
  const hasFallen = rule.armed && available < rule.threshold;
  if (!hasFallen || allowed !== null) {
    await updateRule(tx, owner, { due_at: hasFallen ? allowed : null, updated_at: now });
    return null;
  }
  const charge = await insertCharge(tx, owner, newId('rch', now.getTime()), rule, now);
  await updateRule(tx, owner, { charge_id: charge.id, charging: true, armed: false, updated_at: now });
  return charge;
}

/** Stores the outcome of a charge once, with its credit entry, event and audit entry. */
async function settle(tx: Sql, owner: Owner, chargeId: string, outcome: ChargeOutcome, now: Date): Promise<void> {
  const rule = await tx.row(lockRule, owner.tenantId, owner.accountId);
  if (rule?.charge_id !== chargeId || !rule.charging) return;
  const charge = await findCharge(tx, owner, rule);
  await endCharge(tx, owner, chargeId, outcome.ok ? null : outcome.reason, now);
  await audit(tx, owner, charge, outcome, now);
  if (!outcome.ok) return fail(tx, owner, rule, charge, outcome.reason, now);
  const { amount, threshold, request_id: requestId } = charge;
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
    armed: balance.available >= rule.threshold,
    charged_at: now,
    updated_at: now,
    charged_on: new Date(`${on}T00:00:00Z`),
    charged_day: day,
    charged_month: month,
  });
  const data = { amount, available: balance.available, threshold, reference: chargeId };
  const { tenantId, accountId } = owner;
  await emitEvents(tx, tenantId, [{ type: 'balance.recharged', accountId, requestId, data }], now);
}

/** The key that set the rule has ended, and with it what it had started. */
async function disable(tx: Sql, owner: Owner, rule: RechargeRow, reason: string, now: Date): Promise<void> {
  await updateRule(tx, owner, { enabled: false, disabled_reason: reason, due_at: null, updated_at: now });
  await emitFailure(tx, owner, rule, { reason, failures: rule.failures, disabled: true }, now);
}

async function emitFailure(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { request_id: requestId, amount }: Pick<RechargeCharge, 'request_id' | 'amount'>,
  failure: { readonly reason: string; readonly failures: number; readonly disabled: boolean },
  now: Date,
): Promise<void> {
  const draft = { type: 'balance.recharge_failed' as const, accountId, requestId, data: { ...failure, amount } };
  await emitEvents(tx, tenantId, [draft], now);
}

/** The fall is not paid for, so that the charge is repeated. */
async function fail(
  tx: Sql,
  owner: Owner,
  rule: RechargeRow,
  charge: RechargeCharge,
  reason: string,
  now: Date,
): Promise<void> {
  const failures = rule.failures + 1;
  const isDisabled = failures >= MAX_CHARGE_FAILURES || reason === 'payments_need_a_person';
  await updateRule(tx, owner, {
    charging: false,
    armed: true,
    failures,
    updated_at: now,
    ...(isDisabled
      ? { enabled: false, disabled_reason: reason, due_at: null }
      : { due_at: new Date(now.getTime() + RETRY_MS * 2 ** (failures - 1)) }),
  });
  await emitFailure(tx, owner, charge, { reason, failures, disabled: isDisabled }, now);
}

/**
 * As a call of the key that set the rule. The ID of the charge is random, so a plain hash is safe.
 */
async function audit(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { id: chargeId, amount, key_id: keyId, request_id: requestId }: RechargeCharge,
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
