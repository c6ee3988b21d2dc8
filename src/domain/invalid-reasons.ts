/** Why a number must not be messaged. */
export const INVALID_REASONS = [
  'invalid_number',
  'unknown_subscriber',
  'not_textable',
  'unreachable',
  'blocked',
  'opted_out_at_carrier',
  'disconnected',
  'reassigned',
] as const;
export type InvalidReason = (typeof INVALID_REASONS)[number];

/**
 * `flag` lists the contact; `suppress` lets hygiene.suppressInvalid suppress it by default;
 * `ignore` does nothing.
 */
export type HygieneAction = 'ignore' | 'flag' | 'suppress';
