import { batchStatement } from '../../../src/platform/database/sql.ts';
import { type Check, type Evidence, finding, groupBy } from './evidence.ts';

interface EventRow {
  readonly id: string;
  readonly type: string;
  readonly state: string;
  readonly body: string;
  readonly message_id: string | null;
}

const allEvents = batchStatement<[tenantId: string], EventRow>(
  'chaos.events',
  "SELECT id, type, state, body, body::jsonb -> 'data' ->> 'message_id' AS message_id FROM outbox_events WHERE tenant_id = $1",
);

/**
 * Each message has one accepted and one finalized event. Each event reached the receiver or is a
 * dead letter, with one id and one body.
 */
export const checkEvents: Check = async ({ sql, fixture: { tenantId }, messages, receiver }: Evidence) => {
  const events = await sql.rows(allEvents, tenantId);
  const known = new Map(events.map((event) => [event.id, event]));
  const arrived = groupBy(receiver, ({ id }) => id);
  const byMessage = (type: string) =>
    groupBy(
      events.filter((event) => event.type === type && event.message_id !== null),
      ({ message_id: id }) => id ?? '',
    );
  const accepted = byMessage('message.accepted');
  const finalized = byMessage('message.finalized');
  const ids = messages.filter(({ purpose }) => purpose !== 'reply').map(({ id }) => id);
  const without = (perMessage: Map<string, EventRow[]>): string[] => ids.filter((id) => !perMessage.has(id));
  const repeated = (perMessage: Map<string, EventRow[]>): string[] =>
    ids.filter((id) => (perMessage.get(id)?.length ?? 0) > 1);
  const name = ({ id, type, state }: EventRow): string => `${id} (${type}, ${state})`;
  return [
    ...finding('lost', 'messages without an accepted event', without(accepted)),
    ...finding('lost', 'messages without a finalized event', without(finalized)),
    ...finding('duplicated', 'messages with more than one accepted event', repeated(accepted)),
    ...finding('duplicated', 'messages with more than one finalized event', repeated(finalized)),
    ...finding(
      'lost',
      'delivered events that the receiver did not record',
      events
        .filter(({ id, state }) => state === 'delivered' && !arrived.get(id)?.some(({ status }) => status === 204))
        .map(name),
    ),
    ...finding(
      'lost',
      'events that are neither delivered nor dead letters',
      events.filter(({ state }) => state !== 'delivered' && state !== 'dead').map(name),
    ),
    ...finding(
      'inconsistent',
      'received events that do not exist',
      [...arrived.keys()].filter((id) => !known.has(id)),
    ),
    ...finding(
      'inconsistent',
      'events whose body changed between attempts',
      events.filter(({ id, body }) => arrived.get(id)?.some((line) => line.body !== body)).map(name),
    ),
  ];
};
