import { createHmac } from 'node:crypto';
import type { Pdu } from 'smpp';
import { newId } from '../../../platform/ids.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Inbound } from '../carrier.ts';
import { readAddress } from './addresses.ts';
import { deliverText, partOf } from './deliver-text.ts';
import type { Timing } from './options.ts';

export type Acknowledge = (isTaken: boolean) => void;

export interface Inbox {
  take(pdu: Pdu, acknowledge: Acknowledge): void;
  /** Looks after parts that wait for others, and texts that could not be passed on. */
  look(): void;
  stop(): Promise<void>;
}

export interface InboxParts {
  readonly onInbound: (inbound: Inbound) => Promise<void>;
  readonly country: string;
  readonly nameKey: Buffer;
  readonly timing: Timing;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** A text as far as it has come in. */
interface Incoming {
  readonly from: string;
  readonly to: string;
  /** SMPP has no requests: each text that begins to come in counts as one. */
  readonly requestId: string;
  readonly receivedAt: Date;
  readonly since: number;
  readonly total: number;
  readonly parts: Map<number, string>;
  /** Parts that the carrier has not been told to forget. */
  acknowledgements: Acknowledge[];
  /** The carrier has forgotten a part: this process alone knows it. */
  isOurs: boolean;
}

const MOST_INCOMPLETE = 10_000;

/**
 * Texts that come in. Each is acknowledged when it has been passed on, one after the other for each sender. Parts of a long text wait for each
 * other; a carrier that brings one at a time gets its acknowledgement earlier, and what never becomes whole is passed on as far as it came: it
 * may be a STOP.
 */
export function createInbox({ onInbound, country, nameKey, timing, clock, log }: InboxParts): Inbox {
  const incomplete = new Map<string, Incoming>();
  const turns = new Map<string, Promise<void>>();
  let again: Incoming[] = [];

  const pass = async (incoming: Incoming): Promise<void> => {
    try {
      await onInbound(inboundOf(incoming, nameKey));
      for (const acknowledge of incoming.acknowledgements) acknowledge(true);
    } catch (error) {
      log.error({ err: error, requestId: incoming.requestId }, 'a text that came in could not be passed on');
      if (incoming.isOurs) again.push(incoming);
      else for (const acknowledge of incoming.acknowledgements) acknowledge(false);
    }
  };

  const passInTurn = (incoming: Incoming): void => {
    const { from } = incoming;
    const turn = (turns.get(from) ?? Promise.resolve()).then(() => pass(incoming));
    turns.set(from, turn);
    void turn.then(() => {
      if (turns.get(from) === turn) turns.delete(from);
    });
  };

  const take = (pdu: Pdu, acknowledge: Acknowledge): void => {
    const from = readAddress(pdu.source_addr ?? '', pdu.source_addr_ton ?? 0, country);
    const to = readAddress(pdu.destination_addr ?? '', pdu.dest_addr_ton ?? 0, country);
    const part = partOf(pdu);
    const key = `${from} ${to} ${part?.joint} ${part?.total}`;
    const begun = part === null ? undefined : incomplete.get(key);
    if (part !== null && begun === undefined && incomplete.size >= MOST_INCOMPLETE) {
      acknowledge(false);
      return;
    }
    const incoming = begun ?? {
      from,
      to,
      requestId: newId('req', clock().getTime()),
      receivedAt: clock(),
      since: performance.now(),
      total: part?.total ?? 1,
      parts: new Map<number, string>(),
      acknowledgements: [],
      isOurs: false,
    };
    incoming.parts.set(part?.place ?? 1, deliverText(pdu));
    incoming.acknowledgements.push(acknowledge);
    if (incoming.parts.size < incoming.total) incomplete.set(key, incoming);
    else {
      incomplete.delete(key);
      passInTurn(incoming);
    }
  };

  const look = (): void => {
    const now = performance.now();
    for (const [key, incoming] of incomplete) {
      const waitedMs = now - incoming.since;
      if (waitedMs >= timing.holdPartMs) keepAlone(incoming);
      if (waitedMs < timing.joinMs) continue;
      incomplete.delete(key);
      passInTurn(incoming);
    }
    const failed = again;
    again = [];
    for (const incoming of failed) passInTurn(incoming);
  };

  return {
    take,
    look,
    stop: async () => {
      for (const incoming of incomplete.values()) if (incoming.isOurs) passInTurn(incoming);
      incomplete.clear();
      await Promise.all(turns.values());
    },
  };
}

function keepAlone(incoming: Incoming): void {
  for (const acknowledge of incoming.acknowledgements) acknowledge(true);
  incoming.acknowledgements = [];
  incoming.isOurs = true;
}

/**
 * SMPP names no incoming text. The same words between the same two within one minute are the carrier repeating itself. The name outlives the person
 * who wrote: only with the key could anybody try all numbers until it fits.
 */
function inboundOf({ from, to, parts, receivedAt, requestId }: Incoming, nameKey: Buffer): Inbound {
  const text = [...parts]
    .sort(([a], [b]) => a - b)
    .map(([, part]) => part)
    .join('');
  const minute = Math.floor(receivedAt.getTime() / 60_000);
  const digest = createHmac('sha256', nameKey)
    .update(JSON.stringify([from, to, text, minute]))
    .digest('hex');
  return { carrierMessageId: `smpp-${digest.slice(0, 32)}`, from, to, text, receivedAt, requestId };
}
