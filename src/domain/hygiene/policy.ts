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

/** `count` consecutive failures with this code, with no delivery in between, mean `reason`. */
export interface HygieneRule {
  readonly errorCode: string;
  readonly count: number;
  readonly reason: InvalidReason;
  readonly action: HygieneAction;
}

export interface PolicyRule extends HygieneRule {
  readonly origin: 'default' | 'account';
  /** The source of a default rule; null for an account's own rule. */
  readonly source: string | null;
}

type DefaultRule = readonly [
  errorCode: string,
  count: number,
  reason: InvalidReason,
  action: HygieneAction,
  source: string,
];

const twilio = (code: number): string => `twilio.com/docs/api/errors/${code}`;
const SIMULATOR = 'the simulator carrier';

/**
 * The default rules. A code that means a wrong number counts at the first failure. A code that a
 * phone without battery also causes counts only when repeated, and never suppresses by itself.
 */
const DEFAULTS: readonly DefaultRule[] = [
  ['invalid_destination', 1, 'invalid_number', 'suppress', SIMULATOR],
  ['unknown_subscriber', 1, 'unknown_subscriber', 'suppress', SIMULATOR],
  ['blocked_by_carrier', 3, 'blocked', 'flag', SIMULATOR],
  ['smpp_0x0B', 1, 'invalid_number', 'suppress', 'SMPP 3.4, section 5.1.3: ESME_RINVDSTADR'],
  ['twilio_21211', 1, 'invalid_number', 'suppress', twilio(21211)],
  ['twilio_21214', 1, 'invalid_number', 'suppress', twilio(21214)],
  ['twilio_21217', 1, 'invalid_number', 'suppress', twilio(21217)],
  ['twilio_21610', 1, 'opted_out_at_carrier', 'suppress', twilio(21610)],
  ['twilio_21614', 1, 'not_textable', 'suppress', twilio(21614)],
  ['twilio_30003', 3, 'unreachable', 'flag', twilio(30003)],
  ['twilio_30004', 3, 'blocked', 'flag', twilio(30004)],
  ['twilio_30005', 1, 'unknown_subscriber', 'suppress', twilio(30005)],
  ['twilio_30006', 1, 'not_textable', 'suppress', twilio(30006)],
];

export const DEFAULT_RULES: readonly PolicyRule[] = DEFAULTS.map(([errorCode, count, reason, action, source]) => ({
  errorCode,
  count,
  reason,
  action,
  origin: 'default',
  source,
}));

/**
 * The policy of an account, ordered by code: its own rules, plus the default rule for every code
 * without one.
 */
export function policyOf(own: readonly HygieneRule[]): readonly PolicyRule[] {
  const codes = new Set(own.map(({ errorCode }) => errorCode));
  const rules: readonly PolicyRule[] = [
    ...own.map(({ errorCode, count, reason, action }) => ({
      errorCode,
      count,
      reason,
      action,
      origin: 'account' as const,
      source: null,
    })),
    ...DEFAULT_RULES.filter(({ errorCode }) => !codes.has(errorCode)),
  ];
  return rules.toSorted((a, b) => (a.errorCode < b.errorCode ? -1 : 1));
}
