import type { EventData } from '../../generated/events.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Inbound } from '../carriers/carrier.ts';
import type { Owner } from '../tenancy.ts';
import { emitEvents, isListenedTo } from './emit.ts';

/** A text that came in, as it was kept and read. */
export interface ReadInbound {
  readonly id: string;
  readonly intent: EventData<'message.inbound'>['intent'];
  readonly ruleId: string | null;
  readonly contactId: string | null;
}

/** A body has at most 20 KB (reliability, section 4), and JSON takes up to six bytes for a character. */
const LONGEST_TEXT = 3_000;

/** `message.inbound`, after what the text asked for has been done. */
export async function announceInbound(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { from, to, text, receivedAt }: Inbound,
  { id, intent, ruleId, contactId }: ReadInbound,
  { now, requestId }: { readonly now: Date; readonly requestId: string | null },
): Promise<void> {
  if (!isListenedTo(tenantId, accountId)) return;
  const data = {
    inbound_id: id,
    from,
    to,
    text: text.slice(0, LONGEST_TEXT).toWellFormed(),
    intent,
    rule_id: ruleId,
    contact_id: contactId,
    received_at: receivedAt.toISOString(),
  };
  await emitEvents(tx, tenantId, [{ type: 'message.inbound', accountId, requestId, data }], now);
}
