export interface TwilioOptions {
  /** Where the API is, without a slash at the end. */
  readonly url: string;
  /** Where Twilio reaches us. */
  readonly publicUrl: string;
  /** Requests at once. */
  readonly connections: number;
  readonly timing?: Partial<Timing>;
}

/** All in milliseconds. */
export interface Timing {
  readonly connectMs: number;
  /** What has not left by then is given back as not sent. With `answerMs` it must stay well below the lease of a worker. */
  readonly handOverMs: number;
  /** What has no answer by then has an unknown outcome. */
  readonly answerMs: number;
  /** How long nothing is handed over after Twilio said that it is too much; twice as long each next time. */
  readonly throttleMs: number;
  readonly mostThrottleMs: number;
  /** How long nothing is handed over for an account that cannot send: somebody has to mend that. */
  readonly unreadyMs: number;
}

export const usualTiming: Timing = {
  connectMs: 5_000,
  handOverMs: 5_000,
  answerMs: 10_000,
  throttleMs: 500,
  mostThrottleMs: 10_000,
  unreadyMs: 60_000,
};

/** Times with which every hand-over ends well before a worker that took it is taken for dead. */
export function timingWithin(leaseMs: number): Partial<Timing> {
  return {
    connectMs: Math.min(usualTiming.connectMs, leaseMs / 6),
    handOverMs: Math.min(usualTiming.handOverMs, leaseMs / 6),
    answerMs: Math.min(usualTiming.answerMs, leaseMs / 3),
  };
}
