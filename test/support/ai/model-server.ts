import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A question as the server received it. */
export interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
  readonly system: string;
  readonly user: string;
}

/** Writes the whole response, or none. */
export type Respond = (response: ServerResponse, asked: Asked) => void;

export interface ModelServer {
  readonly url: string;
  readonly asked: Asked[];
  respond: Respond;
  /** Answers with the JSON of an object, as a model does. */
  say(content: unknown, usage?: unknown): void;
  stop(): Promise<void>;
}

/** A real server on loopback with the chat-completions form. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: Asked[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked['body'];
    const messages = body.messages as { role: string; content: string }[];
    const contentOf = (role: string): string => messages.find((message) => message.role === role)?.content ?? '';
    const { authorization } = request.headers;
    const question = {
      path: request.url ?? '',
      authorization,
      body,
      system: contentOf('system'),
      user: contentOf('user'),
    };
    asked.push(question);
    self.respond(response, question);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const self: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    respond: (response) => response.writeHead(500).end(),
    say: (content, usage = { prompt_tokens: 100, completion_tokens: 20 }) => {
      self.respond = (response) =>
        complete(response, typeof content === 'string' ? content : JSON.stringify(content), usage);
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return self;
}

export function complete(response: ServerResponse, content: string, usage?: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }], usage }));
}
