import { type HygieneRule, type PolicyRule, policyOf } from '../../domain/hygiene/policy.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';

export interface Policy {
  /** 0 while the account has changed nothing. */
  readonly version: number;
  /** Whether what the rules say is done by itself. */
  readonly automatic: boolean;
  readonly rules: readonly PolicyRule[];
}

interface PolicyRow {
  readonly rules: readonly HygieneRule[];
  readonly version: number;
  readonly automatic: boolean;
}

const findPolicy = statement<[tenantId: string, accountId: string], PolicyRow>(
  'hygiene.find_policy',
  'SELECT rules, version, automatic FROM hygiene_policies WHERE tenant_id = $1 AND account_id = $2',
);

/** One that acts by itself looks at once at what there is. */
const keepPolicy = statement<[tenantId: string, accountId: string, rules: string, now: Date, automatic: boolean]>(
  'hygiene.keep_policy',
  `INSERT INTO hygiene_policies AS p (tenant_id, account_id, rules, version, updated_at, automatic, due_at)
   VALUES ($1, $2, $3, 1, $4, $5, CASE WHEN $5 THEN $4::timestamptz END)
   ON CONFLICT (tenant_id, account_id) DO UPDATE SET rules = excluded.rules, version = p.version + 1, updated_at = excluded.updated_at,
      automatic = excluded.automatic, due_at = excluded.due_at`,
);

/** Two changes of one policy happen one after the other, also the first two. */
const lockPolicy = statement<[key: string]>(
  'hygiene.lock_policy',
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 7))',
);

export async function readPolicy(sql: Sql, { tenantId, accountId }: Owner): Promise<Policy> {
  const row = await sql.row(findPolicy, tenantId, accountId);
  return {
    version: row?.version ?? 0,
    automatic: row?.automatic ?? false,
    rules: policyOf(row?.rules ?? []),
  };
}

/** The same, and nobody else changes it before this transaction ends. */
export async function readPolicyLocked(tx: Sql, owner: Owner): Promise<Policy> {
  await tx.run(lockPolicy, `hygiene policy ${owner.tenantId} ${owner.accountId}`);
  return readPolicy(tx, owner);
}

/** These rules in place of the account's own before. */
export async function writePolicy(
  tx: Sql,
  owner: Owner,
  { rules, automatic }: { readonly rules: readonly HygieneRule[]; readonly automatic: boolean },
  now: Date,
): Promise<Policy> {
  await tx.run(keepPolicy, owner.tenantId, owner.accountId, JSON.stringify(rules), now, automatic);
  return readPolicy(tx, owner);
}
