import { batchStatement } from '../../src/platform/sql.ts';
import { type Evidence, finding, groupBy, type Judge } from './evidence.ts';

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

/** Each message was announced once and its end once; each event reached the receiver or is a dead letter, under one id and in one wording. */
export const judgeEvents: Judge = async ({ sql, cast: { tenantId }, messages, receiver }: Evidence) => {
  const events = await sql.rows(allEvents, tenantId);
  const known = new Map(events.map((event) => [event.id, event]));
  const arrived = groupBy(receiver, ({ id }) => id);
  const told = (type: string) =>
    groupBy(
      events.filter((event) => event.type === type && event.message_id !== null),
      ({ message_id: id }) => id ?? '',
    );
  const accepted = told('message.accepted');
  const finalized = told('message.finalized');
  const ids = messages.filter(({ purpose }) => purpose !== 'reply').map(({ id }) => id);
  const without = (told: Map<string, EventRow[]>): string[] => ids.filter((id) => !told.has(id));
  const repeated = (told: Map<string, EventRow[]>): string[] => ids.filter((id) => (told.get(id)?.length ?? 0) > 1);
  const name = ({ id, type, state }: EventRow): string => `${id} (${type}, ${state})`;
  return [
    ...finding('lost', 'messages whose acceptance was never told', without(accepted)),
    ...finding('lost', 'messages whose end was never told', without(finalized)),
    ...finding('duplicated', 'messages whose acceptance was told more than once', repeated(accepted)),
    ...finding('duplicated', 'messages whose end was told more than once', repeated(finalized)),
    ...finding(
      'lost',
      'events that count as delivered and that the receiver has not',
      events
        .filter(({ id, state }) => state === 'delivered' && !arrived.get(id)?.some(({ status }) => status === 204))
        .map(name),
    ),
    ...finding(
      'lost',
      'events that are neither delivered nor a dead letter',
      events.filter(({ state }) => state !== 'delivered' && state !== 'dead').map(name),
    ),
    ...finding(
      'broken',
      'events that the receiver has and that are none',
      [...arrived.keys()].filter((id) => !known.has(id)),
    ),
    ...finding(
      'broken',
      'events whose wording changed on the way or between attempts',
      events.filter(({ id, body }) => arrived.get(id)?.some((line) => line.body !== body)).map(name),
    ),
  ];
};
