import { type Check, type Evidence, finding } from './evidence.ts';

/**
 * No work is unfinished, no process exited unexpectedly, and no call returned an internal error.
 */
export const checkUnfinished: Check = async ({ left, unexpectedExits, clients, messages }: Evidence) => [
  ...finding(
    'lost',
    'work that is stuck',
    Object.entries(left).map(([what, count]) => `${count} ${what}`),
  ),
  ...finding(
    'lost',
    'messages that are no longer dispatched',
    messages.filter(({ state }) => ['queued', 'scheduled'].includes(state)).map(({ id, state }) => `${id} (${state})`),
  ),
  ...finding('inconsistent', 'processes that exited unexpectedly', unexpectedExits),
  ...finding(
    'inconsistent',
    'invalid calls by the clients of this run',
    clients.filter(({ code }) => code === '-32602').map(({ method, key }) => `${method} ${key}`),
  ),
  ...finding(
    'inconsistent',
    'calls that returned an internal error',
    clients.filter(({ code }) => code === '-32603').map(({ method, key }) => `${method} ${key}`),
  ),
];
