/**
 * A call that helps to resolve the error: it can be sent as it is, or as soon as the values in
 * `needs` are added.
 */
export interface NextAction {
  readonly skill: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly why: string;
  /** Values that only you can know: a JSON pointer into params, and what the value is. */
  readonly needs?: readonly { readonly path: string; readonly meaning: string }[];
}

/** An invalid param: a JSON pointer into params, and the rule it breaks. */
export interface FieldError {
  readonly path: string;
  readonly rule: string;
  /** For registrations: the code with which a reviewer would reject it. */
  readonly code?: string;
  /** How to fix it. */
  readonly fix?: string;
}

/** The `data` of an error; every field is optional. */
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

// So that two copies of this package in one program recognize each other's errors.
const BRAND = Symbol.for('tern.error');

/** Base class of all errors of this client. */
export class TernError extends Error {
  readonly [BRAND] = true;

  constructor(message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The service returned an error. `code` is an integer or a string, as the contract lists it. */
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

  /** The integer code of a named error, for logs that only accept numbers. */
  get rpcCode(): number | null {
    if (typeof this.code === 'number') return this.code;
    return typeof this.data.rpc_code === 'number' ? this.data.rpc_code : null;
  }
}

/**
 * No answer arrived: the URL is wrong, the network failed, or the server does not speak JSON-RPC.
 */
export class TernConnectionError extends TernError {
  /** HTTP status, if there was a response. */
  readonly status: number | null;

  constructor(message: string, options?: { readonly cause?: unknown; readonly status?: number }) {
    super(message, options);
    this.status = options?.status ?? null;
  }
}

/** No complete answer within `timeoutMs`. The call may have taken effect. */
export class TernTimeoutError extends TernConnectionError {}

/** The signal of the caller aborted the call. The call may have taken effect. */
export class TernAbortError extends TernError {}

export function isBranded(error: unknown): error is TernError {
  return typeof error === 'object' && error !== null && BRAND in error;
}

function listOf<T>(value: unknown): readonly T[] {
  return Array.isArray(value) ? (value as T[]) : [];
}
