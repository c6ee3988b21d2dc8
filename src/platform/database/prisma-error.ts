import { Prisma } from '../../generated/prisma/client.ts';

/** SQLSTATE of a connection that failed (PostgreSQL manual, appendix A). */
const CONNECTION_FAILURE = '08006';
/** Codes of Prisma for a server that cannot be reached or closed the connection. */
const UNREACHABLE = ['P1001', 'P1002', 'P1008', 'P1017'];

interface PrismaError {
  readonly code?: unknown;
  readonly meta?: {
    readonly driverAdapterError?: {
      readonly cause?: { readonly originalCode?: string; readonly originalMessage?: string };
    };
  };
}

/**
 * The error that PostgreSQL reported, with its SQLSTATE as `code`, as a named statement throws it:
 * callers treat a lock timeout or a lost connection alike, whichever way a query went. A query that
 * Prisma rejects is named without its arguments, which may be personal data. Other errors pass
 * unchanged.
 */
export function toDatabaseError(error: unknown, query: string): unknown {
  if (error instanceof Prisma.PrismaClientValidationError)
    return new Error(`Prisma rejects the arguments of ${query}.`);
  const { code, meta } = Object(error) as PrismaError;
  const { originalCode, originalMessage } = meta?.driverAdapterError?.cause ?? {};
  if (originalCode !== undefined)
    return Object.assign(new Error(originalMessage ?? 'The database rejected a query.', { cause: error }), {
      code: originalCode,
    });
  if (typeof code === 'string' && UNREACHABLE.includes(code))
    return Object.assign(new Error('The database cannot be reached.', { cause: error }), { code: CONNECTION_FAILURE });
  return error;
}
