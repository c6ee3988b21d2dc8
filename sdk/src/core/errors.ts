/** A call that is valid as it stands and would help. */
export interface NextAction {
  readonly skill: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly why: string;
}

/** A param that broke a rule: a JSON pointer into params, and the rule. */
export interface FieldError {
  readonly path: string;
  readonly rule: string;
  /** Of a registration: the code under which a reviewer would turn it down. */
  readonly code?: string;
  /** What to do about it. */
  readonly fix?: string;
}

/** What the service said of a refusal, as far as it said it. */
export interface ErrorFacts<Code extends string | number = string | number> {
  readonly code: Code;
  readonly message: string;
  /** HTTP status of the answer. */
  readonly status: number;
  readonly requestId: string | null;
  readonly skill: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly retryAfterMs: number | null;
}

// Two copies of this package in one program still know each other's errors.
const BRAND = Symbol.for('tern.error');

/** Anything this client throws. */
export class TernError extends Error {
  readonly [BRAND] = true;

  constructor(message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The service refused the call. `code` is an integer for the numbered errors and a string for the named ones. */
export class TernApiError<Code extends string | number = string | number> extends TernError {
  readonly code: Code;
  readonly status: number;
  readonly skill: string;
  readonly requestId: string | null;
  readonly retryAfterMs: number | null;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(facts: ErrorFacts<Code>) {
    super(facts.message);
    this.code = facts.code;
    this.status = facts.status;
    this.skill = facts.skill;
    this.requestId = facts.requestId;
    this.retryAfterMs = facts.retryAfterMs;
    this.data = facts.data;
  }

  get nextActions(): readonly NextAction[] {
    return listOf<NextAction>(this.data.next_actions);
  }

  get fieldErrors(): readonly FieldError[] {
    return listOf<FieldError>(this.data.field_errors);
  }

  get docUrl(): string | null {
    return typeof this.data.doc_url === 'string' ? this.data.doc_url : null;
  }

  /** The integer of a named error, for logs that hold only numbers. */
  get rpcCode(): number | null {
    if (typeof this.code === 'number') return this.code;
    return typeof this.data.rpc_code === 'number' ? this.data.rpc_code : null;
  }
}

/** No answer came: the address is wrong, the network failed, or what answered does not speak JSON-RPC. */
export class TernConnectionError extends TernError {
  /** HTTP status, when something answered. */
  readonly status: number | null;

  constructor(message: string, options?: { readonly cause?: unknown; readonly status?: number }) {
    super(message, options);
    this.status = options?.status ?? null;
  }
}

/** No whole answer within `timeoutMs`. Whether the call took effect is not known. */
export class TernTimeoutError extends TernConnectionError {}

/** The caller's own signal ended the call. Whether it took effect is not known. */
export class TernAbortError extends TernError {}

export function isBranded(error: unknown): error is TernError {
  return typeof error === 'object' && error !== null && BRAND in error;
}

function listOf<T>(value: unknown): readonly T[] {
  return Array.isArray(value) ? (value as T[]) : [];
}
