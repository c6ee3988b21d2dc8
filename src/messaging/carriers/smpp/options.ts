export interface SmppOptions {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  /** PEM of who vouches for the carrier's certificate; null: whom Node trusts. */
  readonly ca: string | null;
  readonly systemId: string;
  readonly password: string;
  readonly systemType?: string;
  /** One session both ways, or pairs of two that go one way each. */
  readonly bind: 'transceiver' | 'transmitter+receiver';
  /** Sessions, or pairs of them. */
  readonly sessions: number;
  /** Submissions without an answer that one session may have. */
  readonly window: number;
  /** How a text of several segments goes: cut by us, each part with a header, or whole, for the carrier to cut. */
  readonly longTexts: 'udh' | 'payload';
  /** Of addresses that come in written nationally; ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly timing?: Partial<Timing>;
}

/** All in milliseconds. */
export interface Timing {
  /** For a connection and its bind. */
  readonly connectMs: number;
  readonly enquireLinkMs: number;
  /** What has not left by then is given back as not sent. With `answerMs` it must stay well below the lease of a worker. */
  readonly handOverMs: number;
  /** What has no answer by then has an unknown outcome. */
  readonly answerMs: number;
  /** The first pause before a new connection; each next one is twice as long. */
  readonly backoffMs: number;
  readonly mostBackoffMs: number;
  /** How long nothing is handed over after the carrier said that it is too much; twice as long each next time. */
  readonly throttleMs: number;
  readonly mostThrottleMs: number;
  /** How long a receipt of an unknown text waits for its answer before the carrier is asked to bring it again. */
  readonly holdReceiptMs: number;
  /** How long such a receipt is kept at all. */
  readonly keepReceiptMs: number;
  /** How long a part of a long incoming text waits for the others before it is acknowledged alone. */
  readonly holdPartMs: number;
  /** How long the parts of an incoming text are waited for. */
  readonly joinMs: number;
  /** How often what is held is looked at. */
  readonly lookMs: number;
  /** How long a process that ends waits for answers. */
  readonly drainMs: number;
  readonly unbindMs: number;
}

export const usualTiming: Timing = {
  connectMs: 10_000,
  enquireLinkMs: 30_000,
  handOverMs: 5_000,
  answerMs: 10_000,
  backoffMs: 500,
  mostBackoffMs: 30_000,
  throttleMs: 500,
  mostThrottleMs: 10_000,
  holdReceiptMs: 3_000,
  keepReceiptMs: 300_000,
  holdPartMs: 1_000,
  joinMs: 60_000,
  lookMs: 500,
  drainMs: 3_000,
  unbindMs: 2_000,
};

/** Times with which every hand-over ends well before a worker that took it is taken for dead. */
export function timingWithin(leaseMs: number): Partial<Timing> {
  return {
    handOverMs: Math.min(usualTiming.handOverMs, leaseMs / 6),
    answerMs: Math.min(usualTiming.answerMs, leaseMs / 3),
  };
}
