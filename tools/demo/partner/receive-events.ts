import { once } from 'node:events';
import { createServer } from 'node:http';
import { createReceiver, WEBHOOK_PATH } from '../../../examples/partner-webhook/receiver.ts';
import type { TernEvent } from '../../../sdk/src/index.ts';

export interface Receiver {
  readonly url: string;
  /** Host and port, which the server must be allowed to reach. */
  readonly host: string;
  /** Events in order of arrival, without repetitions. */
  readonly events: readonly TernEvent[];
  /** Number of requests, including repetitions. */
  readonly requests: number;
  /** Calls `listener` for each event, before the receiver answers. */
  onEvent(listener: (event: TernEvent) => void): void;
  stop(): Promise<void>;
}

/** Starts the receiver of examples/partner-webhook on a free local port. */
export async function receiveEvents(secrets: readonly string[]): Promise<Receiver> {
  const events: TernEvent[] = [];
  const listeners: ((event: TernEvent) => void)[] = [];
  const receiver = createReceiver({
    secrets,
    onEvent: (event) => {
      events.push(event);
      for (const listener of listeners) listener(event);
    },
  });
  const handle = receiver.callback();
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    void handle(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    url: `http://${host}${WEBHOOK_PATH}`,
    host,
    events,
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
