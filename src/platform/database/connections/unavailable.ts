import { isConnectionLost } from '../connection-lost.ts';

/** Why the database serves no calls, in the words of `/readyz`, by SQLSTATE (appendix A). */
const REASONS: Readonly<Record<string, string>> = {
  '25006': 'the database is read-only',
  '53300': 'the database has no free connection',
  '57P01': 'the database ended the connection',
  '57P02': 'the database crashed and restarts',
  '57P03': 'the database is starting or stopping',
  '57P05': 'the database closed an idle session',
};

/** Why the database cannot serve now, when that is what an error says; otherwise null. */
export function unavailableReason(error: unknown): string | null {
  const { code } = Object(error) as { readonly code?: unknown };
  return REASONS[String(code)] ?? (isConnectionLost(error) ? 'the database is not reachable' : null);
}

/** A server without disk space or memory, which still answers what needs none. */
const NO_RESOURCES = /^53[12]00$/;

/**
 * Whether the database cannot serve now: it is away, full or read-only. What failed is not to
 * blame, and may succeed later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code } = Object(error) as { readonly code?: unknown };
  return unavailableReason(error) !== null || NO_RESOURCES.test(String(code));
}

/** A server that takes no writes: a standby, also one that was the primary before. */
export function isReadOnly(error: unknown): boolean {
  return (Object(error) as { readonly code?: unknown }).code === '25006';
}
