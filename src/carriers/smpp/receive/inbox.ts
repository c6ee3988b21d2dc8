import type { Pdu } from 'smpp';
import { newId } from '../../../platform/ids.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Inbound } from '../../carrier.ts';
import { readAddress } from '../addresses.ts';
import type { Timing } from '../options.ts';
import { deliverText, segmentInfoOf } from './message-text.ts';

export type Acknowledge = (accepted: boolean) => void;

export interface Inbox {
  receive(pdu: Pdu, acknowledge: Acknowledge): void;
  /** Flushes messages whose segments are overdue, and retries failed ones. */
  sweep(): void;
  stop(): Promise<void>;
}

export interface InboxParts {
  readonly onInbound: (inbound: Inbound) => Promise<void>;
  readonly country: string;
  readonly timing: Timing;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** An inbound message with the segments received so far. */
interface Incoming {
  /** Identifies the message of a segment; null without segments. */
  readonly key: string | null;
  readonly from: string;
  readonly to: string;
  /** SMPP has no request ids: each inbound message gets its own. */
  readonly requestId: string;
  readonly receivedAt: Date;
  readonly since: number;
  readonly total: number;
  readonly parts: Map<number, string>;
  /** Segments that are not acknowledged yet. */
  acknowledgements: Acknowledge[];
  /** A segment was acknowledged, so only this process has it. */
  isAcknowledged: boolean;
  isHandled: boolean;
}

const MAX_INCOMPLETE = 10_000;
/** So long a repeated segment of a complete message is recognized. */
const REPEAT_MS = 5 * 60_000;

/**
 * Receives inbound messages. Each is acknowledged when it has been processed, in order per sender.
 * Segments of a long message wait for each other. A carrier that sends one segment at a time gets
 * its acknowledgement earlier, and a message that stays incomplete is processed as received,
 * because it may be a STOP.
 */
export function createInbox({ onInbound, country, timing, clock, log }: InboxParts): Inbox {
  const incomplete = new Map<string, Incoming>();
  /** Complete messages of several segments, oldest first. */
  const assembled = new Map<string, Incoming>();
  const turns = new Map<string, Promise<void>>();
  let failed: Incoming[] = [];

  const deliver = async (incoming: Incoming): Promise<void> => {
    try {
      await onInbound(inboundOf(incoming));
      incoming.isHandled = true;
      for (const acknowledge of incoming.acknowledgements) acknowledge(true);
    } catch (error) {
      log.error({ err: error, requestId: incoming.requestId }, 'inbound message could not be processed');
      if (incoming.isAcknowledged) failed.push(incoming);
      else {
        if (incoming.key !== null) assembled.delete(incoming.key);
        for (const acknowledge of incoming.acknowledgements) acknowledge(false);
      }
    }
  };

  const deliverInOrder = (incoming: Incoming): void => {
    const { from } = incoming;
    const turn = (turns.get(from) ?? Promise.resolve()).then(() => deliver(incoming));
    turns.set(from, turn);
    void turn.then(() => {
      if (turns.get(from) === turn) turns.delete(from);
    });
  };

  const remember = (key: string, incoming: Incoming): void => {
    const [oldest] = assembled.keys();
    if (oldest !== undefined && assembled.size >= MAX_INCOMPLETE) assembled.delete(oldest);
    assembled.set(key, incoming);
  };

  /**
   * A late copy of a segment is acknowledged as its message is. Phones reuse references, so a
   * segment with other words belongs to a new message.
   */
  const isRepeat = (key: string, index: number, text: string, acknowledge: Acknowledge): boolean => {
    const incoming = incomplete.has(key) ? undefined : assembled.get(key);
    if (incoming?.parts.get(index) !== text) return false;
    if (incoming.isHandled) acknowledge(true);
    else incoming.acknowledgements.push(acknowledge);
    return true;
  };

  const receive = (pdu: Pdu, acknowledge: Acknowledge): void => {
    const from = readAddress(pdu.source_addr ?? '', pdu.source_addr_ton ?? 0, country);
    const to = readAddress(pdu.destination_addr ?? '', pdu.dest_addr_ton ?? 0, country);
    const part = segmentInfoOf(pdu);
    const key = `${from} ${to} ${part?.reference} ${part?.total}`;
    const text = deliverText(pdu);
    if (part !== null && isRepeat(key, part.index, text, acknowledge)) return;
    const started = part === null ? undefined : incomplete.get(key);
    if (part !== null && started === undefined && incomplete.size >= MAX_INCOMPLETE) {
      acknowledge(false);
      return;
    }
    const incoming: Incoming = started ?? {
      key: part === null ? null : key,
      from,
      to,
      requestId: newId('req', clock().getTime()),
      receivedAt: clock(),
      since: performance.now(),
      total: part?.total ?? 1,
      parts: new Map<number, string>(),
      acknowledgements: [],
      isAcknowledged: false,
      isHandled: false,
    };
    incoming.parts.set(part?.index ?? 1, text);
    incoming.acknowledgements.push(acknowledge);
    if (incoming.parts.size < incoming.total) incomplete.set(key, incoming);
    else {
      incomplete.delete(key);
      if (part !== null) remember(key, incoming);
      deliverInOrder(incoming);
    }
  };

  const sweep = (): void => {
    const now = performance.now();
    for (const [key, incoming] of incomplete) {
      const waitedMs = now - incoming.since;
      if (waitedMs >= timing.holdPartMs) acknowledgeEarly(incoming);
      if (waitedMs < timing.reassemblyMs) continue;
      incomplete.delete(key);
      deliverInOrder(incoming);
    }
    for (const [key, { since }] of assembled) if (now - since >= REPEAT_MS) assembled.delete(key);
    const retries = failed;
    failed = [];
    for (const incoming of retries) deliverInOrder(incoming);
  };

  return {
    receive,
    sweep,
    stop: async () => {
      for (const incoming of incomplete.values()) if (incoming.isAcknowledged) deliverInOrder(incoming);
      incomplete.clear();
      await Promise.all(turns.values());
    },
  };
}

function acknowledgeEarly(incoming: Incoming): void {
  for (const acknowledge of incoming.acknowledgements) acknowledge(true);
  incoming.acknowledgements = [];
  incoming.isAcknowledged = true;
}

/**
 * SMPP gives inbound messages no id. Ours is that of this delivery, so that a retry of it counts
 * once; a redelivery by the carrier is recognized when the message is handled.
 */
function inboundOf({ from, to, parts, receivedAt, requestId }: Incoming): Inbound {
  const text = [...parts]
    .sort(([a], [b]) => a - b)
    .map(([, part]) => part)
    .join('');
  return { carrierMessageId: `smpp-${requestId}`, hasCarrierId: false, from, to, text, receivedAt, requestId };
}
