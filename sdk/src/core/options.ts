/** The part of `fetch` that this client uses. The built-in one and undici's both fit. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;

export interface FetchInit {
  readonly method: 'POST';
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly redirect: 'manual';
  readonly signal: AbortSignal;
}

export interface FetchResponse {
  readonly status: number;
  /** `opaqueredirect` for a redirect that a browser did not follow. */
  readonly type?: string;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

export interface TernOptions {
  /**
   * `tern_live_…` or `tern_test_…`. Only `agent.provision` needs no key. Default: the environment
   * variable TERN_API_KEY, where there are environment variables.
   */
  readonly apiKey?: string | undefined;
  /**
   * Base URL of the service, without `/rpc`. Default: the environment variable TERN_URL, or
   * `http://localhost:4000`.
   */
  readonly baseUrl?: string | undefined;
  /** Default: the built-in `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Timeout of one attempt, including the answer. Default 30 000. */
  readonly timeoutMs?: number | undefined;
  /** Maximum retries of calls that are safe to repeat. Default 2; 0 disables retries. */
  readonly maxRetries?: number | undefined;
  /** Delay before the first retry; doubled for each further one, with jitter. Default 500. */
  readonly retryDelayMs?: number | undefined;
  /**
   * Maximum delay before a retry. If the service asks for a longer one, its error is thrown at
   * once. Default 60 000.
   */
  readonly maxRetryDelayMs?: number | undefined;
  /** Headers sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Options of a single call. */
export interface CallOptions {
  readonly timeoutMs?: number | undefined;
  readonly maxRetries?: number | undefined;
  /** Aborts the call, or the delay before a retry, with a TernAbortError. */
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}
