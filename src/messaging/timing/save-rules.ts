import { type Sql, statement } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';
import type { StoredRules } from './sending-rules.ts';

/** One after the other: who changes one part must not take back what somebody else changes of another. */
const lockRules = statement<[tenantId: string, accountId: string, now: Date], { rules: StoredRules }>(
  'timing.lock_rules',
  `INSERT INTO sending_rules AS r (tenant_id, account_id, rules, version, updated_at) VALUES ($1, $2, '{}', 1, $3)
   ON CONFLICT (tenant_id, account_id) DO UPDATE SET version = r.version RETURNING rules`,
);

const saveRules = statement<[tenantId: string, accountId: string, rules: string, now: Date]>(
  'timing.save_rules',
  'UPDATE sending_rules SET rules = $3::jsonb, version = version + 1, updated_at = $4 WHERE tenant_id = $1 AND account_id = $2',
);

/** Changes the rules of an account in the transaction of the call; answers them as they are now. */
export async function changeRules(
  tx: Sql,
  { tenantId, accountId }: Owner,
  change: (rules: StoredRules) => StoredRules,
  now: Date,
): Promise<StoredRules> {
  const before = (await tx.row(lockRules, tenantId, accountId, now))?.rules ?? {};
  const after = change(before);
  await tx.run(saveRules, tenantId, accountId, JSON.stringify(after), now);
  return after;
}
