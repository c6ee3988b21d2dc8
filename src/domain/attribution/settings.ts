/** How the credit of a conversion is divided among its touches, in the order of their times. */
export type AttributionModel = 'first' | 'last' | 'linear' | 'position';

export interface AttributionRules {
  readonly model: AttributionModel;
  /** Clicks at most this many hours before the conversion are touches; 0: no clicks. */
  readonly clickHours: number;
  /** Deliveries at most this many hours before the conversion are touches; 0: no deliveries. */
  readonly deliveryHours: number;
}

/** What applied before accounts had settings: only deliveries. No row stores it. */
export const LEGACY_VERSION = 0;
export const LEGACY_RULES: AttributionRules = { model: 'last', clickHours: 0, deliveryHours: 24 };

/** What applies to an account without settings. No row stores it. */
export const DEFAULT_VERSION = 1;
export const DEFAULT_RULES: AttributionRules = { model: 'last', clickHours: 120, deliveryHours: 24 };
