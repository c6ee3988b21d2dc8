import { type Message, type Part, Role, type Task } from '@a2a-js/sdk';
import { type Client, ClientFactory, DefaultAgentCardResolver, JsonRpcTransportFactory } from '@a2a-js/sdk/client';

/** A client that reads the card of the service and sends the key with every request. */
export function connectA2a(url: string, key: string | null): Promise<Client> {
  const fetchImpl: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    if (key !== null) headers.set('authorization', `Bearer ${key}`);
    // The card names the public URL, which is not where the test listens.
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${url}${pathname}`, { ...init, headers });
  };
  const factory = new ClientFactory({
    transports: [new JsonRpcTransportFactory({ fetchImpl })],
    preferredTransports: ['JSONRPC'],
    clientConfig: {},
    cardResolver: new DefaultAgentCardResolver({ fetchImpl }),
  });
  return factory.createFromUrl(url);
}

const part = (content: Part['content']): Part => ({ content, metadata: undefined, filename: '', mediaType: '' });

/** A message with one part: plain words, or data. */
export function messageOf(
  content: string | object,
  ids: { readonly messageId?: string; readonly taskId?: string } = {},
) {
  const message: Message = {
    messageId: ids.messageId ?? crypto.randomUUID(),
    contextId: '',
    taskId: ids.taskId ?? '',
    role: Role.ROLE_USER,
    parts: [part(typeof content === 'string' ? { $case: 'text', value: content } : { $case: 'data', value: content })],
    metadata: undefined,
    extensions: [],
    referenceTaskIds: [],
  };
  return { tenant: '', message, configuration: undefined, metadata: undefined };
}

export const callOf = (skill: string, params: object, ids = {}) => messageOf({ skill, params }, ids);

/** The data of a message, or of the status of a task. */
export function dataOf(answer: Message | Task): Record<string, unknown> {
  const message = 'messageId' in answer ? answer : answer.status?.message;
  const [data] = (message?.parts ?? []).flatMap(({ content }) => (content?.$case === 'data' ? [content.value] : []));
  return data as Record<string, unknown>;
}
