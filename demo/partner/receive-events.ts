import { once } from 'node:events';
import { createServer } from 'node:http';
import { createReceiver, WEBHOOK_PATH } from '../../examples/partner-webhook/receiver.ts';
import type { TernEvent } from '../../sdk/src/index.ts';

export interface Receiving {
  readonly url: string;
  /** What the server must be allowed to reach: host and port. */
  readonly host: string;
  /** Events as the partner took them, each once, in the order in which they came. */
  readonly taken: readonly TernEvent[];
  /** How many requests there were, repetitions among them. */
  readonly requests: number;
  /** Calls `listener` when an event of this type is taken, before the answer is given. */
  onEvent(listener: (event: TernEvent) => void): void;
  stop(): Promise<void>;
}

/** The receiver of examples/partner-webhook on a port of this machine. */
export async function receiveEvents(secrets: readonly string[]): Promise<Receiving> {
  const taken: TernEvent[] = [];
  const listeners: ((event: TernEvent) => void)[] = [];
  const receiver = createReceiver({
    secrets,
    onEvent: (event) => {
      taken.push(event);
      for (const listener of listeners) listener(event);
    },
  });
  const take = receiver.callback();
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    void take(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    url: `http://${host}${WEBHOOK_PATH}`,
    host,
    taken,
    get requests() {
      return requests;
    },
    onEvent: (listener) => listeners.push(listener),
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
