/** Signals that this many rules and journeys led to, one through the other, start nothing. */
export const MAX_DEPTH = 5;

/**
 * Runs and enrollments that the signals of rules and journeys may start within an hour. A chain of
 * rules about one contact needs a few; eight rules that record two events each would start a
 * million before they reach the greatest depth.
 */
export const MAX_STARTED_PER_ROOT = 100;
/** The same for all chains of an account: each contact of a large import may start a chain. */
export const MAX_STARTED_PER_ACCOUNT = 100_000;

/** What leads to a signal, a run or an enrollment. */
export interface Cause {
  /** How many rules and journeys led to it, one through the other. */
  readonly depth: number;
  /** The signal or enrollment at the start of the chain; null: no rule and no journey led to it. */
  readonly rootId: string | null;
}

/** Of a call that an automation rule makes. */
export interface RuleCause extends Cause {
  readonly ruleId: string;
}

export const NO_CAUSE: Cause = { depth: 0, rootId: null };
