export interface InboundIntent {
  /** `review`: the intent is unclear and a person should read the message. */
  readonly intent: 'stop' | 'help' | 'start' | 'review' | 'none';
  /**
   * Stable name of the rule that matched, such as `stop.exact.en.unsubscribe` or `stop.wish.en`;
   * stored in the consent entry.
   */
  readonly ruleId: string | null;
}
