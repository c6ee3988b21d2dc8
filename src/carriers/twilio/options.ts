export interface TwilioOptions {
  /** URL of the API, without a trailing slash. */
  readonly url: string;
  /** Public URL for Twilio's callbacks. */
  readonly publicUrl: string;
  /** Maximum concurrent requests. */
  readonly connections: number;
  readonly timing?: Partial<Timing>;
}

/** All in milliseconds. */
export interface Timing {
  readonly connectMs: number;
  /**
   * A message not written by then is returned as throttled. With `answerMs` it must stay well below
   * the lease of a worker.
   */
  readonly submitMs: number;
  /** Without a response by then the outcome is unknown. */
  readonly answerMs: number;
  /** Pause after a rate limit response; doubles each time. */
  readonly throttleMs: number;
  readonly maxThrottleMs: number;
  /** Pause for an account that cannot send, which an operator must correct. */
  readonly notReadyMs: number;
}

export const defaultTiming: Timing = {
  connectMs: 5_000,
  submitMs: 5_000,
  answerMs: 10_000,
  throttleMs: 500,
  maxThrottleMs: 10_000,
  notReadyMs: 60_000,
};

/** Timeouts that end every submission well before the worker's lease expires. */
export function timingWithin(leaseMs: number): Partial<Timing> {
  return {
    connectMs: Math.min(defaultTiming.connectMs, leaseMs / 6),
    submitMs: Math.min(defaultTiming.submitMs, leaseMs / 6),
    answerMs: Math.min(defaultTiming.answerMs, leaseMs / 3),
  };
}
