import { type ErrorCode, errorTable } from './generated/errors.ts';
import {
  addCredits,
  ENSURE_DEFAULT_NUMBER,
  LIST_REVIEWS,
  type NextAction,
  recordOptIn,
  recordRelationship,
  SHOW_COUNTRIES,
  SHOW_LIMITS,
} from './next-actions.ts';

export interface FieldError {
  /** JSON pointer into the params. */
  readonly path: string;
  /** The violated rule: a schema keyword or a rule of the service. Never the value itself. */
  readonly rule: string;
  /** For registrations: the reviewer's rejection code. */
  readonly code?: string;
  /** How to correct it. */
  readonly fix?: string;
}

export interface SkillErrorOptions {
  readonly nextActions?: readonly NextAction[];
  readonly fieldErrors?: readonly FieldError[];
  /** Further data for the caller; becomes part of `error.data`. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/** The only error thrown on purpose; the caller sees its code and message. */
export class SkillError extends Error {
  readonly code: ErrorCode;
  readonly nextActions: readonly NextAction[];
  readonly fieldErrors: readonly FieldError[];
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfterMs: number | undefined;
  readonly #options: SkillErrorOptions;

  constructor(code: ErrorCode, message?: string, options: SkillErrorOptions = {}) {
    super(message ?? errorTable[`${code}`].message, { cause: options.cause });
    this.name = 'SkillError';
    this.code = code;
    this.nextActions = options.nextActions ?? [];
    this.fieldErrors = options.fieldErrors ?? [];
    this.details = options.details ?? {};
    this.retryAfterMs = options.retryAfterMs;
    this.#options = options;
  }

  /** The same error with another message. */
  saying(message: string): SkillError {
    return new SkillError(this.code, message, this.#options);
  }
}

/** For `catch`: returns a SkillError, and rethrows anything else, which is a defect. */
export function toSkillError(error: unknown): SkillError {
  if (error instanceof SkillError) return error;
  throw error;
}

/** Absent and foreign ids get the same response, so the id is not repeated. */
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

/** The params are valid, but the current state does not allow the call. */
export function unprocessable(reason: string, message: string, options: SkillErrorOptions = {}): SkillError {
  return new SkillError(-32002, message, { ...options, details: { reason, ...options.details } });
}

export function paymentHold(): SkillError {
  return new SkillError('payment_hold', 'The account is on payment hold.', {
    nextActions: [{ skill: 'billing.portal', params: {}, why: 'Shows the open amount and where to pay it.' }],
  });
}

export function partnerSuspended(nextActions: readonly NextAction[] = []): SkillError {
  return new SkillError('partner_suspended', 'The account is suspended. Contact the operator of the service.', {
    nextActions,
  });
}

/** Maximum amount per call of billing.topUp. */
const MAX_TOP_UP = 10_000_000;

export function creditsInsufficient(needed: number, available: number): SkillError {
  const amount = Math.min(Math.max(1, needed - available), MAX_TOP_UP);
  return new SkillError(
    'credits_insufficient',
    `The call needs ${needed} credits, but only ${available} are available.`,
    {
      details: { needed, available },
      nextActions: [
        addCredits(amount, 'Adds credits with a confirmed payment.'),
        { skill: 'billing.portal', params: {}, why: 'Opens a page where a person can add credits.' },
      ],
    },
  );
}

/** A send would exceed a limit of billing.setLimits. */
export function spendingLimitReached(
  reason: 'daily_spend_limit' | 'campaign_spend_limit',
  needed: number,
  left: number,
): SkillError {
  const until =
    reason === 'daily_spend_limit'
      ? "The account's daily spending limit starts again at 00:00 UTC. Send then, or raise"
      : 'Raise';
  return unprocessable(
    reason,
    `The call needs ${needed} credits, but the spending limit leaves ${left}. ${until} the limit with billing.setLimits.`,
    {
      details: { needed, left },
      nextActions: [SHOW_LIMITS],
    },
  );
}

export function consentRequired(contactId: string | null, phone: string, reason: string): SkillError {
  if (reason === 'under_review')
    return new SkillError(
      'consent_required',
      'A message of the contact may be an opt-out, so marketing pauses until you decide. Nothing was sent.',
      { details: { reason }, nextActions: [LIST_REVIEWS] },
    );
  const who = contactId === null ? { phone } : { contact_id: contactId };
  if (reason === 'no_relationship')
    return new SkillError('consent_required', NO_RELATIONSHIP, {
      details: { reason },
      nextActions: [recordRelationship(who), recordOptIn(who)],
    });
  return new SkillError('consent_required', 'The contact is not opted in, so nothing was sent.', {
    details: { reason },
    nextActions:
      reason === 'no_consent'
        ? [recordOptIn(who)]
        : [
            {
              skill: 'contacts.consentHistory',
              params: who,
              why: 'Shows when and how the contact opted out. Only the contact can opt in again.',
            },
          ],
  });
}

const NO_RELATIONSHIP =
  'No relationship with the recipient is recorded, and no message from the recipient arrived within 24 hours, so nothing was sent.';

export function noSendingNumber(): SkillError {
  return new SkillError(-32003, 'The account has no number to send from.', {
    nextActions: [
      ENSURE_DEFAULT_NUMBER,
      { skill: 'compliance.setupStatus', params: {}, why: 'Lists the missing onboarding steps.' },
    ],
  });
}

/** The key was already used with other params or another skill. */
export function idempotencyKeyReuse(): SkillError {
  return invalidParams(
    'This idempotency_key was used for another call. Use a new key.',
    [{ path: '/idempotency_key', rule: 'was used with other params' }],
    { details: { reason: 'idempotency_key_reuse' } },
  );
}

/**
 * Another call changed something since the version that the caller read. `what`: a noun, such as
 * "template".
 */
export function versionConflict(what: string, version: number, nextActions: readonly NextAction[]): SkillError {
  return unprocessable('version_conflict', `The ${what} is at version ${version}. Read it and change that version.`, {
    details: { version },
    nextActions,
  });
}

/** Throws if the caller expects another version. */
export function requireExpectedVersion(
  expected: number | undefined,
  what: string,
  version: number,
  nextActions: readonly NextAction[],
): void {
  if (expected !== undefined && expected !== version) throw versionConflict(what, version, nextActions);
}

/**
 * Names are unique, without regard to case. `shows`: a call that shows what has the name, if it is
 * still there.
 */
export function nameTaken(what: string, shows: NextAction | null, details = {}): SkillError {
  return unprocessable('name_taken', `Another ${what} has this name. Choose another name.`, {
    details,
    nextActions: shows === null ? [] : [shows],
  });
}

/** `from` and `to` of a period are the wrong way round. */
export function emptyPeriod(): SkillError {
  return invalidParams('from must be before to.', [{ path: '/from', rule: 'must be before to' }]);
}

/** Another call with the same key is in progress. */
export function idempotencyInFlight(): SkillError {
  return new SkillError(-32002, 'Another call with this idempotency_key is in progress. Retry later.', {
    details: { reason: 'idempotency_in_flight', retry_after_ms: 1000 },
    retryAfterMs: 1000,
  });
}

/** The account does not send to the country of the recipient. */
export function countryNotAllowed(country: string): SkillError {
  return unprocessable(
    'country_not_allowed',
    `The account does not send to ${country}. Add ${country} to allowed_countries with billing.setLimits, if you have recipients there. For an end-customer, the list of its partner applies in addition.`,
    { details: { country }, nextActions: [SHOW_COUNTRIES] },
  );
}
