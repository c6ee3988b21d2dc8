import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';

export async function deleteFindings(
  tx: Sql,
  { tenantId, accountId }: Owner,
  phone: string,
  reasons: readonly string[],
): Promise<void> {
  await tx.tenant(tenantId).hygiene_findings.deleteMany({
    where: { account_id: accountId, phone, reason: { in: [...reasons] } },
  });
}

/** Replaces the finding of the number that has the same reason. */
export async function saveFinding(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { phone, reason, evidence }: { readonly phone: string; readonly reason: string; readonly evidence: object },
  now: Date,
): Promise<void> {
  const key = { tenant_id: tenantId, account_id: accountId, phone, reason };
  const values = { evidence: evidence, found_at: now };
  await tx.tenant(tenantId).hygiene_findings.upsert({
    where: { tenant_id_account_id_phone_reason: key },
    create: { ...key, ...values },
    update: values,
  });
}
