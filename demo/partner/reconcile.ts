import { isDeepStrictEqual } from 'node:util';
import type { Message, PartnerOutboxListResult, TernEvent } from '../../sdk/src/index.ts';
import { type Check, TAKEN } from '../reconcile.ts';
import type { Platform, Shop } from './open-shops.ts';
import type { SendLog } from './send-texts.ts';
import { acceptedAfter, finalizedLater, inOrder, only, refOf, withOne } from './told.ts';

export interface PartnerStory {
  /** What the partner was given. */
  readonly credits: number;
  readonly log: SendLog;
  /** Events as the partner took them. */
  readonly taken: readonly TernEvent[];
  /** How a contact stood when its contact.opted_out arrived, for each. */
  readonly standings: readonly string[];
}

/** Holds what the partner was told against the texts, contacts and credits of its customers. */
export async function reconcilePartner(platform: Platform, story: PartnerStory): Promise<Check[]> {
  const { tern, shops } = platform;
  const { credits, log, taken, standings } = story;
  const outbox: PartnerOutboxListResult['items'] = [];
  for await (const item of tern.partner.outbox.list({ limit: 200 })) outbox.push(item);
  const books = await Promise.all(shops.map(readBooks));
  const texts = books.flatMap((book) => book.texts);
  const optedOut = books.reduce((sum, book) => sum + book.optedOut, 0);
  const spent = texts.reduce((sum, text) => sum + (TAKEN.has(text.state) ? text.credits : 0), 0);
  const balances = await Promise.all([tern, ...shops.map((shop) => shop.tern)].map((each) => each.billing.balance({})));

  const bodies = new Map(taken.map((event) => [event.id, event]));
  const accepted = only(taken, 'message.accepted');
  const finalized = only(taken, 'message.finalized');
  // Some say STOP again, to the confirmation: that changes nothing.
  const stopped = new Set(
    only(taken, 'message.inbound')
      .filter(({ data }) => data.intent === 'stop')
      .map(({ data }) => `${data.from} to ${data.to}`),
  );
  const optOuts = only(taken, 'contact.opted_out');
  const ends = new Map(finalized.map(({ data }) => [data.message_id, data.state]));
  const asked = texts.filter(({ purpose }) => purpose !== 'reply');
  return [
    {
      what: 'partner: texts accepted = texts of the customers',
      left: log.accepted.size,
      right: asked.length,
    },
    { what: 'partner: calls repeated = answered like the first', left: log.repeated, right: log.repeatedAlike },
    {
      what: 'partner: events written = events delivered',
      left: outbox.length,
      right: outbox.filter(isDelivered).length,
    },
    { what: 'partner: events written = events taken', left: outbox.length, right: taken.length },
    {
      what: 'partner: events written = ids taken with the same body',
      left: outbox.length,
      right: outbox.filter(({ event_id: id, event }) => isDeepStrictEqual(bodies.get(id), event)).length,
    },
    { what: 'partner: texts = texts with one message.accepted', left: texts.length, right: withOne(texts, accepted) },
    { what: 'partner: texts = texts with one message.finalized', left: texts.length, right: withOne(texts, finalized) },
    {
      what: 'partner: texts = texts that ended as was told',
      left: texts.length,
      right: texts.filter(({ id, state }) => ends.get(id) === state).length,
    },
    {
      what: 'partner: texts = texts accepted first and finalized later',
      left: texts.length,
      right: finalizedLater(taken),
    },
    ...[...new Set(taken.map(refOf))].map((ref) => {
      const events = taken.filter((event) => refOf(event) === ref);
      return {
        what: `${ref ?? 'partner itself'}: events taken = in their order, to a second`,
        left: events.length,
        right: inOrder(events),
      };
    }),
    { what: 'partner: people who said STOP = contact.opted_out told', left: stopped.size, right: optOuts.length },
    { what: 'partner: contacts opted out = contact.opted_out told', left: optedOut, right: optOuts.length },
    {
      what: 'partner: contact.opted_out told = opted out by then',
      left: optOuts.length,
      right: standings.filter((standing) => standing === 'opted_out').length,
    },
    {
      what: 'partner: texts accepted after contact.opted_out',
      left: 0,
      right: acceptedAfter(optOuts, accepted),
    },
    {
      what: 'partner: credits in message.finalized = credits of the texts',
      left: finalized.reduce((sum, { data }) => sum + data.credits, 0),
      right: spent,
    },
    {
      what: 'partner: credits granted = its own + of its customers + spent',
      left: credits,
      right: balances.reduce((sum, { posted }) => sum + posted, 0) + spent,
    },
    { what: 'partner: credits still held', left: 0, right: balances.reduce((sum, { held }) => sum + held, 0) },
  ];
}

interface Books {
  readonly texts: readonly Message[];
  readonly optedOut: number;
}

async function readBooks({ tern }: Shop): Promise<Books> {
  const texts: Message[] = [];
  for await (const text of tern.messages.list({ limit: 200 })) texts.push(text);
  let optedOut = 0;
  for await (const { consent } of tern.contacts.list({ limit: 200 })) if (consent.status === 'opted_out') optedOut += 1;
  return { texts, optedOut };
}

function isDelivered({ state }: { readonly state: string }): boolean {
  return state === 'delivered';
}
