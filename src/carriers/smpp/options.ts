export interface SmppOptions {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  /** PEM of the carrier's certificate authority; null: the authorities that Node trusts. */
  readonly ca: string | null;
  readonly systemId: string;
  readonly password: string;
  readonly systemType?: string;
  /** One session for both directions, or one per direction. */
  readonly bind: 'transceiver' | 'transmitter+receiver';
  /** Sessions, or pairs of them. */
  readonly sessions: number;
  /** Maximum pending submit_sm per session. */
  readonly window: number;
  /**
   * How a multi-segment message is sent: split here with a UDH per segment, or whole in
   * message_payload.
   */
  readonly longMessages: 'udh' | 'payload';
  /** Country of addresses in national format; ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly timing?: Partial<Timing>;
}

/** All in milliseconds. */
export interface Timing {
  /** Limit for connecting and binding. */
  readonly connectMs: number;
  readonly enquireLinkMs: number;
  /**
   * A message not written by then is returned as throttled. With `answerMs` it must stay well below
   * the lease of a worker.
   */
  readonly submitMs: number;
  /** Without a response by then the outcome is unknown. */
  readonly answerMs: number;
  /** Delay before the first reconnect; doubles each time. */
  readonly backoffMs: number;
  readonly maxBackoffMs: number;
  /** Pause after a throttling response; doubles each time. */
  readonly throttleMs: number;
  readonly maxThrottleMs: number;
  /**
   * How long a DLR with an unknown message id waits for its submit_sm_resp before the carrier is
   * asked to resend it.
   */
  readonly holdReceiptMs: number;
  /** How long such a DLR is kept in total. */
  readonly keepReceiptMs: number;
  /** How long a segment waits for the others before it is acknowledged. */
  readonly holdPartMs: number;
  /** How long to wait for the segments of an inbound message. */
  readonly reassemblyMs: number;
  /** Interval of checking held DLRs and segments. */
  readonly sweepMs: number;
  /** How long shutdown waits for pending responses. */
  readonly drainMs: number;
  readonly unbindMs: number;
}

export const defaultTiming: Timing = {
  connectMs: 10_000,
  enquireLinkMs: 30_000,
  submitMs: 5_000,
  answerMs: 10_000,
  backoffMs: 500,
  maxBackoffMs: 30_000,
  throttleMs: 500,
  maxThrottleMs: 10_000,
  holdReceiptMs: 3_000,
  keepReceiptMs: 300_000,
  holdPartMs: 1_000,
  reassemblyMs: 60_000,
  sweepMs: 500,
  drainMs: 8_000,
  unbindMs: 2_000,
};

/** Timeouts that end every submission well before the worker's lease expires. */
export function timingWithin(leaseMs: number): Partial<Timing> {
  return {
    submitMs: Math.min(defaultTiming.submitMs, leaseMs / 6),
    answerMs: Math.min(defaultTiming.answerMs, leaseMs / 3),
  };
}
