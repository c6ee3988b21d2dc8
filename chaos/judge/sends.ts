import { type Evidence, finding, groupBy, type Judge, type MessageRow } from './evidence.ts';

const SINGLE = ['partner.send', 'messages.send'];
const KEY = /^Order #([^#]+)#/;

/** Every send that was answered is in the tables once, whatever happened between; one that was refused is not; no key has two effects. */
export const judgeSends: Judge = async ({ clients, messages }: Evidence) => {
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
  const refusedAndSent: string[] = [];
  const open: string[] = [];
  for (const [key, lines] of calls) {
    const answers = new Set(lines.flatMap(({ messageId }) => (messageId === undefined ? [] : [messageId])));
    const [answer] = answers;
    const kept: readonly MessageRow[] = rows.get(key) ?? [];
    if (answers.size > 1) twoAnswers.push(key);
    if (answer !== undefined && !kept.some(({ id }) => id === answer)) missing.push(key);
    const isRefused = lines.some(({ what }) => what === 'refused');
    if (isRefused && kept.length > 0) refusedAndSent.push(key);
    if (!isRefused && answer === undefined) open.push(key);
  }
  const repeated = [...rows].filter(([, kept]) => kept.length > 1).map(([key]) => key);
  const unknown = [...rows.keys()].filter((key) => !calls.has(key));
  return [
    ...finding('lost', 'sends that were acknowledged and are not in the tables', missing),
    ...finding('duplicated', 'idempotency keys with more than one message', repeated),
    ...finding('duplicated', 'idempotency keys that were answered with different messages', twoAnswers),
    ...finding('broken', 'sends that were refused and are in the tables all the same', refusedAndSent),
    ...finding('broken', 'messages that nobody asked for', unknown),
    ...finding('lost', 'calls that never got an answer', open),
  ];
};
