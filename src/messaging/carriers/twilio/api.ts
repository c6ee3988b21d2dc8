import { Agent } from 'undici';
import type { Credentials } from './credentials.ts';
import { type Answer, Exchange } from './exchange.ts';

export interface TwilioApi {
  /** One request under an account's credentials; with a form a POST of it. Never throws, and repeats nothing. */
  ask(request: TwilioRequest): Promise<Answer>;
  /** Whether nothing more may be asked. */
  readonly closing: boolean;
  /** Ends when what is under way has its answer or has run out of time. */
  close(): Promise<void>;
}

export interface TwilioRequest {
  /** From the address on, with a slash before it. */
  readonly path: string;
  readonly credentials: Credentials;
  readonly form?: string;
  /** What is not written by then is not sent. */
  readonly startMs: number;
}

export interface TwilioApiOptions {
  readonly url: string;
  readonly connections: number;
  readonly timing: { readonly connectMs: number; readonly answerMs: number };
}

/** Requests to an API of Twilio's: at most so many at once, each on a connection of its own. */
export function createTwilioApi({ url, connections, timing }: TwilioApiOptions): TwilioApi {
  const { origin, pathname } = new URL(url);
  const prefix = pathname.replace(/\/+$/, '');
  const agent = new Agent({
    connections,
    pipelining: 1,
    connect: { timeout: timing.connectMs },
    // The exchange has timers of its own.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  let closing: Promise<void> | undefined;
  return {
    ask: ({ path, credentials: { accountSid, authToken }, form, startMs }) => {
      const exchange = new Exchange({ startMs, answerMs: timing.answerMs });
      const headers = {
        authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
        accept: 'application/json',
        'user-agent': 'Tern',
      };
      const request =
        form === undefined
          ? { method: 'GET' as const, headers }
          : {
              method: 'POST' as const,
              headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
              body: form,
            };
      agent.dispatch({ origin, path: prefix + path, ...request }, exchange);
      return exchange.answer;
    },
    get closing() {
      return closing !== undefined;
    },
    close: () => {
      closing ??= agent.close();
      return closing;
    },
  };
}
