import type { Readable, Writable } from 'node:stream';
import { type JSONRPCMessage, ReadBuffer, serializeMessage, type Transport } from '@modelcontextprotocol/server';

type RequestId = string | number;

/**
 * MCP over standard input and output, one message a line. At the end of the input it closes after
 * every request that was read is answered and written: a script that pipes its requests into the
 * command ends the input at once, and has made the calls.
 */
export class StdioTransport implements Transport {
  onclose?: (() => void) | undefined;
  onerror?: ((error: Error) => void) | undefined;
  onmessage?: Transport['onmessage'];
  readonly #input: Readable;
  readonly #output: Writable;
  readonly #buffer = new ReadBuffer();
  /** Requests without an answer. A client that uses an id twice waits for two answers. */
  readonly #pending: RequestId[] = [];
  #ended = false;
  #closed = false;

  constructor(input: Readable, output: Writable) {
    this.#input = input;
    this.#output = output;
  }

  async start(): Promise<void> {
    this.#output.on('error', this.#fail);
    this.#input.on('data', this.#read).on('end', this.#end).on('error', this.#fail);
  }

  async send(message: JSONRPCMessage): Promise<void> {
    await new Promise<void>((done) => {
      // The callback comes when the message is written, or cannot be, of which `error` tells.
      this.#output.write(serializeMessage(message), () => done());
    });
    if (!('method' in message) && message.id !== undefined) this.#settle(message.id);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#input.off('data', this.#read).off('end', this.#end).pause();
    this.onclose?.();
  }

  readonly #read = (chunk: Buffer): void => {
    try {
      this.#buffer.append(chunk);
    } catch (error) {
      this.#fail(error as Error);
      return;
    }
    for (;;) {
      try {
        const message = this.#buffer.readMessage();
        if (message === null) return;
        this.#receive(message);
      } catch (error) {
        // A line that is not a message: the next one may be.
        this.onerror?.(error as Error);
      }
    }
  };

  #receive(message: JSONRPCMessage): void {
    if ('method' in message && 'id' in message && message.method !== STREAM) this.#pending.push(message.id);
    if ('method' in message && message.method === 'notifications/cancelled') {
      const { requestId } = (message.params ?? {}) as { requestId?: RequestId };
      if (requestId !== undefined) this.#settle(requestId);
    }
    this.onmessage?.(message);
  }

  #settle(id: RequestId): void {
    const index = this.#pending.indexOf(id);
    if (index !== -1) this.#pending.splice(index, 1);
    this.#closeWhenDone();
  }

  readonly #end = (): void => {
    // The last line may have no end.
    this.#read(Buffer.from('\n'));
    this.#ended = true;
    this.#closeWhenDone();
  };

  #closeWhenDone(): void {
    if (this.#ended && this.#pending.length === 0) void this.close();
  }

  readonly #fail = (error: Error): void => {
    if (this.#closed) return;
    this.onerror?.(error);
    void this.close();
  };
}

/** A stream of changes is acknowledged and has no answer until it ends. */
const STREAM = 'subscriptions/listen';
