/** How long the server may be silent. */
export interface Patience {
  /** With a statement: then the server is asked over another connection whether it works on it. */
  readonly silentMs: number;
  /** While a connection is made. */
  readonly connectingMs: number;
  /** With that question. */
  readonly probeMs: number;
  /** Beyond the time that the server itself gives a statement. */
  readonly graceMs: number;
  readonly tickMs: number;
}

/** Statements take milliseconds, or two seconds while they wait for a lock. */
export const PATIENCE: Patience = {
  silentMs: 3_000,
  connectingMs: 3_000,
  probeMs: 2_500,
  graceMs: 5_000,
  tickMs: 500,
};
