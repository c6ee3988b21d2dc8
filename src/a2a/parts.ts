import { randomUUID } from 'node:crypto';
import { type Message, type Part, Role } from '@a2a-js/sdk';

/** A data part of A2A, whose value is JSON. */
export function dataPart(value: object): Part {
  return { content: { $case: 'data', value }, metadata: undefined, filename: '', mediaType: 'application/json' };
}

export function textPart(value: string): Part {
  return { content: { $case: 'text', value }, metadata: undefined, filename: '', mediaType: 'text/plain' };
}

/** A message of the service: a sentence for people, and the same as data for programs. */
export function reply(
  text: string,
  data: object,
  to: { readonly contextId: string; readonly taskId?: string },
): Message {
  return {
    messageId: randomUUID(),
    contextId: to.contextId,
    taskId: to.taskId ?? '',
    role: Role.ROLE_AGENT,
    parts: [textPart(text), dataPart(data)],
    metadata: undefined,
    extensions: [],
    referenceTaskIds: [],
  };
}
