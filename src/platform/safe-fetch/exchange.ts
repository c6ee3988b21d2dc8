import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { type PostError, postErrorOf } from './error-code.ts';
import { excerptOf } from './excerpt.ts';
import { readRetryAfterMs } from './retry-after.ts';

export interface PostOutcome {
  /** Null without a response. A response that broke off after its headers counts by its status. */
  readonly status: number | null;
  /** From the call to the end of the response, or until it was dropped. */
  readonly latencyMs: number;
  /** From Retry-After, seconds or HTTP date. */
  readonly retryAfterMs: number | null;
  /**
   * At most 512 printable characters of the first 16 KiB of the response; null for a compressed
   * one.
   */
  readonly excerpt: string | null;
  /** A stable code (PostError) when there was no response. */
  readonly error: string | null;
}

const MAX_INFORMATIONAL_ANSWERS = 8;

/**
 * Passed to undici when a connection is dropped; never shown, because the outcome is settled by
 * then.
 */
const DROPPED = new Error('The response is not needed.');

/**
 * One request as undici's dispatcher reports it, without the stream that `request` creates, which
 * nearly doubles throughput. The connection is dropped if the outcome is known before the response
 * ends; undici then opens an idle replacement, which closes after 4 s.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly outcome: Promise<PostOutcome>;
  readonly #startedAt = performance.now();
  readonly #timer: NodeJS.Timeout;
  readonly #group: Set<Exchange> | undefined;
  readonly #maxBytes: number;
  readonly #chunks: Buffer[] = [];
  #resolve!: (outcome: PostOutcome) => void;
  #controller: Dispatcher.DispatchController | null = null;
  #settled = false;
  #isComplete = false;
  #informational = 0;
  #bytes = 0;
  #status: number | null = null;
  #headers: IncomingHttpHeaders | null = null;

  /** `group`: exchanges that are dropped together; this one leaves it when it is settled. */
  constructor(timeoutMs: number, maxBytes: number, group: Set<Exchange> | undefined) {
    this.outcome = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    this.#timer = setTimeout(dropLate, timeoutMs, this);
    this.#group = group?.add(this);
    this.#maxBytes = maxBytes;
  }

  /** The Location header of the response. */
  get location(): string | null {
    return this.#headers?.location ?? null;
  }

  /** The response; null if it is not complete, as when it exceeds the limit, or is compressed. */
  get content(): Buffer | null {
    const encoding = this.#headers?.['content-encoding'] ?? 'identity';
    return this.#isComplete && encoding === 'identity' ? Buffer.concat(this.#chunks) : null;
  }

  /** Whether the response is larger than the limit. */
  get isTooLarge(): boolean {
    return this.#bytes > this.#maxBytes;
  }

  /** The response as text; null as of `content`. */
  get body(): string | null {
    return this.content?.toString('utf8') ?? null;
  }

  /** Ends the exchange now: with its status when the headers have arrived, else with `error`. */
  drop(error: PostError): void {
    this.#settle(error);
    this.#controller?.abort(DROPPED);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // It was dropped while its connection was opened.
    if (this.#settled) controller.abort(DROPPED);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status >= 200) {
      this.#status = status;
      this.#headers = headers;
      return;
    }
    this.#informational += 1;
    if (this.#informational > MAX_INFORMATIONAL_ANSWERS) this.drop('invalid_response');
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#settled) return;
    const room = this.#maxBytes - this.#bytes;
    this.#bytes += chunk.length;
    this.#chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
    if (this.isTooLarge) this.drop('invalid_response');
  }

  onResponseEnd(): void {
    this.#isComplete = !this.#settled;
    this.#settle('invalid_response');
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#settle(postErrorOf(error));
  }

  #settle(error: PostError): void {
    if (this.#settled) return;
    this.#settled = true;
    clearTimeout(this.#timer);
    this.#group?.delete(this);
    const latencyMs = Math.round(performance.now() - this.#startedAt);
    if (this.#status === null) {
      this.#resolve({ status: null, latencyMs, retryAfterMs: null, excerpt: null, error });
      return;
    }
    const encoding = this.#headers?.['content-encoding'] ?? 'identity';
    this.#resolve({
      status: this.#status,
      latencyMs,
      retryAfterMs: readRetryAfterMs(this.#headers?.['retry-after'], Date.now()),
      excerpt: encoding === 'identity' ? excerptOf(this.#chunks) : null,
      error: null,
    });
  }
}

function dropLate(exchange: Exchange): void {
  exchange.drop('timeout');
}
