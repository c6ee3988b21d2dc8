import { Pool } from 'undici';
import type { Credentials } from './credentials.ts';
import { type Answer, Exchange } from './exchange.ts';

export interface TwilioApi {
  /**
   * One request under an account's credentials; a POST when `form` is set. Never throws, never
   * repeats.
   */
  request(request: TwilioRequest): Promise<Answer>;
  /** True after `close`. */
  readonly closing: boolean;
  /** Resolves when pending requests have ended. */
  close(): Promise<void>;
}

export interface TwilioRequest {
  /** Path after the base URL, with a leading slash. */
  readonly path: string;
  readonly credentials: Credentials;
  readonly form?: string;
  /** A request not written by then is not sent. */
  readonly startMs: number;
}

export interface TwilioApiOptions {
  readonly url: string;
  readonly connections: number;
  readonly timing: { readonly connectMs: number; readonly answerMs: number };
}

/** Requests to a Twilio API: at most `connections` at once, one per connection. */
export function createTwilioApi({ url, connections, timing }: TwilioApiOptions): TwilioApi {
  const { origin, pathname } = new URL(url);
  const prefix = pathname.replace(/\/+$/, '');
  const pool = new Pool(origin, {
    connections,
    pipelining: 1,
    connect: { timeout: timing.connectMs },
    // The exchange has its own timers.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  let closing: Promise<void> | undefined;
  return {
    request: ({ path, credentials: { accountSid, authToken }, form, startMs }) => {
      const exchange = new Exchange({ startMs, answerMs: timing.answerMs });
      const headers = {
        authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
        accept: 'application/json',
        'user-agent': 'Tern',
      };
      const options =
        form === undefined
          ? { method: 'GET' as const, headers }
          : {
              method: 'POST' as const,
              headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
              body: form,
            };
      pool.dispatch({ path: prefix + path, ...options }, exchange);
      return exchange.answer;
    },
    get closing() {
      return closing !== undefined;
    },
    close: () => {
      closing ??= pool.close();
      return closing;
    },
  };
}
