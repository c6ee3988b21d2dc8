import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { raiseSignals } from '../signals/raise.ts';
import { emitEvents } from './emit.ts';

export interface ConsentChangeEvent {
  readonly contactId: string | null;
  /** E.164. */
  readonly phone: string;
  /** The consent entry. */
  readonly entryId: string;
  /** Number of waiting messages that were canceled. */
  readonly canceledMessages: number;
}

/**
 * Emits `contact.opted_in` or `contact.opted_out`, and raises the signal. Call it after all changes
 * it reports are written, so that the partner sees the new state.
 */
export async function emitConsentChanges(
  tx: Sql,
  { tenantId, accountId }: Owner,
  type: 'contact.opted_in' | 'contact.opted_out',
  changes: readonly ConsentChangeEvent[],
  how: {
    readonly scope: string;
    readonly method: string;
    readonly ruleId: string | null;
    /** The account-wide opt-out that this narrower one replaces. */
    readonly narrows?: string;
    readonly capturedAt: Date;
    /** Of an opt-in: the person's message, a call, or one of many in an import. */
    readonly via?: 'start_keyword' | 'confirmation' | 'evidence' | 'import';
    readonly sourceId?: string | null;
    readonly isSimulated?: boolean;
    readonly requestId?: string | null;
    readonly now: Date;
  },
): Promise<void> {
  await raiseSignals(
    tx,
    { tenantId, accountId },
    changes.map(({ contactId, phone }) => ({
      kind: 'consent',
      name: type === 'contact.opted_in' ? 'opted_in' : 'opted_out',
      contactId,
      occurredAt: how.capturedAt,
      data: {
        phone,
        scope: how.scope,
        method: how.method,
        via: how.via ?? null,
        source_id: how.sourceId ?? null,
        recorded_at: how.now.toISOString(),
      },
    })),
    how.now,
  );
  const { scope, method, ruleId, narrows = null, capturedAt, isSimulated = false, requestId = null, now } = how;
  const drafts = changes.map(({ contactId, phone, entryId, canceledMessages }) => {
    const data = {
      contact_id: contactId,
      phone,
      scope,
      method,
      rule_id: ruleId,
      captured_at: capturedAt.toISOString(),
      consent_entry_id: entryId,
      simulated: isSimulated,
    };
    return type === 'contact.opted_in'
      ? { type, accountId, requestId, data }
      : {
          type,
          accountId,
          requestId,
          data: { ...data, canceled_messages: canceledMessages, narrows_entry_id: narrows },
        };
  });
  await emitEvents(tx, tenantId, drafts, now);
}
