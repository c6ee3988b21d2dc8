import { parseReference } from '../../../src/carriers/carrier.ts';
import { type Check, type Evidence, finding, groupBy, isStop, type MessageRow } from './evidence.ts';

const SUBMITTED = ['accepted', 'sent', 'delivered', 'undelivered', 'failed'];
const UNKNOWN = 'delivery_unconfirmed';

/**
 * No recipient gets a message twice, and the state of each message matches the record of its
 * carrier.
 */
export const checkSubmissions: Check = async ({ clients, carrier, simulator, messages }: Evidence) => {
  const accepted = [
    ...carrier.map(({ reference, to, body, sid }) => ({ reference, to, body, sid })),
    ...simulator.map(({ reference, to_phone: to, text: body }) => ({ reference, to, body, sid: null })),
  ];
  const byId = groupBy(accepted, ({ reference }) => parseReference(reference).messageId);
  const known = new Map(messages.map((message) => [message.id, message]));
  const stopped = new Set(clients.filter(({ method }) => isStop(method)).map(({ to }) => to));
  const one = ({ id, state, carrier: name }: MessageRow): string => `${id} (${name}, ${state})`;
  const isAccepted = ({ id }: MessageRow): boolean => byId.has(id);
  const twice = (keyOf: (submission: (typeof accepted)[number]) => string): string[] =>
    [...groupBy(accepted, keyOf)].filter(([, submissions]) => submissions.length > 1).map(([key]) => key);
  return [
    ...finding(
      'duplicated',
      'messages that a carrier accepted more than once',
      twice(({ reference }) => reference),
    ),
    ...finding(
      'duplicated',
      'recipients who got the same message more than once',
      twice(({ to, body }) => `${to}: ${body}`),
    ),
    ...finding(
      'lost',
      'submitted messages that no carrier has',
      messages.filter((message) => SUBMITTED.includes(message.state) && !isAccepted(message)).map(one),
    ),
    ...finding(
      'inconsistent',
      'messages that a carrier has and that are recorded as unsent',
      messages.filter((message) => isAccepted(message) && ![...SUBMITTED, UNKNOWN].includes(message.state)).map(one),
    ),
    ...finding(
      'inconsistent',
      'submissions without a message',
      [...byId.keys()].filter((id) => !known.has(id)),
    ),
    ...finding(
      'inconsistent',
      'unconfirmed messages at a carrier that deduplicates, to recipients without a STOP',
      messages
        .filter(
          ({ carrier: name, state, to_phone: to }) => name === 'simulator' && state === UNKNOWN && !stopped.has(to),
        )
        .map(one),
    ),
    ...finding(
      'inconsistent',
      'messages with a wrong carrier id',
      messages
        .filter(({ id, carrier: name, carrier_message_id: sid }) => {
          const [submission] = byId.get(id) ?? [];
          return name !== 'simulator' && sid !== null && submission?.sid !== sid;
        })
        .map(one),
    ),
  ];
};
