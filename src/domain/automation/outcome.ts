/**
 * How an action ended: to be tried again, to be tried again after a person has decided, refused by
 * a gate or a person, part of a loop, or failed.
 */
export type FailureKind = 'retry' | 'waiting' | 'refused' | 'loop' | 'failed';

export interface ActionError {
  readonly code: number | string;
  readonly data?: Readonly<Record<string, unknown>>;
}

const RETRIED: readonly (number | string)[] = ['rate_limited', 'unavailable', -32603];
/** A gate, or the state of the account, refused the call. The rule is not at fault. */
const REFUSED: readonly (number | string)[] = [
  'consent_required',
  'quiet_hours',
  'payment_hold',
  'partner_suspended',
  'partner_child_paused',
  'credits_insufficient',
];
const REFUSED_FOR: readonly unknown[] = [
  'frequency_cap',
  'daily_spend_limit',
  'campaign_spend_limit',
  'person_forgotten',
  'account_closed',
  'approval_refused',
];
/** Properties of one recipient. */
const RECIPIENT: readonly unknown[] = ['phone_not_textable', 'phone_country_unknown'];

export function failureKind({ code, data = {} }: ActionError): FailureKind {
  if (RETRIED.includes(code) || data.reason === 'idempotency_in_flight') return 'retry';
  if (code === 'approval_required') return 'waiting';
  if (REFUSED.includes(code) || (code === -32002 && REFUSED_FOR.includes(data.reason))) return 'refused';
  if (code === -32002 && data.reason === 'loop') return 'loop';
  const fields = Array.isArray(data.field_errors) ? (data.field_errors as readonly { rule?: unknown }[]) : [];
  return code === -32602 && fields.some(({ rule }) => RECIPIENT.includes(rule)) ? 'refused' : 'failed';
}

/** Waits before the next attempt. */
const BACKOFF_MS = [10_000, 60_000, 300_000, 1_800_000, 7_200_000] as const;

/** How often a run looks whether the approval of its action was decided. */
export const APPROVAL_POLL_MS = 60_000;

/** After this many attempts, a run has failed. */
export const MAX_ATTEMPTS: number = BACKOFF_MS.length + 1;

/** The wait after an attempt: what the service asked for or longer, and up to a fifth of jitter. */
export function backoffMs(attempt: number, data: ActionError['data'], random: number): number {
  const wait = BACKOFF_MS[Math.min(attempt, BACKOFF_MS.length) - 1] ?? BACKOFF_MS[0];
  const asked = typeof data?.retry_after_ms === 'number' ? data.retry_after_ms : 0;
  return Math.round(Math.max(wait, asked) * (1 + random / 5));
}
