import type { ErrorCode, ErrorTypes } from '../generated/errors.ts';
import { isBranded, type TernApiError, type TernError } from './errors.ts';

/**
 * Whether `error` was thrown by this client and, if `code` is given, has that code:
 * `if (isTernError(e, 'consent_required')) …`.
 */
export function isTernError(error: unknown): error is TernError;
export function isTernError<Code extends ErrorCode>(error: unknown, code: Code): error is ErrorTypes[Code];
export function isTernError(error: unknown, code: string | number): error is TernApiError;
export function isTernError(error: unknown, code?: string | number): boolean {
  if (!isBranded(error)) return false;
  return code === undefined || ('code' in error && error.code === code);
}
