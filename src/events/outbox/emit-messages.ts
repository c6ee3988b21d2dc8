import type { EventData } from '../../generated/events.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { type EventDraft, emitEvents } from './emit.ts';
import { findListeners, type Listeners } from './listeners.ts';

/** A message returned by the statement that changed it. */
export interface ChangedMessage {
  readonly id: string;
  readonly account_id: string;
}

interface MessageRow {
  readonly id: string;
  readonly account_id: string;
  readonly to_phone: string;
  readonly from_phone: string;
  readonly state: string;
  readonly state_reason: string | null;
  readonly error_code: string | null;
  readonly purpose: EventData<'message.accepted'>['purpose'];
  readonly encoding: string;
  readonly segments: number;
  readonly credits: number;
  readonly campaign_id: string | null;
  readonly due_at: Date;
  readonly accepted_at: Date | null;
  readonly finalized_at: Date | null;
  readonly request_id: string | null;
}

const findMessages = batchStatement<[tenantId: string, ids: readonly string[]], MessageRow>(
  'outbox.find_messages',
  `SELECT id, account_id, to_phone, from_phone, state, state_reason, error_code, purpose, encoding, segments, credits, campaign_id, due_at,
          accepted_at, finalized_at, request_id
     FROM messages WHERE tenant_id = $1 AND id = ANY ($2) ORDER BY id`,
);

/** Emits `message.accepted` for messages that were just accepted. */
export async function emitAccepted(
  tx: Sql,
  tenantId: string,
  messages: readonly ChangedMessage[],
  now: Date,
): Promise<void> {
  await emitEach(tx, tenantId, messages, now, (row) => ({
    type: 'message.accepted',
    ...causeOf(row),
    data: {
      message_id: row.id,
      to: row.to_phone,
      state: row.state as EventData<'message.accepted'>['state'],
      purpose: row.purpose,
      encoding: row.encoding as EventData<'message.accepted'>['encoding'],
      segments: row.segments,
      credits: row.credits,
      campaign_id: row.campaign_id,
      idempotency_key: null,
      due_at: row.due_at.toISOString(),
      from: row.from_phone,
    },
  }));
}

/**
 * Emits `message.finalized` for messages that this transaction moved to a final state, once per
 * message; `listeners` spares a caller the lookup who has looked.
 */
export async function emitFinalized(
  tx: Sql,
  tenantId: string,
  messages: readonly ChangedMessage[],
  now: Date,
  listeners?: Listeners,
): Promise<void> {
  const eventOf = (row: MessageRow): EventDraft => ({
    type: 'message.finalized',
    ...causeOf(row),
    data: {
      message_id: row.id,
      to: row.to_phone,
      from: row.from_phone,
      state: row.state as EventData<'message.finalized'>['state'],
      reason: row.state_reason,
      error_code: row.error_code,
      segments: row.segments,
      // Not accepted by a carrier: its credits were returned.
      credits: row.accepted_at === null ? 0 : row.credits,
      campaign_id: row.campaign_id,
      finalized_at: (row.finalized_at ?? now).toISOString(),
    },
  });
  await emitEach(tx, tenantId, messages, now, eventOf, listeners);
}

const causeOf = ({ account_id: accountId, request_id: requestId }: MessageRow) => ({ accountId, requestId });

/** One event per message. */
async function emitEach(
  tx: Sql,
  tenantId: string,
  messages: readonly ChangedMessage[],
  now: Date,
  eventOf: (row: MessageRow) => EventDraft,
  known?: Listeners,
): Promise<void> {
  const { rows, listeners } = await readWithListener(tx, tenantId, messages, known);
  await emitEvents(tx, tenantId, rows.map(eventOf), now, listeners);
}

/** The messages whose events an endpoint gets: others are not read. */
async function readWithListener(
  tx: Sql,
  tenantId: string,
  messages: readonly ChangedMessage[],
  known?: Listeners,
): Promise<{ readonly rows: readonly MessageRow[]; readonly listeners: Listeners }> {
  const owners = messages.map((message) => message.account_id);
  const listeners = known ?? (await findListeners(tx, tenantId, owners));
  const ids = messages.filter((message) => listeners.has(message.account_id)).map(({ id }) => id);
  return { rows: ids.length === 0 ? [] : await tx.rows(findMessages, tenantId, ids), listeners };
}
