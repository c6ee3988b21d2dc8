import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { readRetryAfter } from '../../domain/carriers/retry-after.ts';

export type Answer =
  /** Nothing was written. */
  | { readonly kind: 'unsent' }
  /** Written, but no complete response came. */
  | { readonly kind: 'lost' }
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly retryAfterMs: number | null;
      readonly body: string;
    };

const MAX_BYTES = 64 * 1024;
const DROPPED = new Error('The response is not needed.');

/**
 * One request on undici's dispatcher, which reports whether it was written: `onRequestStart` is
 * called when a connection has accepted it. undici does not repeat a POST.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly answer: Promise<Answer>;
  readonly #answerMs: number;
  readonly #chunks: Buffer[] = [];
  #resolve!: (answer: Answer) => void;
  #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | null = null;
  #isSettled = false;
  #isWritten = false;
  #bytes = 0;
  #status = 0;
  #headers: IncomingHttpHeaders = {};

  constructor({ startMs, answerMs }: { readonly startMs: number; readonly answerMs: number }) {
    this.answer = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    this.#answerMs = answerMs;
    this.#timer = setTimeout(() => this.#fail(), startMs);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#isSettled) {
      controller.abort(DROPPED);
      return;
    }
    this.#isWritten = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fail(), this.#answerMs);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes > MAX_BYTES) this.#fail();
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.#settle({
      kind: 'answered',
      status: this.#status,
      retryAfterMs: readRetryAfter(this.#headers['retry-after'], this.#headers.date),
      body: Buffer.concat(this.#chunks).toString('utf8'),
    });
  }

  onResponseError(): void {
    this.#settle({ kind: this.#isWritten ? 'lost' : 'unsent' });
  }

  #fail(): void {
    this.#settle({ kind: this.#isWritten ? 'lost' : 'unsent' });
    this.#controller?.abort(DROPPED);
  }

  #settle(answer: Answer): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    clearTimeout(this.#timer);
    this.#resolve(answer);
  }
}
