import { isDeepStrictEqual } from 'node:util';
import type { Message, PartnerOutboxListResult, TernEvent } from '../../../sdk/src/index.ts';
import { BILLED_STATES, type Check } from '../reconcile.ts';
import type { Platform, Shop } from './open-shops.ts';
import {
  acceptedAfter,
  eventsOfType,
  finalizedAfterAccepted,
  inOrder,
  refOf,
  withOneEvent,
} from './received-events.ts';
import type { SendLog } from './send-messages.ts';

export interface PartnerRun {
  /** Credits that the partner received. */
  readonly credits: number;
  readonly log: SendLog;
  /** Events in order of arrival. */
  readonly received: readonly TernEvent[];
  /** Consent of each contact when its contact.opted_out event arrived. */
  readonly consentStates: readonly string[];
}

/**
 * Compares the events that the partner received with the messages, contacts and credits of its
 * customers.
 */
export async function reconcilePartner(platform: Platform, run: PartnerRun): Promise<Check[]> {
  const { tern, shops } = platform;
  const { credits, log, received, consentStates } = run;
  const outbox: PartnerOutboxListResult['items'] = [];
  for await (const item of tern.partner.outbox.list({ limit: 200 })) outbox.push(item);
  const records = await Promise.all(shops.map(readRecords));
  const messages = records.flatMap((record) => record.messages);
  const optedOut = records.reduce((sum, record) => sum + record.optedOut, 0);
  const spent = messages.reduce((sum, message) => sum + (BILLED_STATES.has(message.state) ? message.credits : 0), 0);
  const balances = await Promise.all([tern, ...shops.map((shop) => shop.tern)].map((each) => each.billing.balance({})));

  const bodies = new Map(received.map((event) => [event.id, event]));
  const accepted = eventsOfType(received, 'message.accepted');
  const finalized = eventsOfType(received, 'message.finalized');
  // Some contacts reply STOP to the confirmation too. That changes nothing.
  const stopped = new Set(
    eventsOfType(received, 'message.inbound')
      .filter(({ data }) => data.intent === 'stop')
      .map(({ data }) => `${data.from} to ${data.to}`),
  );
  const optOuts = eventsOfType(received, 'contact.opted_out');
  const ends = new Map(finalized.map(({ data }) => [data.message_id, data.state]));
  const requested = messages.filter(({ purpose }) => purpose !== 'reply');
  return [
    {
      what: 'partner: messages accepted = messages of the customers',
      left: log.accepted.size,
      right: requested.length,
    },
    {
      what: 'partner: calls repeated = answered with the first message',
      left: log.repeated,
      right: log.repeatedEqually,
    },
    {
      what: 'partner: events written = events delivered',
      left: outbox.length,
      right: outbox.filter(isDelivered).length,
    },
    { what: 'partner: events written = events received', left: outbox.length, right: received.length },
    {
      what: 'partner: events written = received with the same body',
      left: outbox.length,
      right: outbox.filter(({ event_id: id, event }) => isDeepStrictEqual(bodies.get(id), event)).length,
    },
    {
      what: 'partner: messages = messages with one message.accepted',
      left: messages.length,
      right: withOneEvent(messages, accepted),
    },
    {
      what: 'partner: messages = messages with one message.finalized',
      left: messages.length,
      right: withOneEvent(messages, finalized),
    },
    {
      what: 'partner: messages = messages with the state of their event',
      left: messages.length,
      right: messages.filter(({ id, state }) => ends.get(id) === state).length,
    },
    {
      what: 'partner: messages = accepted before finalized',
      left: messages.length,
      right: finalizedAfterAccepted(received),
    },
    ...[...new Set(received.map(refOf))].map((ref) => {
      const events = received.filter((event) => refOf(event) === ref);
      return {
        what: `${ref ?? 'partner itself'}: events received = in order, within a second`,
        left: events.length,
        right: inOrder(events),
      };
    }),
    { what: 'partner: contacts who said STOP = contact.opted_out received', left: stopped.size, right: optOuts.length },
    { what: 'partner: contacts opted out = contact.opted_out received', left: optedOut, right: optOuts.length },
    {
      what: 'partner: contact.opted_out received = opted out at that time',
      left: optOuts.length,
      right: consentStates.filter((state) => state === 'opted_out').length,
    },
    {
      what: 'partner: messages accepted after contact.opted_out',
      left: 0,
      right: acceptedAfter(optOuts, accepted),
    },
    {
      what: 'partner: credits in message.finalized = credits of the messages',
      left: finalized.reduce((sum, { data }) => sum + data.credits, 0),
      right: spent,
    },
    {
      what: 'partner: credits granted = balances + spent',
      left: credits,
      right: balances.reduce((sum, { posted }) => sum + posted, 0) + spent,
    },
    { what: 'partner: credits still held', left: 0, right: balances.reduce((sum, { held }) => sum + held, 0) },
  ];
}

interface ShopRecords {
  readonly messages: readonly Message[];
  readonly optedOut: number;
}

async function readRecords({ tern }: Shop): Promise<ShopRecords> {
  const messages: Message[] = [];
  for await (const message of tern.messages.list({ limit: 200 })) messages.push(message);
  let optedOut = 0;
  for await (const { consent } of tern.contacts.list({ limit: 200 })) if (consent.status === 'opted_out') optedOut += 1;
  return { messages, optedOut };
}

function isDelivered({ state }: { readonly state: string }): boolean {
  return state === 'delivered';
}
