import { randomUUID } from 'node:crypto';
import { SkillError } from '../errors.ts';
import { errorTable } from '../generated/errors.ts';
import { isConnectionLost } from '../platform/connection-lost.ts';
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
 * SQLSTATEs that say the server is away, starting, stopping or full (PostgreSQL manual, appendix A: 08, 53, 57), or that the call lost
 * against others: a lock not had in time, a deadlock, a statement that took too long. Everything was rolled back in each case.
 */
const UNAVAILABLE = /^(08...|53...|57P0.|55P03|40P01|40001|57014)$/;

/** The one place where an error becomes what the caller sees. What was not thrown on purpose is logged once and not described. */
export function toWire(error: unknown, scope: ErrorScope): WireError {
  const refusal = asRefusal(error, scope);
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

function asRefusal(error: unknown, scope: ErrorScope): SkillError {
  if (error instanceof SkillError) return error;
  const { code = '' } = error as { code?: string };
  if (UNAVAILABLE.test(code) || isConnectionLost(error)) {
    scope.log.warn({ requestId: scope.requestId, method: scope.method, code }, 'a call could not be answered now');
    return new SkillError('unavailable', 'The service cannot answer right now. Nothing was kept; try again.', {
      retryAfterMs: 1000,
    });
  }
  scope.log.error({ requestId: scope.requestId, method: scope.method, err: error }, 'a call failed');
  return new SkillError(-32603, 'Something went wrong on our side. The request id finds it in our log.');
}

export function newRequestId(): string {
  return `req_${randomUUID().replaceAll('-', '')}`;
}
