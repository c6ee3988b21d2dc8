import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { emitEvents } from './emit.ts';

/** A consent that ended with its age. */
interface EndedConsent {
  readonly contactId: string | null;
  /** E.164. */
  readonly phone: string;
  /** `general`, or the ID of the program. */
  readonly scope: string;
  /** The consent entry `expired`. */
  readonly entryId: string;
}

/** Emits `contact.consent_expired`. Call it after the consents have ended. */
export async function emitConsentsExpired(
  tx: Sql,
  { tenantId, accountId }: Owner,
  ended: readonly EndedConsent[],
  { months, since, now }: { readonly months: number; readonly since: Date; readonly now: Date },
): Promise<void> {
  const drafts = ended.map(({ contactId, phone, scope, entryId }) => ({
    type: 'contact.consent_expired' as const,
    accountId,
    requestId: null,
    data: {
      contact_id: contactId,
      phone,
      scope,
      after_months: months,
      no_contact_since: since.toISOString(),
      consent_entry_id: entryId,
    },
  }));
  await emitEvents(tx, tenantId, drafts, now);
}
