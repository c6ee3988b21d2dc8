/** Why a number is of no use. */
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

/** `flag` names the contact; `suppress` lets hygiene.suppressInvalid take it without being told; `ignore` takes no notice. */
export type HygieneAction = 'ignore' | 'flag' | 'suppress';

/** So many failures with this code, one after the other and none that arrived since, mean this. */
export interface HygieneRule {
  readonly errorCode: string;
  readonly count: number;
  readonly reason: InvalidReason;
  readonly action: HygieneAction;
}

export interface PolicyRule extends HygieneRule {
  readonly origin: 'default' | 'account';
  /** Where a rule that comes with the service is from. */
  readonly source: string | null;
}

type Shipped = readonly [
  errorCode: string,
  count: number,
  reason: InvalidReason,
  action: HygieneAction,
  source: string,
];

const twilio = (code: number): string => `twilio.com/docs/api/errors/${code}`;
const SIMULATOR = 'the simulator carrier';

/**
 * What comes with the service. A code that says the number is wrong counts at once; one that a telephone without a battery causes as well counts only
 * when it repeats, and suppresses nobody by itself.
 */
const SHIPPED: readonly Shipped[] = [
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

export const DEFAULT_RULES: readonly PolicyRule[] = SHIPPED.map(([errorCode, count, reason, action, source]) => ({
  errorCode,
  count,
  reason,
  action,
  origin: 'default',
  source,
}));

/** The policy of an account, by code: its own rules, and those that come with the service for every code that it says nothing of. */
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
