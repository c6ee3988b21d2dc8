import type { Message, MessageEvent, Decision as WireDecision } from '../../generated/types.ts';
import { mediaField } from '../../media/media-file.ts';
import type { Decision } from '../facts/send-facts.ts';
import type { MessageRow, ReceiptRow } from './queries.ts';

export function presentMessage(row: MessageRow): Message {
  return {
    id: row.id,
    state: row.state as Message['state'],
    state_reason: row.state_reason,
    to: row.to_phone,
    from: row.from_phone,
    text: row.body,
    original_text: row.original_body,
    encoding: row.encoding as Message['encoding'],
    segments: row.segments,
    credits: row.credits,
    purpose: row.purpose as Message['purpose'],
    contact_id: row.contact_id,
    campaign_id: row.campaign_id,
    ...(row.journey_id !== null && { journey_id: row.journey_id, node_id: row.node_id ?? '' }),
    number_id: row.number_id,
    error_code: row.error_code,
    carrier: row.carrier,
    carrier_message_id: row.carrier_message_id,
    request_id: row.request_id,
    retry_of: row.retry_of,
    created_at: row.created_at.toISOString(),
    due_at: row.due_at.toISOString(),
    valid_until: row.valid_until?.toISOString() ?? null,
    finalized_at: row.finalized_at?.toISOString() ?? null,
    ...mediaField(row.media),
  };
}

/**
 * The service's own steps, from the times of the row, and the carrier's reports, in order of
 * arrival.
 */
export function presentEvents(row: MessageRow, receipts: readonly ReceiptRow[]): MessageEvent[] {
  const first: MessageEvent['state'] = row.due_at > row.created_at ? 'scheduled' : 'queued';
  const steps: readonly (readonly [Date | null, MessageEvent['state']])[] = [
    [row.created_at, first],
    [row.submitting_at, 'submitting'],
    [row.accepted_at, 'accepted'],
  ];
  const events = steps.flatMap(([at, state]) => (at === null ? [] : [event(at, state, 'service', null)]));
  const reported = receipts.map(({ status, received_at: at, done_at: doneAt, error_code: error }) =>
    event(at, status as MessageEvent['state'], 'carrier', error, doneAt),
  );
  const isFinalizedHere =
    row.finalized_at !== null &&
    ['canceled', 'rejected', 'expired', 'delivery_unconfirmed'].includes(row.state) &&
    reported.every(({ state }) => state !== row.state);
  const end =
    isFinalizedHere && row.finalized_at !== null
      ? [
          event(
            row.finalized_at,
            row.state as MessageEvent['state'],
            row.state === 'rejected' ? 'carrier' : 'service',
            row.error_code,
          ),
        ]
      : [];
  return [...events, ...reported, ...end].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

export function presentDecision(decision: Decision): WireDecision {
  return { ...decision, gates: decision.gates.map((gate) => ({ ...gate, inputs: { ...gate.inputs } })) };
}

function event(
  at: Date,
  state: MessageEvent['state'],
  source: MessageEvent['source'],
  error: string | null,
  carrierAt: Date | null = null,
): MessageEvent {
  return { at: at.toISOString(), state, source, error_code: error, carrier_at: carrierAt?.toISOString() ?? null };
}
