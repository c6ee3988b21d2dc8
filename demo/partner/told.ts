import type { Message, TernEvent } from '../../sdk/src/index.ts';

/** An event of this type. */
export type Told<Type extends TernEvent['type']> = Extract<TernEvent, { type: Type }>;

/** Those of one type. */
export function only<Type extends TernEvent['type']>(events: readonly TernEvent[], type: Type): Told<Type>[] {
  return events.filter((event): event is Told<Type> => event.type === type);
}

/** How many of the texts are told of exactly once. */
export function withOne(
  texts: readonly Message[],
  events: readonly { readonly data: { readonly message_id: string } }[],
): number {
  const counts = new Map<string, number>();
  for (const { data } of events) counts.set(data.message_id, (counts.get(data.message_id) ?? 0) + 1);
  return texts.filter(({ id }) => counts.get(id) === 1).length;
}

export function refOf({ data }: TernEvent): string | null {
  return data.external_ref;
}

/** How many texts were told as accepted when they were told as finalized. */
export function finalizedLater(events: readonly TernEvent[]): number {
  const accepted = new Set<string>();
  let count = 0;
  for (const { type, data } of events) {
    if (type === 'message.accepted') accepted.add(data.message_id);
    else if (type === 'message.finalized' && accepted.has(data.message_id)) count += 1;
  }
  return count;
}

/**
 * How many came before anything that happened more than a second later. Not to the millisecond: what two calls write at the same moment
 * goes out in the order in which it becomes visible.
 */
export function inOrder(events: readonly TernEvent[]): number {
  let newest = 0;
  return events.filter(({ timestamp }) => {
    const at = Date.parse(timestamp);
    newest = Math.max(newest, at);
    return newest - at <= 1_000;
  }).length;
}

/** Texts to people who had opted out, but for the confirmation. */
export function acceptedAfter(
  optOuts: readonly Told<'contact.opted_out'>[],
  accepted: readonly Told<'message.accepted'>[],
): number {
  return optOuts.reduce(
    (sum, { timestamp, data }) =>
      sum +
      accepted.filter(
        (text) => text.data.to === data.phone && text.data.purpose !== 'reply' && text.timestamp > timestamp,
      ).length,
    0,
  );
}
