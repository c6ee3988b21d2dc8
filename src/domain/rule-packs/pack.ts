import type { HolidayCalendar } from './holidays/calendar.ts';
import type { Weekday } from './weekday.ts';

/** Local wall time as `HH:MM`, start included, end excluded. `24:00` is the end of the day. */
export interface TimeWindow {
  readonly start: string;
  readonly end: string;
}

/**
 * Confidence in a rule: `P` read at a third party, `K` from memory, `S` our own stricter rule, not
 * a law.
 */
export type Confidence = 'P' | 'K' | 'S';

interface Rule {
  /** Stored in decision records: never reuse an id for another rule. */
  readonly id: string;
  /**
   * ISO 3166-1 or -2: `US`, `US-FL`, `FR`. `US-ZZ` is a person in the United States whose state is
   * unknown, `*` any country without a rule.
   */
  readonly jurisdiction: string;
  /** The first local day on which it applies, `YYYY-MM-DD`; null: always in force. */
  readonly effectiveFrom: string | null;
  /** The first local day on which it ceases to apply, or null. */
  readonly effectiveUntil: string | null;
  /**
   * Where the rule is written and where it was read. Where sources disagree it says so, and the
   * stricter one holds.
   */
  readonly source: string;
  readonly confidence: Confidence;
}

/** When marketing may be sent, in the recipient's local time. A null weekday is closed. */
export interface TimeOfDayRule extends Rule {
  readonly windows: Readonly<Record<Weekday, TimeWindow | null>>;
  /** The holidays that are closed, or null. */
  readonly closedOn: HolidayCalendar | null;
}

/** At most `max` marketing messages to one recipient in any `windowHours` hours. */
export interface FrequencyCap extends Rule {
  readonly max: number;
  readonly windowHours: number;
  /**
   * What is counted together: messages on one subject, whatever number they come from, or all
   * messages.
   */
  readonly counts: 'same_subject' | 'all';
}

/** Which programs an opt-out from one program covers. */
export interface OptOutRule {
  /** True: every program of the account, whatever it asks. */
  readonly revokeAll: boolean;
  readonly source: string;
}

/**
 * A dated set of rules. Every message records the pack that allowed it, so that a decision can be
 * explained by the rules of its day.
 */
export interface RulePack {
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly effectiveFrom: string;
  /** The parts of the pack and their sources. */
  readonly parts: readonly { readonly part: string; readonly source: string }[];
  readonly timeOfDay: readonly TimeOfDayRule[];
  readonly caps: readonly FrequencyCap[];
  readonly optOuts: OptOutRule;
}
