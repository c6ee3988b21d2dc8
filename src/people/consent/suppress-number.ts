import { cancelForPhone } from '../../cancellation/cancel-for-phone.ts';
import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { addSuppression } from './add-suppression.ts';
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
  await lockConsent(tx, owner, phone);
  // A separate row from the opt-out's: consent lifts the opt-out, never the account's own
  // suppression.
  const created = await addSuppression(tx, owner, { phone, scope: accountScope(programId), reason, evidence, now });
  const { canceled } = await cancelForPhone(tx, owner, phone, 'suppressed', now, newId, programId);
  return { created, canceledMessages: canceled };
}
