import { type ErrorCode, errorTable } from './generated/errors.ts';

/** A call that is valid as it stands and gets the caller further. */
export interface NextAction {
  readonly skill: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly why: string;
}

export interface FieldError {
  /** JSON pointer into the params. */
  readonly path: string;
  /** What the value broke: a keyword of the schema, or a rule of the service. Never the value itself. */
  readonly rule: string;
  /** Of a registration: the code under which a reviewer would turn it down. */
  readonly code?: string;
  /** What to do about it. */
  readonly fix?: string;
}

export interface SkillErrorOptions {
  readonly nextActions?: readonly NextAction[];
  readonly fieldErrors?: readonly FieldError[];
  /** What else the caller may know; goes into `error.data`. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/** The one thing thrown on purpose: a refusal that the caller gets to see. */
export class SkillError extends Error {
  readonly code: ErrorCode;
  readonly nextActions: readonly NextAction[];
  readonly fieldErrors: readonly FieldError[];
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfterMs: number | undefined;

  constructor(code: ErrorCode, message?: string, options: SkillErrorOptions = {}) {
    super(message ?? errorTable[`${code}`].message, { cause: options.cause });
    this.name = 'SkillError';
    this.code = code;
    this.nextActions = options.nextActions ?? [];
    this.fieldErrors = options.fieldErrors ?? [];
    this.details = options.details ?? {};
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** For `catch`: a refusal becomes a value, anything else is a fault and goes on. */
export function asRefusal(error: unknown): SkillError {
  if (error instanceof SkillError) return error;
  throw error;
}

/** Absent and foreign ids answer alike, so the id itself is not repeated. */
export function notFound(kind: string, nextActions: readonly NextAction[] = []): SkillError {
  return new SkillError(-32001, `There is no such ${kind} in this account.`, { nextActions });
}

export function invalidParams(
  message: string,
  fieldErrors: readonly FieldError[],
  options: SkillErrorOptions = {},
): SkillError {
  return new SkillError(-32602, message, { ...options, fieldErrors });
}

/** The params are well-formed, but the state of things does not allow the call. */
export function unprocessable(reason: string, message: string, options: SkillErrorOptions = {}): SkillError {
  return new SkillError(-32002, message, { ...options, details: { reason, ...options.details } });
}

export function paymentHold(): SkillError {
  return new SkillError('payment_hold', 'The account is on payment hold.', {
    nextActions: [{ skill: 'billing.portal', params: {}, why: 'Shows what is owed and how to pay.' }],
  });
}

export function partnerSuspended(nextActions: readonly NextAction[] = []): SkillError {
  return new SkillError('partner_suspended', 'The account is suspended; only the support of the service can lift it.', {
    nextActions,
  });
}

/** The most that one call of billing.topUp takes. */
const MOST_TOP_UP = 10_000_000;

export function creditsInsufficient(needed: number, available: number): SkillError {
  const amount = Math.min(Math.max(1, needed - available), MOST_TOP_UP);
  return new SkillError('credits_insufficient', `This needs ${needed} credits and ${available} are available.`, {
    details: { needed, available },
    nextActions: [
      {
        skill: 'billing.topUp',
        params: { amount, payment_ref: 'pay_example' },
        why: 'Adds credits once the payment is confirmed.',
      },
      { skill: 'billing.portal', params: {}, why: 'A page where a person can add credits.' },
    ],
  });
}

export function consentRequired(contactId: string | null, phone: string, reason: string): SkillError {
  const who = contactId === null ? { phone } : { contact_id: contactId };
  return new SkillError('consent_required', 'The contact is not opted in, so nothing was sent.', {
    details: { reason },
    nextActions:
      reason === 'no_consent'
        ? [
            {
              skill: 'contacts.optIn',
              params: {
                ...who,
                method: 'web_form',
                source: 'where the person agreed',
                captured_at: '2026-01-01T00:00:00Z',
              },
              why: 'Records the consent that the person gave, with its proof.',
            },
          ]
        : [
            {
              skill: 'contacts.consentHistory',
              params: who,
              why: 'Shows when and how the person opted out; only the person can opt in again.',
            },
          ],
  });
}

export function noSendingNumber(): SkillError {
  return new SkillError(-32003, 'There is no number to send from.', {
    nextActions: [
      { skill: 'phone-numbers.ensureDefault', params: {}, why: 'Returns the default sender, or gets one.' },
      { skill: 'compliance.setupStatus', params: {}, why: 'Lists what is missing before sending.' },
    ],
  });
}

/** The key stands for another call: other params, another skill. */
export function idempotencyKeyReuse(): SkillError {
  return invalidParams(
    'This idempotency_key was used for another call.',
    [{ path: '/idempotency_key', rule: 'was used with other params' }],
    { details: { reason: 'idempotency_key_reuse' } },
  );
}

/** Another call with the same key is being worked on. */
export function idempotencyInFlight(): SkillError {
  return new SkillError(-32002, 'A call with this idempotency_key is in flight.', {
    details: { reason: 'idempotency_in_flight', retry_after_ms: 1000 },
    retryAfterMs: 1000,
  });
}
