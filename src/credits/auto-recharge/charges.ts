import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { RechargeRow } from './rule.ts';

/** One purchase: what was asked of the provider, whatever the rule says by now. */
export interface RechargeCharge {
  readonly id: string;
  readonly key_id: string;
  readonly request_id: string | null;
  readonly threshold: number;
  readonly amount: number;
  readonly payment_method: string;
}

/** Stores a charge with what the rule says now, before the provider is asked. */
export async function insertCharge(
  tx: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  rule: RechargeRow,
  now: Date,
): Promise<RechargeCharge> {
  const { key_id, request_id, threshold, amount, payment_method, version } = rule;
  const charge = { id, key_id, request_id, threshold, amount, payment_method };
  const row = { tenant_id: tenantId, account_id: accountId, ...charge, rule_version: version };
  await tx.tenant(tenantId).recharge_charges.create({ data: { ...row, state: 'pending', created_at: now } });
  return charge;
}

/** The charge that a rule has begun. One of an earlier version has no row: the rule is it. */
export async function findCharge(tx: Sql, { tenantId }: Owner, rule: RechargeRow): Promise<RechargeCharge> {
  const id = rule.charge_id ?? '';
  const row = await tx.tenant(tenantId).recharge_charges.findFirst({ where: { id } });
  if (row !== null) return { ...row, threshold: Number(row.threshold), amount: Number(row.amount) };
  const { key_id, request_id, threshold, amount, payment_method } = rule;
  return { id, key_id, request_id, threshold, amount, payment_method };
}

export async function endCharge(
  tx: Sql,
  { tenantId }: Owner,
  id: string,
  reason: string | null,
  now: Date,
): Promise<void> {
  const data = { state: reason === null ? 'charged' : 'failed', reason, settled_at: now };
  await tx.tenant(tenantId).recharge_charges.updateMany({ where: { id, state: 'pending' }, data });
}
