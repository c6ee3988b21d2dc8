import type { Sql } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';
import { emitEvents, isListenedTo } from './emit.ts';

export interface ChangedConsent {
  readonly contactId: string | null;
  /** E.164. */
  readonly phone: string;
  /** The entry of the ledger. */
  readonly entryId: string;
  /** Texts that were waiting and will not leave. */
  readonly recalled: number;
}

/** `contact.opted_in` or `contact.opted_out`, after everything it reports has been written: the partner hears of what holds already. */
export async function announceConsent(
  tx: Sql,
  { tenantId, accountId }: Owner,
  type: 'contact.opted_in' | 'contact.opted_out',
  changes: readonly ChangedConsent[],
  how: {
    readonly scope: string;
    readonly method: string;
    readonly ruleId: string | null;
    /** The entry of the opt-out of everything whose place a narrower one takes. */
    readonly narrows?: string;
    readonly capturedAt: Date;
    readonly requestId?: string | null;
    readonly now: Date;
  },
): Promise<void> {
  if (!isListenedTo(tenantId, accountId)) return;
  const { scope, method, ruleId, narrows = null, capturedAt, requestId = null, now } = how;
  const drafts = changes.map(({ contactId, phone, entryId, recalled }) => {
    const data = {
      contact_id: contactId,
      phone,
      scope,
      method,
      rule_id: ruleId,
      captured_at: capturedAt.toISOString(),
      consent_entry_id: entryId,
    };
    return type === 'contact.opted_in'
      ? { type, accountId, requestId, data }
      : { type, accountId, requestId, data: { ...data, recalled_messages: recalled, narrows_entry_id: narrows } };
  });
  await emitEvents(tx, tenantId, drafts, now);
}
