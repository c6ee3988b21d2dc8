import type { Owner } from '../../domain/account.ts';
import type { Charged } from '../../domain/charge-limits.ts';
import { type ParamOf, rowList } from '../../platform/database/row-list.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { WorkKind } from '../../platform/work/kind.ts';

/** A charge that was begun is settled also when the rule is disabled meanwhile. */
export const AUTO_RECHARGES: WorkKind = {
  name: 'auto_recharges',
  table: 'auto_recharges',
  id: 'account_id',
  due: 'due_at',
  where: '(enabled OR charging)',
};

export interface RechargeRow {
  readonly enabled: boolean;
  readonly disabled_reason: string | null;
  readonly threshold: number;
  readonly amount: number;
  readonly daily_limit: number;
  readonly monthly_limit: number;
  readonly payment_method: string;
  readonly failures: number;
  readonly charge_id: string | null;
  readonly charging: boolean;
  readonly charged_at: Date | null;
  readonly charged_on: string | null;
  readonly charged_day: number;
  readonly charged_month: number;
  readonly version: number;
  readonly due_at: Date | null;
  readonly request_id: string | null;
  readonly key_id: string;
  readonly armed: boolean;
}

export const chargedOf = ({ charged_on: on, charged_day: day, charged_month: month }: RechargeRow): Charged => ({
  on,
  day,
  month,
});

const COLUMNS = `enabled, disabled_reason, threshold, amount, daily_limit, monthly_limit, payment_method, failures, charge_id, charging, charged_at, charged_on,
  charged_day, charged_month, version, due_at, request_id, key_id, armed`;

export const lockRule = statement<[tenantId: string, accountId: string], RechargeRow>(
  'credits.lock_auto_recharge',
  `SELECT ${COLUMNS} FROM auto_recharges WHERE tenant_id = $1 AND account_id = $2 FOR NO KEY UPDATE`,
);

export const RULES = rowList({
  enabled: 'boolean',
  threshold: 'bigint',
  amount: 'bigint',
  daily_limit: 'bigint',
  monthly_limit: 'bigint',
  payment_method: 'text',
  request_id: 'text',
  key_id: 'text',
});

/** Sets the rule; a charge that was begun stays as it is, and is settled at once. */
export const saveRule = statement<
  [tenantId: string, accountId: string, now: Date, rules: ParamOf<typeof RULES>],
  RechargeRow
>(
  'credits.save_auto_recharge',
  `INSERT INTO auto_recharges AS r (tenant_id, account_id, enabled, threshold, amount, daily_limit, monthly_limit, payment_method, failures, charging,
     charged_day, charged_month, version, updated_at, request_id, key_id)
   SELECT $1, $2, enabled, threshold, amount, daily_limit, monthly_limit, payment_method, 0, false, 0, 0, 1, $3, request_id, key_id
     FROM ${RULES.from('$4', 'one')}
   ON CONFLICT (tenant_id, account_id) DO UPDATE
     SET enabled = excluded.enabled, disabled_reason = NULL, threshold = excluded.threshold, amount = excluded.amount,
         daily_limit = excluded.daily_limit, monthly_limit = excluded.monthly_limit, payment_method = excluded.payment_method, failures = 0,
         version = r.version + 1, updated_at = excluded.updated_at, request_id = excluded.request_id, key_id = excluded.key_id, armed = true,
         due_at = CASE WHEN r.charging THEN coalesce(r.due_at, excluded.updated_at) END
   RETURNING ${COLUMNS}`,
);

/** A balance that has reached the threshold again: its next fall is charged. */
const arm = statement<[]>(
  'credits.arm_auto_recharges',
  `UPDATE auto_recharges r SET armed = true FROM credit_accounts a
    WHERE r.enabled AND NOT r.armed AND NOT r.charging AND a.tenant_id = r.tenant_id AND a.account_id = r.account_id AND a.posted - a.held >= r.threshold`,
);

/**
 * Makes the rules due whose balance has fallen below the threshold, or whose key has ended. A poll
 * over all tenants, by auto_recharges_watched_idx; a balance that is being changed is found at the
 * next one.
 */
const findDue = statement<[now: Date], { account_id: string }>(
  'credits.find_due_auto_recharges',
  `UPDATE auto_recharges r SET due_at = $1
     FROM credit_accounts a
    WHERE r.enabled AND r.due_at IS NULL AND a.tenant_id = r.tenant_id AND a.account_id = r.account_id
      AND (r.armed AND a.posted - a.held < r.threshold
        OR NOT EXISTS (SELECT FROM api_keys k WHERE k.tenant_id = r.tenant_id AND k.id = r.key_id
                          AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > $1)))
   RETURNING r.account_id`,
);

/** Returns whether a rule became due. */
export async function watchBalances(sql: Sql, now: Date): Promise<boolean> {
  await sql.run(arm);
  return (await sql.rows(findDue, now)).length > 0;
}

/** Why the key of a rule can no longer charge; null: it can. */
export async function endOfKey(
  tx: Sql,
  { tenantId }: Owner,
  keyId: string,
  now: Date,
): Promise<'key_revoked' | 'key_expired' | null> {
  const key = await tx.tenant(tenantId).api_keys.findFirst({ where: { id: keyId } });
  if (key === null || key.revoked_at !== null) return 'key_revoked';
  return key.expires_at !== null && key.expires_at <= now ? 'key_expired' : null;
}

/** A key that replaces another one has its rule. */
export async function moveRechargeToKey(
  tx: Sql,
  { tenantId, accountId }: Owner,
  oldKeyId: string,
  newKeyId: string,
): Promise<void> {
  const where = { account_id: accountId, key_id: oldKeyId };
  await tx.tenant(tenantId).auto_recharges.updateMany({ where, data: { key_id: newKeyId } });
}

export async function updateRule(
  tx: Sql,
  { tenantId, accountId }: Owner,
  change: {
    readonly enabled?: boolean;
    readonly disabled_reason?: string;
    readonly failures?: number;
    readonly charge_id?: string;
    readonly charging?: boolean;
    readonly armed?: boolean;
    readonly charged_at?: Date;
    readonly charged_on?: Date;
    readonly charged_day?: number;
    readonly charged_month?: number;
    readonly due_at?: Date | null;
    readonly updated_at: Date;
  },
): Promise<void> {
  await tx.tenant(tenantId).auto_recharges.updateMany({ where: { account_id: accountId }, data: change });
}
