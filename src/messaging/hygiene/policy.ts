import { type HygieneRule, type PolicyRule, policyOf } from '../../domain/hygiene/policy.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';

export interface Policy {
  /** 0 while the account has changed nothing. */
  readonly version: number;
  readonly rules: readonly PolicyRule[];
}

interface PolicyRow {
  readonly rules: readonly HygieneRule[];
  readonly version: number;
}

const findPolicy = statement<[tenantId: string, accountId: string], PolicyRow>(
  'hygiene.find_policy',
  'SELECT rules, version FROM hygiene_policies WHERE tenant_id = $1 AND account_id = $2',
);

const keepPolicy = statement<[tenantId: string, accountId: string, rules: string, now: Date]>(
  'hygiene.keep_policy',
  `INSERT INTO hygiene_policies AS p (tenant_id, account_id, rules, version, updated_at) VALUES ($1, $2, $3, 1, $4)
   ON CONFLICT (tenant_id, account_id) DO UPDATE SET rules = excluded.rules, version = p.version + 1, updated_at = excluded.updated_at`,
);

/** Two changes of one policy happen one after the other, also the first two. */
const lockPolicy = statement<[key: string]>(
  'hygiene.lock_policy',
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 7))',
);

export async function readPolicy(sql: Sql, { tenantId, accountId }: Owner): Promise<Policy> {
  const row = await sql.row(findPolicy, tenantId, accountId);
  return { version: row?.version ?? 0, rules: policyOf(row?.rules ?? []) };
}

/** The same, and nobody else changes it before this transaction ends. */
export async function readPolicyLocked(tx: Sql, owner: Owner): Promise<Policy> {
  await tx.run(lockPolicy, `hygiene policy ${owner.tenantId} ${owner.accountId}`);
  return readPolicy(tx, owner);
}

/** These rules in place of the account's own before. */
export async function writePolicy(tx: Sql, owner: Owner, rules: readonly HygieneRule[], now: Date): Promise<Policy> {
  await tx.run(keepPolicy, owner.tenantId, owner.accountId, JSON.stringify(rules), now);
  return readPolicy(tx, owner);
}
