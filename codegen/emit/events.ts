import type { Contract } from '../contract.ts';
import { GENERATED } from './banner.ts';

/**
 * `src/generated/events.ts`: the events that the service writes to its outbox. Data of the wrong
 * event type does not compile.
 */
export function emitEvents({ events }: Contract): Map<string, string> {
  const names = events.map(({ typeName }) => typeName);
  const text = [
    GENERATED,
    ...(names.length > 0 ? [`import type { ${names.join(', ')} } from './types.ts';`] : []),
    '',
    '/** The body of an event as it is delivered. */',
    `export type OutboxEvent = ${names.join(' | ') || 'never'};`,
    '',
    `export type EventType = ${events.map(({ type }) => `'${type}'`).join(' | ') || 'never'};`,
    '',
    `export const eventTypes: readonly EventType[] = [${events.map(({ type }) => `'${type}'`).join(', ')}];`,
    '',
    '/** The data of an event type. The outbox adds external_ref from the account of the event. */',
    "export type EventData<T extends EventType> = T extends EventType ? Omit<Extract<OutboxEvent, { type: T }>['data'], 'external_ref'> : never;",
    '',
  ].join('\n');
  return new Map([['src/generated/events.ts', text]]);
}
