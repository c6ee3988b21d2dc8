import { type Evidence, finding, type Judge } from './evidence.ts';

/** Nothing waits any more, no process ended by itself, and no call was answered by "something went wrong". */
export const judgeRest: Judge = async ({ left, deaths, clients, messages }: Evidence) => [
  ...finding(
    'lost',
    'work that is stuck',
    Object.entries(left).map(([what, count]) => `${count} ${what}`),
  ),
  ...finding(
    'lost',
    'messages that nobody hands over any more',
    messages
      .filter(({ state }) => ['queued', 'submitting', 'scheduled'].includes(state))
      .map(({ id, state }) => `${id} (${state})`),
  ),
  ...finding('broken', 'processes that ended by themselves', deaths),
  ...finding(
    'broken',
    'calls that the clients of this run got wrong themselves',
    clients.filter(({ code }) => code === '-32602').map(({ method, key }) => `${method} ${key}`),
  ),
  ...finding(
    'broken',
    'calls answered by an internal error',
    clients.filter(({ code }) => code === '-32603').map(({ method, key }) => `${method} ${key}`),
  ),
];
