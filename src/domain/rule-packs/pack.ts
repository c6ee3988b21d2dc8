export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Local wall time as `HH:MM`; the start belongs to the window, the end does not. `24:00` ends a day. */
export interface TimeWindow {
  readonly start: string;
  readonly end: string;
}

/** How sure we are of a rule: `P` read with a third party, `K` from memory, `S` our own strictness, no law. */
export type Confidence = 'P' | 'K' | 'S';

interface Rule {
  /** Stands in decision records: never reused for something else. */
  readonly id: string;
  /**
   * ISO 3166-1 or -2: `US`, `US-FL`, `FR`. `US-ZZ` is a person in the United States whose state is unknown, `*` any country without a
   * rule.
   */
  readonly jurisdiction: string;
  /** The first local day it applies on, `YYYY-MM-DD`; null: since before this service sent anything. */
  readonly effectiveFrom: string | null;
  /** The first local day it no longer applies on, or null. */
  readonly effectiveUntil: string | null;
  readonly source: string;
  readonly confidence: Confidence;
}

/** When marketing may reach a person, by the clock on their wall. A weekday of null is closed. */
export interface TimeOfDayRule extends Rule {
  readonly windows: Readonly<Record<Weekday, TimeWindow | null>>;
  /** The calendar whose public holidays are closed, or null. */
  readonly closedOnHolidaysOf: 'FR' | null;
}

/** At most `max` marketing texts to one person in any `windowHours` hours. */
export interface FrequencyCap extends Rule {
  readonly max: number;
  readonly windowHours: number;
  /** What is counted together: texts on one subject, whatever number they come from, or all of them. */
  readonly counts: 'same_subject' | 'all';
}

/** What a person who opts out of one program has opted out of. */
export interface OptOutRule {
  /** Every program of the account, whatever it asks. */
  readonly revokeAll: boolean;
  readonly source: string;
}

/** A dated set of rules. Every message records the pack that cleared it, so that a decision can be read under the rules of its day. */
export interface RulePack {
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly effectiveFrom: string;
  /** What the pack holds and where each part comes from. */
  readonly parts: readonly { readonly part: string; readonly source: string }[];
  readonly timeOfDay: readonly TimeOfDayRule[];
  readonly caps: readonly FrequencyCap[];
  readonly optOuts: OptOutRule;
}
