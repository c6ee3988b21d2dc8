import { messageGroup } from '../../counting/groups.ts';
import { hashParams } from '../../domain/audit/call-hash.ts';
import { eventBody } from '../../events/outbox/emit.ts';
import { balanceEvents } from '../../events/outbox/emit-balance.ts';
import type { Transaction } from '../../platform/database/sql.ts';
import { validUntil } from '../rules/valid-until.ts';
import type { Accepted } from './evaluate-batch.ts';
import { type AcceptedRecord, type EventRecord, saveMessages } from './queries.ts';

/**
 * Writes the accepted messages with their keys, debits, audit entries and events, sent together
 * with the COMMIT.
 */
export function saveAccepted(tx: Transaction, tenantId: string, accepted: readonly Accepted[]): void {
  const messages = JSON.stringify(accepted.map(recordOf));
  const events = JSON.stringify(accepted.flatMap(eventsOf));
  tx.last(saveMessages, tenantId, messages, events);
}

function recordOf({
  request,
  accountId,
  contactId,
  number,
  content,
  decision,
  timing,
  requestHash,
  answer,
}: Accepted): AcceptedRecord {
  const { recipient, params, purpose } = request;
  const group = messageGroup({
    template_id: typeof params.template_id === 'string' ? params.template_id : null,
    ...{ number_id: number.id, carrier: number.carrier, purpose },
    country: recipient.ok ? recipient.country : null,
  });
  return {
    key: request.idempotencyKey,
    request_hash: requestHash,
    answer: JSON.stringify(answer),
    account_id: accountId,
    message_id: answer.message_id,
    contact_id: contactId,
    number_id: number.id,
    from_phone: number.phone,
    to_phone: answer.to,
    body: content.text,
    original_body: content.original,
    encoding: answer.encoding,
    segments: answer.segments,
    credits: answer.credits,
    purpose,
    state: answer.state,
    decision,
    due_at: timing.dueAt,
    valid_until: validUntil(timing.dueAt, request.validitySeconds),
    carrier: number.carrier,
    measure_group: group.key,
    media: content.media,
    dimensions: JSON.parse(group.dimensions) as object,
    entry_id: request.newId('cre'),
    audit_id: request.newId('aud'),
    key_id: request.key.id,
    params_hash: hashParams(request.hash, request.params),
    request_id: request.requestId,
    now: request.now,
  };
}

/** `message.accepted`, and the balance events of the debit. */
function eventsOf({ request, accountId, number, timing, answer, balance }: Accepted): EventRecord[] {
  const { message_id, to, state, encoding, segments, credits, external_ref: externalRef } = answer;
  const { requestId, now, newId, purpose, idempotencyKey } = request;
  const data = {
    message_id,
    to,
    state,
    purpose,
    encoding,
    segments,
    credits,
    campaign_id: null,
    idempotency_key: idempotencyKey,
    due_at: timing.dueAt.toISOString(),
    from: number.phone,
  };
  return [{ type: 'message.accepted', data } as const, ...balanceEvents(balance)].map((event) => {
    const id = newId('evt');
    const body = eventBody(id, event.type, externalRef, event.data, now);
    return { id, account_id: accountId, type: event.type, body, request_id: requestId, now };
  });
}
