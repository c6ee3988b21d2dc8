import type { Owner } from '../../domain/account.ts';
import { toNullableJson } from '../../platform/database/json.ts';
import type { Sql } from '../../platform/database/sql.ts';

export interface NewSuppression {
  readonly phone: string;
  readonly scope: string;
  readonly reason: string;
  /** The rule by which words were read as an opt-out. */
  readonly ruleId?: string | null;
  /** The findings that led to the suppression. */
  readonly evidence?: readonly object[];
  readonly now: Date;
}

/** Returns false if the number is suppressed in this scope already: the earlier reason stays. */
export async function addSuppression(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { phone, scope, reason, ruleId = null, evidence, now }: NewSuppression,
): Promise<boolean> {
  const { count } = await tx.tenant(tenantId).suppressions.createMany({
    data: [
      {
        tenant_id: tenantId,
        account_id: accountId,
        phone,
        scope,
        reason,
        rule_id: ruleId,
        evidence: toNullableJson(evidence ?? null),
        created_at: now,
      },
    ],
    skipDuplicates: true,
  });
  return count > 0;
}
