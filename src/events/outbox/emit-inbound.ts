import type { Owner } from '../../domain/account.ts';
import type { EventData } from '../../generated/events.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { emitEvents } from './emit.ts';

/** An inbound message as delivered by its carrier. */
interface ReceivedMessage {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly receivedAt: Date;
}

/** An inbound message as stored and classified. */
export interface ClassifiedInbound {
  readonly id: string;
  readonly intent: EventData<'message.inbound'>['intent'];
  readonly ruleId: string | null;
  readonly contactId: string | null;
  readonly isSimulated: boolean;
}

/**
 * A body has at most 20 KB (reliability, section 4), and JSON takes up to six bytes for a
 * character.
 */
const MAX_TEXT_LENGTH = 3_000;

/** Emits `message.inbound`. Call it after the effects of the message are written. */
export async function emitInbound(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { from, to, text, receivedAt }: ReceivedMessage,
  { id, intent, ruleId, contactId, isSimulated }: ClassifiedInbound,
  { now, requestId }: { readonly now: Date; readonly requestId: string | null },
): Promise<void> {
  const data = {
    inbound_id: id,
    from,
    to,
    text: text.slice(0, MAX_TEXT_LENGTH).toWellFormed(),
    intent,
    rule_id: ruleId,
    contact_id: contactId,
    received_at: receivedAt.toISOString(),
    simulated: isSimulated,
  };
  await emitEvents(tx, tenantId, [{ type: 'message.inbound', accountId, requestId, data }], now);
}
