/** A provider of number lookups. */
export interface LookupAdapter {
  readonly name: string;
  /** Price of one result in credits. */
  readonly credits: number;
  /** Throws LookupFailed without a result; nothing is charged then. */
  lookUp(phone: string, now: Date): Promise<LookedUp>;
  /** Rejects new lookups and resolves when pending ones have ended. */
  stop(): Promise<void>;
}

/** Result of a number lookup. */
interface LookedUp {
  readonly lineType: 'mobile' | 'landline' | 'voip' | 'toll_free' | 'unknown';
  readonly carrierName: string | null;
  readonly status: 'active' | 'inactive' | 'unknown';
  /** The date on which the number was last permanently disconnected; null when unknown. */
  readonly disconnectedAt: Date | null;
}

/** The lookup has no result. */
export class LookupFailed extends Error {
  /** True when a retry can succeed; false when this number can never be looked up. */
  readonly retryable: boolean;
  /** A stable error code. */
  readonly code: string;
  readonly retryAfterMs: number;

  constructor({ retryable, code, retryAfterMs = 1_000 }: { retryable: boolean; code: string; retryAfterMs?: number }) {
    super(`The number lookup failed: ${code}.`);
    this.name = 'LookupFailed';
    this.retryable = retryable;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}
