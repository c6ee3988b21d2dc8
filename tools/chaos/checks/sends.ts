import { type Check, type Evidence, finding, groupBy, type MessageRow } from './evidence.ts';

const SINGLE = ['partner.send', 'messages.send'];
const KEY = /^Order #([^#]+)#/;

/**
 * Every acknowledged send is stored once, no rejected send is stored, and no key has two effects.
 */
export const checkSends: Check = async ({ clients, messages }: Evidence) => {
  const calls = groupBy(
    clients.filter(({ method }) => SINGLE.includes(method)),
    ({ key }) => key,
  );
  const rows = groupBy(
    messages.filter(({ body }) => KEY.test(body)),
    ({ body }) => KEY.exec(body)?.[1] ?? '',
  );
  const missing: string[] = [];
  const twoAnswers: string[] = [];
  const rejectedAndSent: string[] = [];
  const unanswered: string[] = [];
  for (const [key, lines] of calls) {
    const answers = new Set(lines.flatMap(({ messageId }) => (messageId === undefined ? [] : [messageId])));
    const [answer] = answers;
    const kept: readonly MessageRow[] = rows.get(key) ?? [];
    if (answers.size > 1) twoAnswers.push(key);
    if (answer !== undefined && !kept.some(({ id }) => id === answer)) missing.push(key);
    const isRejected = lines.some(({ what }) => what === 'rejected');
    if (isRejected && kept.length > 0) rejectedAndSent.push(key);
    if (!isRejected && answer === undefined) unanswered.push(key);
  }
  const repeated = [...rows].filter(([, kept]) => kept.length > 1).map(([key]) => key);
  const unknown = [...rows.keys()].filter((key) => !calls.has(key));
  return [
    ...finding('lost', 'acknowledged sends that are not stored', missing),
    ...finding('duplicated', 'idempotency keys with more than one message', repeated),
    ...finding('duplicated', 'idempotency keys with different answers', twoAnswers),
    ...finding('inconsistent', 'rejected sends that are stored', rejectedAndSent),
    ...finding('inconsistent', 'messages without a call', unknown),
    ...finding('lost', 'calls that never got an answer', unanswered),
  ];
};
