import type { Owner } from '../../domain/account.ts';
import { type HygieneRule, type PolicyRule, policyOf } from '../../domain/hygiene/policy.ts';
import type { hygiene_policies } from '../../generated/prisma/client.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Sql } from '../../platform/database/sql.ts';

export interface Policy {
  /** 0 for the default policy. */
  readonly version: number;
  /** A worker applies the rules without a call. */
  readonly automatic: boolean;
  readonly rules: readonly PolicyRule[];
}

export async function readPolicy(sql: Sql, { tenantId, accountId }: Owner): Promise<Policy> {
  return toPolicy(await sql.tenant(tenantId).hygiene_policies.findFirst({ where: { account_id: accountId } }));
}

function toPolicy(row: hygiene_policies | null): Policy {
  return {
    version: row?.version ?? 0,
    automatic: row?.automatic ?? false,
    rules: policyOf(row?.rules ?? []),
  };
}

/** Reads the policy and blocks changes by others until the transaction ends. */
export async function readPolicyLocked(tx: Sql, owner: Owner): Promise<Policy> {
  await lock(tx, owner.tenantId, 'hygiene_policy', owner.accountId);
  return readPolicy(tx, owner);
}

/**
 * Replaces the rules of the account. An automatic policy is due at once, for the findings so far.
 */
export async function writePolicy(
  tx: Sql,
  owner: Owner,
  { rules, automatic }: { readonly rules: readonly HygieneRule[]; readonly automatic: boolean },
  now: Date,
): Promise<Policy> {
  const key = { tenant_id: owner.tenantId, account_id: owner.accountId };
  const values = { rules: rules, automatic, updated_at: now, due_at: automatic ? now : null };
  const row = await tx.tenant(owner.tenantId).hygiene_policies.upsert({
    where: { tenant_id_account_id: key },
    create: { ...key, ...values, version: 1 },
    update: { ...values, version: { increment: 1 } },
  });
  return toPolicy(row);
}
