import type { Owner } from '../../../domain/account.ts';
import type { Sql } from '../../../platform/database/sql.ts';

/** Months without contact after which consent ends; null: it does not end by its age. */
export async function readExpiryMonths(sql: Sql, { tenantId, accountId }: Owner): Promise<number | null> {
  const where = { account_id: accountId };
  return (await sql.tenant(tenantId).consent_expiries.findFirst({ where }))?.after_months ?? null;
}

/** Changes the setting; the worker looks through the contacts at once, then daily. */
export async function saveExpiryMonths(
  tx: Sql,
  { tenantId, accountId }: Owner,
  months: number | null,
  now: Date,
): Promise<void> {
  const rows = tx.tenant(tenantId).consent_expiries;
  const key = { tenant_id: tenantId, account_id: accountId };
  if (months === null) {
    await rows.deleteMany({ where: key });
    return;
  }
  const values = { after_months: months, cursor: '', due_at: now, updated_at: now };
  await rows.upsert({ where: { tenant_id_account_id: key }, create: { ...key, ...values }, update: values });
}
