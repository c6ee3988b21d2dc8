import { cancelForPhone } from '../../cancellation/cancel-for-phone.ts';
import type { Owner } from '../../domain/account.ts';
import { toNullableJson } from '../../platform/database/json.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { lockConsent } from './consent-status.ts';
import { accountScope } from './suppression-scope.ts';

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
  // A separate row from the opt-out's: consent lifts the opt-out, never the account's own
  // suppression.
  const suppression = { phone, scope: accountScope(programId), reason, created_at: now };
  const { count } = await tx.tenant(tenantId).suppressions.createMany({
    data: [{ tenant_id: tenantId, account_id: accountId, ...suppression, evidence: toNullableJson(evidence ?? null) }],
    skipDuplicates: true,
  });
  const { canceled } = await cancelForPhone(tx, owner, phone, 'suppressed', now, newId, programId);
  return { created: count > 0, canceledMessages: canceled };
}
