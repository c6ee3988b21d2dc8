import { randomUUID } from 'node:crypto';
import { type FieldError, invalidParams, SkillError } from '../errors.ts';
import { errorTable } from '../generated/errors.ts';
import type { ErrorCodes } from '../generated/types.ts';
import { BatchTimedOut } from '../platform/batcher.ts';
import { isOutcomeUnknown } from '../platform/database/connection-lost.ts';
import { logFailure } from '../platform/database/connections/log-failure.ts';
import { isDatabaseUnavailable } from '../platform/database/connections/unavailable.ts';
import { BudgetExceeded, CallerGone, RulesBusy } from '../platform/database/rule-budget.ts';
import type { Logger } from '../platform/logger.ts';

export interface WireError {
  readonly code: number | string;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ErrorScope {
  readonly requestId: string;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly method: string | null;
}

/**
 * SQLSTATEs of a server without memory or disk space (PostgreSQL manual, appendix A: 53), of a lock
 * timeout, deadlock, serialization failure or statement timeout, and of a database that is dropped.
 * All of them roll back everything.
 */
const ROLLED_BACK = /^(53...|55P03|40P01|40001|57014|57P04)$/;

const NOTHING_CHANGED = 'The service is temporarily unavailable. Nothing was changed; retry later.';
/** The COMMIT may have arrived, and its answer not. */
const OUTCOME_UNKNOWN =
  'The service lost its database before the call was answered, so what it changes may have happened. Retry it with the same idempotency_key, and it happens once.';

/** Limits that the database holds, because several calls can reach them together. */
const LIMITS_OF_ROWS: Readonly<Record<string, { readonly message: string; readonly field: FieldError }>> = {
  contacts_attributes_check: {
    message: 'The attributes of a contact would exceed 32 KiB. Nothing was changed; remove some with null.',
    field: { path: '/attributes', rule: 'must be at most 32768 bytes with those that the contact has' },
  },
};

/** A statement of those that take long ends about then. */
const RULES_RETRY_MS = 2_000;

/**
 * The only place where an error becomes a response. An unexpected error is logged once and not
 * described to the caller.
 */
export function toWire(error: unknown, scope: ErrorScope): WireError {
  const refusal = refusalOf(error, scope);
  const { rpcCode, fix } = errorTable[`${refusal.code}`];
  return {
    code: refusal.code,
    message: refusal.message,
    data: {
      ...refusal.details,
      rpc_code: rpcCode,
      request_id: scope.requestId,
      doc_url: `${scope.publicUrl}/docs/errors#${refusal.code}`,
      ...(fix === null ? {} : { fix }),
      ...(refusal.retryAfterMs === undefined ? {} : { retry_after_ms: refusal.retryAfterMs }),
      ...(refusal.fieldErrors.length === 0 ? {} : { field_errors: refusal.fieldErrors }),
      ...(refusal.nextActions.length === 0 ? {} : { next_actions: refusal.nextActions }),
    },
  };
}

/**
 * The error in the form that the caller asked for. Strict JSON-RPC clients read only integers as a
 * code; they find the name in `data.code`.
 */
export function inCodes(error: WireError, codes: ErrorCodes): WireError {
  if (codes === 'name') return error;
  return { ...error, code: error.data.rpc_code as number, data: { ...error.data, code: error.code } };
}

function refusalOf(error: unknown, scope: ErrorScope): SkillError {
  if (error instanceof SkillError) return error;
  if (error instanceof CallerGone)
    return new SkillError('unavailable', 'The connection was closed before the call was answered.', {
      retryAfterMs: 1000,
    });
  if (error instanceof RulesBusy)
    return new SkillError(
      'unavailable',
      'Too many calls with rules of segments or with figures wait at the same time. Nothing was changed; retry later, with fewer calls at once.',
      { retryAfterMs: RULES_RETRY_MS },
    );
  if (error instanceof BudgetExceeded)
    return invalidParams(
      `Reading the data took more than ${error.budgetMs / 1000} seconds, so it was canceled. Ask for a shorter period, or use fewer or simpler rules: \`contains\` over many contacts and counts of events over a long time take longest.`,
      [],
    );
  const { code = '', constraint = '' } = error as { code?: string; constraint?: string };
  const reached = LIMITS_OF_ROWS[constraint];
  if (reached !== undefined) return invalidParams(reached.message, [reached.field]);
  const isUnknown = isOutcomeUnknown(error) || (error instanceof BatchTimedOut && error.isStarted);
  if (isUnknown || error instanceof BatchTimedOut || ROLLED_BACK.test(code) || isDatabaseUnavailable(error)) {
    const fields = { requestId: scope.requestId, method: scope.method, code };
    logFailure(scope.log, error, 'call rejected because the service is unavailable', fields, 'warn');
    return new SkillError('unavailable', isUnknown ? OUTCOME_UNKNOWN : NOTHING_CHANGED, { retryAfterMs: 1000 });
  }
  scope.log.error({ requestId: scope.requestId, method: scope.method, err: error }, 'call failed');
  return new SkillError(-32603, 'Internal error. Contact the operator with the request id.');
}

export function newRequestId(): string {
  return `req_${randomUUID().replaceAll('-', '')}`;
}
