/** Where an address is. */
export interface Place {
  /** ISO 3166-2. */
  readonly regions: readonly string[];
  readonly zones: readonly string[];
  /** Whether what was written may mean a place in another country as well. */
  readonly isDoubtful: boolean;
}
