import type { IdPrefix } from '../../platform/ids.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import { recallForPhone } from '../recall/recall-for-phone.ts';
import type { Owner } from '../tenancy.ts';
import { accountScope } from './holds-for.ts';
import { lockConsent } from './standing.ts';

/** A row beside that of an opt-out: consent lifts what the person ended, never what the account decided for itself. */
const suppress = statement<
  [
    tenantId: string,
    accountId: string,
    phone: string,
    scope: string,
    reason: string,
    now: Date,
    evidence: string | null,
  ]
>(
  'consent.suppress_for_account',
  `INSERT INTO suppressions (tenant_id, account_id, phone, scope, reason, created_at, evidence) VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT (tenant_id, account_id, phone, scope) DO NOTHING`,
);

/** The number gets nothing from now on, or nothing of one program, whatever its consent; texts that wait for it are taken back. */
export async function suppressNumber(
  tx: Sql,
  owner: Owner,
  phone: string,
  reason: string,
  {
    programId = null,
    now,
    newId,
    evidence,
  }: {
    readonly programId?: string | null;
    readonly now: Date;
    readonly newId: (prefix: IdPrefix) => string;
    /** What it is suppressed for. */
    readonly evidence?: readonly object[];
  },
): Promise<{ readonly created: boolean; readonly recalled: number }> {
  const { tenantId, accountId } = owner;
  await lockConsent(tx, owner, phone);
  const shown = evidence === undefined ? null : JSON.stringify(evidence);
  const created = (await tx.run(suppress, tenantId, accountId, phone, accountScope(programId), reason, now, shown)) > 0;
  const { canceled } = await recallForPhone(tx, owner, phone, 'suppressed', now, newId, programId);
  return { created, recalled: canceled };
}
