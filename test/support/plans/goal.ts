/** A call that a goal must become; `$tag.VIP` in its params stands for an ID of the account. */
export type ExpectedCall = readonly [skill: string, params: Readonly<Record<string, unknown>>];

/** A goal and what must come of it: exactly these calls, or words that must not be understood. */
export interface Goal {
  readonly goal: string;
  readonly calls?: readonly ExpectedCall[];
  /** The pointers of values that the calls still need; none without it. */
  readonly needs?: readonly string[];
  /** Words of which each must stand in one of the items of `not_understood`. */
  readonly unread?: readonly string[];
}
