import { type CatalogEntry, catalog } from '../generated/catalog.ts';
import { attempt } from './attempt.ts';
import { backoffMs, pause } from './backoff.ts';
import { clientHeaders } from './client-headers.ts';
import { environment } from './environment.ts';
import { TernApiError, TernConnectionError, TernError } from './errors.ts';
import { newIdempotencyKey, newRequestId } from './ids.ts';
import type { CallOptions, Fetch, TernOptions } from './options.ts';
import type { WithResponse } from './tern-promise.ts';

const REPEATABLE_STATUS = new Set([429, 500, 502, 503, 504]);
const REPEATABLE_CODE = new Set<string | number>(['rate_limited', 'unavailable']);

type Params = Readonly<Record<string, unknown>>;

/** Sends calls to `POST /rpc` and retries those that the contract marks as safe to repeat. */
export class Transport {
  readonly #options: TernOptions;
  readonly #url: string;
  readonly #fetch: Fetch;

  constructor(options: TernOptions) {
    this.#options = { ...options, apiKey: options.apiKey ?? environment('TERN_API_KEY') };
    const baseUrl = options.baseUrl ?? environment('TERN_URL') ?? 'http://localhost:4000';
    this.#url = `${baseUrl.replace(/\/+$/, '')}/rpc`;
    // Called without a receiver, because browsers reject `fetch` as a method of another object.
    this.#fetch = options.fetch ?? ((url, init) => fetch(url, init));
  }

  async send(skill: string, given: Params, options: CallOptions): Promise<WithResponse<unknown>> {
    const entry = entryOf(skill);
    const params = withKey(entry, given);
    const call = {
      fetch: this.#fetch,
      url: this.#url,
      skill,
      headers: this.#headers(skill, entry, options),
      body: JSON.stringify({ jsonrpc: '2.0', id: newRequestId(), method: skill, params }),
      timeoutMs: options.timeoutMs ?? this.#options.timeoutMs ?? 30_000,
      signal: options.signal,
    };
    const retries = mayRepeat(entry, params) ? (options.maxRetries ?? this.#options.maxRetries ?? 2) : 0;
    for (let attempts = 0; ; attempts += 1) {
      try {
        return await attempt(call);
      } catch (error) {
        const failure = asTernError(skill, error);
        const waitMs = this.#waitMs(failure, attempts);
        if (attempts >= retries || waitMs === null) throw failure;
        await pause(waitMs, options.signal);
      }
    }
  }

  #headers(skill: string, entry: CatalogEntry | null, options: CallOptions): Record<string, string> {
    const { apiKey } = this.#options;
    const open = entry?.scope === 'public';
    if (apiKey === undefined && entry !== null && !open) {
      throw new TernError(
        `${skill} needs an API key: set TERN_API_KEY, pass apiKey to new Tern(), or make one with agent.provision`,
      );
    }
    return {
      ...clientHeaders(),
      ...this.#options.headers,
      ...options.headers,
      'content-type': 'application/json',
      accept: 'application/json',
      ...(apiKey === undefined || open ? {} : { authorization: `Bearer ${apiKey}` }),
    };
  }

  /** Delay before a retry; null when a retry cannot help or the delay exceeds the maximum. */
  #waitMs(error: TernError, attempts: number): number | null {
    const backoff = backoffMs(attempts, this.#options.retryDelayMs ?? 500);
    if (error instanceof TernConnectionError) {
      return error.status === null || REPEATABLE_STATUS.has(error.status) ? backoff : null;
    }
    if (!(error instanceof TernApiError)) return null;
    if (!REPEATABLE_STATUS.has(error.status) && !REPEATABLE_CODE.has(error.code)) return null;
    const asked = error.retryAfterMs ?? 0;
    return asked > (this.#options.maxRetryDelayMs ?? 60_000) ? null : Math.max(asked, backoff);
  }
}

function entryOf(skill: string): CatalogEntry | null {
  return Object.hasOwn(catalog, skill) ? catalog[skill as keyof typeof catalog] : null;
}

/**
 * An idempotency key for a write that has none, so that a retry does not repeat it. Not for skills
 * that require the caller's own key.
 */
function withKey(entry: CatalogEntry | null, params: Params): Params {
  if (entry?.key !== 'client' || !entry.idempotent || params.idempotency_key !== undefined) return params;
  return { ...params, idempotency_key: newIdempotencyKey() };
}

function mayRepeat(entry: CatalogEntry | null, params: Params): boolean {
  if (entry === null || !entry.idempotent) return false;
  return entry.read || typeof params.idempotency_key === 'string';
}

function asTernError(skill: string, error: unknown): TernError {
  if (error instanceof TernError) return error;
  return new TernConnectionError(`${skill} could not be sent: ${reason(error)}`, { cause: error });
}

/** The reason is in the cause of Node's "fetch failed". */
function reason(error: unknown): string {
  const { message, cause } = Object(error) as { readonly message?: unknown; readonly cause?: unknown };
  const hidden = (Object(cause) as { readonly message?: unknown }).message;
  return String(hidden || message || error);
}
