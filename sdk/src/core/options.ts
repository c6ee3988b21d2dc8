/** What this client needs of `fetch`; the platform's own fits, and so does undici's. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;

export interface FetchInit {
  readonly method: 'POST';
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly redirect: 'error';
  readonly signal: AbortSignal;
}

export interface FetchResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

export interface TernOptions {
  /** `tern_live_…` or `tern_test_…`. Only `agent.provision` can be called without. */
  readonly apiKey?: string | undefined;
  /** Where the service is, without `/rpc`. Default `http://localhost:4000`. */
  readonly baseUrl?: string | undefined;
  /** Default: the platform's. */
  readonly fetch?: Fetch | undefined;
  /** For one attempt, its answer included. Default 30 000. */
  readonly timeoutMs?: number | undefined;
  /** Attempts after the first, of calls that may be repeated. Default 2; 0 turns repeating off. */
  readonly maxRetries?: number | undefined;
  /** The first pause before repeating, doubled each time and shortened at random. Default 500. */
  readonly retryDelayMs?: number | undefined;
  /** The longest pause accepted; a service that asks for a longer one gets its error thrown at once. Default 60 000. */
  readonly maxRetryDelayMs?: number | undefined;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** What one call may have of its own. */
export interface CallOptions {
  readonly timeoutMs?: number | undefined;
  readonly maxRetries?: number | undefined;
  /** Ends the call, and the pause before a repetition, with a TernAbortError. */
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}
