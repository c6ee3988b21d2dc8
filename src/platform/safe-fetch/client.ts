import { Agent } from 'undici';
import type { OutgoingRules } from './allowed-host.ts';
import { checkOutgoingUrl } from './check-url.ts';
import { createConnector } from './connector.ts';
import type { PostError } from './error-code.ts';
import { Exchange, type PostOutcome } from './exchange.ts';
import type { Lookup } from './vetted-lookup.ts';

export interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal?: AbortSignal | undefined;
}

export interface SendOptions extends PostOptions {
  readonly method: 'POST' | 'PUT' | 'PATCH';
}

export interface GetOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** Includes the redirect target, which is not followed here. */
export interface GetOutcome extends PostOutcome {
  readonly location: string | null;
}

/** A file, and the redirect target, which is not followed here. */
export interface DownloadOutcome extends GetOutcome {
  /** Null without a complete, uncompressed response within the limit. */
  readonly content: Buffer | null;
  readonly isTooLarge: boolean;
}

export interface BodyOutcome extends PostOutcome {
  /** Null without a complete response of at most 16 KiB. */
  readonly body: string | null;
}

export interface SafeClient {
  /**
   * POSTs; never throws. Connect timeout 5 s, total 15 s, no redirects. Reads at most
   * `maxBodyBytes` of the response, then drops the connection.
   */
  post(url: string, options: PostOptions): Promise<PostOutcome>;
  /** Same as `post`, with the given method; also returns the response. */
  sendForBody(url: string, options: SendOptions): Promise<BodyOutcome>;
  /** Same as `post`, with GET. */
  get(url: string, options: GetOptions): Promise<GetOutcome>;
  /** Same as `get`; also returns the response. */
  download(url: string, options: GetOptions): Promise<DownloadOutcome>;
  /** Rejects new requests and resolves when the pending ones have ended. Can be called again. */
  close(): Promise<void>;
}

export interface SafeClientOptions {
  readonly rules: OutgoingRules;
  /** Resolves a name to all its addresses, like `dns.lookup` with `all: true`. */
  readonly lookup?: Lookup | undefined;
  /**
   * DNS servers (`address` or `address:port`) instead of the system's; not used for allowed hosts.
   */
  readonly nameServers?: readonly string[] | undefined;
  readonly connectTimeoutMs?: number | undefined;
  /** From the call to the end of the response, connecting included. */
  readonly totalTimeoutMs?: number | undefined;
  /** Maximum bytes of a response. Default: 16 KiB. */
  readonly maxBodyBytes?: number | undefined;
}

/** The checked target of a URL. The check needs no DNS, so the result can be cached. */
type Target =
  | { readonly refused: null; readonly origin: string; readonly path: string }
  | { readonly refused: PostError };

const MAX_TARGETS = 1000;

/**
 * A client for caller-supplied URLs: it connects only to public addresses, whatever the URL, its
 * DNS name or the receiver does.
 */
export function createSafeClient({
  rules,
  lookup,
  nameServers,
  connectTimeoutMs = 5_000,
  totalTimeoutMs = 15_000,
  maxBodyBytes = 16 * 1024,
}: SafeClientOptions): SafeClient {
  const agent = new Agent({
    connect: createConnector({
      rules,
      timeoutMs: connectTimeoutMs,
      maxBodyBytes,
      ...(lookup && { lookup }),
      ...(nameServers && { nameServers }),
    }),
    // No connection limit per origin: partners share origins, and a limit would let one wait for
    // another.
    connections: null,
    pipelining: 1,
    maxHeaderSize: 16 * 1024,
    keepAliveMaxTimeout: 30_000,
    // The exchange has one timer for the whole request; undici's would be restarted for each part
    // of a response.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const targets = new Map<string, Target>();
  const groups = new WeakMap<AbortSignal, Set<Exchange>>();
  let closing: Promise<void> | null = null;

  const targetOf = (url: string): Target => {
    const known = targets.get(url);
    if (known) return known;
    const target = readTarget(url, rules);
    const [oldest] = targets.keys();
    if (oldest !== undefined && targets.size >= MAX_TARGETS) targets.delete(oldest);
    targets.set(url, target);
    return target;
  };

  /** One listener per signal for all its exchanges, instead of one per exchange. */
  const groupOf = (signal: AbortSignal): Set<Exchange> => {
    const known = groups.get(signal);
    if (known) return known;
    const group = new Set<Exchange>();
    groups.set(signal, group);
    const dropAll = (): void => {
      for (const exchange of [...group]) exchange.drop('cancelled');
    };
    signal.addEventListener('abort', dropAll, { once: true });
    return group;
  };

  const begin = (
    url: string,
    request: {
      readonly method: 'GET' | SendOptions['method'];
      readonly headers: PostOptions['headers'];
      readonly body?: string;
    },
    signal: AbortSignal | undefined,
  ): Exchange | PostError => {
    const target = targetOf(url);
    if (target.refused !== null) return target.refused;
    if (signal?.aborted) return 'cancelled';
    const exchange = new Exchange(totalTimeoutMs, maxBodyBytes, signal && groupOf(signal));
    agent.dispatch({ origin: target.origin, path: target.path, ...request }, exchange);
    return exchange;
  };

  return {
    post: (url, { headers, body, signal }) => {
      const begun = begin(url, { method: 'POST', headers, body }, signal);
      return typeof begun === 'string' ? Promise.resolve(unanswered(begun)) : begun.outcome;
    },
    sendForBody: async (url, { method, headers, body, signal }) => {
      const begun = begin(url, { method, headers, body }, signal);
      if (typeof begun === 'string') return { ...unanswered(begun), body: null };
      return { ...(await begun.outcome), body: begun.body };
    },
    get: async (url, { headers, signal }) => {
      const begun = begin(url, { method: 'GET', headers }, signal);
      if (typeof begun === 'string') return { ...unanswered(begun), location: null };
      return { ...(await begun.outcome), location: begun.location };
    },
    download: async (url, { headers, signal }) => {
      const begun = begin(url, { method: 'GET', headers }, signal);
      if (typeof begun === 'string') return { ...unanswered(begun), location: null, content: null, isTooLarge: false };
      const outcome = await begun.outcome;
      return { ...outcome, location: begun.location, content: begun.content, isTooLarge: begun.isTooLarge };
    },
    close: () => {
      closing ??= agent.close();
      return closing;
    },
  };
}

function readTarget(text: string, rules: OutgoingRules): Target {
  const verdict = checkOutgoingUrl(text, rules);
  if (!verdict.ok) {
    const isPrivate = verdict.reason === 'address_not_public' || verdict.reason === 'host_forbidden';
    return { refused: isPrivate ? 'blocked_address' : 'blocked_url' };
  }
  const { origin, pathname, search } = new URL(verdict.url);
  return { refused: null, origin, path: pathname + search };
}

function unanswered(error: PostError): PostOutcome {
  return { status: null, latencyMs: 0, retryAfterMs: null, excerpt: null, error };
}
