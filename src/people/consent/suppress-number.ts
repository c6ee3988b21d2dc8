import { cancelForPhone } from '../../cancellation/cancel-for-phone.ts';
import type { Owner } from '../../domain/account.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { lockConsent } from './consent-status.ts';
import { accountScope } from './suppression-scope.ts';

/**
 * A separate row from the opt-out's: consent lifts the opt-out, never the account's own
 * suppression.
 */
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

/**
 * Suppresses a number for all messages, or for those of one program, whatever its consent, and
 * cancels its waiting messages.
 */
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
    /** The findings that led to the suppression. */
    readonly evidence?: readonly object[];
  },
): Promise<{ readonly created: boolean; readonly canceledMessages: number }> {
  const { tenantId, accountId } = owner;
  await lockConsent(tx, owner, phone);
  const evidenceJson = evidence === undefined ? null : JSON.stringify(evidence);
  const created =
    (await tx.run(suppress, tenantId, accountId, phone, accountScope(programId), reason, now, evidenceJson)) > 0;
  const { canceled } = await cancelForPhone(tx, owner, phone, 'suppressed', now, newId, programId);
  return { created, canceledMessages: canceled };
}
