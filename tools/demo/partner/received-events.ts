import type { Message, TernEvent } from '../../../sdk/src/index.ts';

/** The event type with this name. */
export type EventOf<Type extends TernEvent['type']> = Extract<TernEvent, { type: Type }>;

/** The events of one type. */
export function eventsOfType<Type extends TernEvent['type']>(
  events: readonly TernEvent[],
  type: Type,
): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type);
}

/** Number of messages with exactly one of the events. */
export function withOneEvent(
  messages: readonly Message[],
  events: readonly { readonly data: { readonly message_id: string } }[],
): number {
  const counts = new Map<string, number>();
  for (const { data } of events) counts.set(data.message_id, (counts.get(data.message_id) ?? 0) + 1);
  return messages.filter(({ id }) => counts.get(id) === 1).length;
}

export function refOf({ data }: TernEvent): string | null {
  return data.external_ref;
}

/** Number of messages whose accepted event came before their finalized event. */
export function finalizedAfterAccepted(events: readonly TernEvent[]): number {
  const accepted = new Set<string>();
  let count = 0;
  for (const { type, data } of events) {
    if (type === 'message.accepted') accepted.add(data.message_id);
    else if (type === 'message.finalized' && accepted.has(data.message_id)) count += 1;
  }
  return count;
}

/**
 * Number of events that arrived in order, with a tolerance of one second: events of concurrent
 * calls are delivered in the order of their commits.
 */
export function inOrder(events: readonly TernEvent[]): number {
  let newest = 0;
  return events.filter(({ timestamp }) => {
    const at = Date.parse(timestamp);
    newest = Math.max(newest, at);
    return newest - at <= 1_000;
  }).length;
}

/** Number of messages accepted after the recipient opted out, without the confirmation. */
export function acceptedAfter(
  optOuts: readonly EventOf<'contact.opted_out'>[],
  accepted: readonly EventOf<'message.accepted'>[],
): number {
  return optOuts.reduce(
    (sum, { timestamp, data }) =>
      sum +
      accepted.filter(
        (event) => event.data.to === data.phone && event.data.purpose !== 'reply' && event.timestamp > timestamp,
      ).length,
    0,
  );
}
