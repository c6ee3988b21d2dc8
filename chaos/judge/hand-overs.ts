import { parseReference } from '../../src/messaging/carriers/carrier.ts';
import { type Evidence, finding, groupBy, isStop, type Judge, type MessageRow } from './evidence.ts';

const LEFT = ['accepted', 'sent', 'delivered', 'undelivered', 'failed'];
const UNKNOWN = 'delivery_unconfirmed';

/** The carriers' own books: nobody gets a text twice, and what the tables say of a text is what its carrier knows of it. */
export const judgeHandOvers: Judge = async ({ clients, carrier, simulator, messages }: Evidence) => {
  const taken = [
    ...carrier.map(({ reference, to, body, sid }) => ({ reference, to, body, sid })),
    ...simulator.map(({ reference, to_phone: to, text: body }) => ({ reference, to, body, sid: null })),
  ];
  const byId = groupBy(taken, ({ reference }) => parseReference(reference).messageId);
  const known = new Map(messages.map((message) => [message.id, message]));
  const stopped = new Set(clients.filter(({ method }) => isStop(method)).map(({ to }) => to));
  const one = ({ id, state, carrier: name }: MessageRow): string => `${id} (${name}, ${state})`;
  const isTaken = ({ id }: MessageRow): boolean => byId.has(id);
  const twice = (keyOf: (text: (typeof taken)[number]) => string): string[] =>
    [...groupBy(taken, keyOf)].filter(([, texts]) => texts.length > 1).map(([key]) => key);
  return [
    ...finding(
      'duplicated',
      'messages that a carrier took more than once',
      twice(({ reference }) => reference),
    ),
    ...finding(
      'duplicated',
      'people who got the same text more than once',
      twice(({ to, body }) => `${to}: ${body}`),
    ),
    ...finding(
      'lost',
      'messages that count as handed over and that no carrier has',
      messages.filter((message) => LEFT.includes(message.state) && !isTaken(message)).map(one),
    ),
    ...finding(
      'broken',
      'messages that a carrier has and that count as never sent',
      messages.filter((message) => isTaken(message) && ![...LEFT, UNKNOWN].includes(message.state)).map(one),
    ),
    ...finding(
      'broken',
      'texts that a carrier has and that are no message',
      [...byId.keys()].filter((id) => !known.has(id)),
    ),
    ...finding(
      'broken',
      'messages of unknown outcome at a carrier that deduplicates, to people who had said no STOP',
      messages
        .filter(
          ({ carrier: name, state, to_phone: to }) => name === 'simulator' && state === UNKNOWN && !stopped.has(to),
        )
        .map(one),
    ),
    ...finding(
      'broken',
      'messages under another name than their carrier gave them',
      messages
        .filter(({ id, carrier: name, carrier_message_id: sid }) => {
          const [text] = byId.get(id) ?? [];
          return name === 'twilio' && sid !== null && text?.sid !== sid;
        })
        .map(one),
    ),
  ];
};
