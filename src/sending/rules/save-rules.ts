import type { Owner } from '../../domain/account.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { StoredRules } from './sending-rules.ts';

/** Serializes changes, so that two changes of different parts do not undo each other. */
const lockRules = statement<[tenantId: string, accountId: string, now: Date], { rules: StoredRules }>(
  'rules.lock_rules',
  `INSERT INTO sending_rules AS r (tenant_id, account_id, rules, version, updated_at) VALUES ($1, $2, '{}', 1, $3)
   ON CONFLICT (tenant_id, account_id) DO UPDATE SET version = r.version RETURNING rules`,
);

/** Changes the rules of an account in the call's transaction; returns the changed rules. */
export async function changeRules(
  tx: Sql,
  { tenantId, accountId }: Owner,
  change: (rules: StoredRules) => StoredRules,
  now: Date,
): Promise<StoredRules> {
  const before = (await tx.row(lockRules, tenantId, accountId, now))?.rules ?? {};
  const after = change(before);
  await tx.tenant(tenantId).sending_rules.updateMany({
    where: { account_id: accountId },
    data: { rules: after, version: { increment: 1 }, updated_at: now },
  });
  return after;
}
