import { isDatabaseUnavailable } from '../../platform/database/connections/unavailable.ts';
import { CommandFailure, NO_CONNECTION } from '../failure.ts';

/** The host is not found, or the server is starting, stopping or full (57P01 to 57P03, 53300). */
const UNAVAILABLE = /^(ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|57P0[123]|53300)/;

/** Whether a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return UNAVAILABLE.test(code) || isDatabaseUnavailable(error) || (code === '' && /timeout/i.test(message));
}

/**
 * Runs the first database work of a command. Explains in one line when the database is unreachable
 * or rejects the login.
 */
export async function explainDatabase<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    const location = databaseLocation(url);
    if (isUnavailable(error)) {
      throw new CommandFailure(
        `The database at ${location} cannot be reached (${code || message}). Check that it is running and that DATABASE_URL is correct.`,
        NO_CONNECTION,
        {
          cause: error,
        },
      );
    }
    // SQLSTATE class 28: login; 3D000: database name.
    if (/^(28|3D000)/.test(code))
      throw new CommandFailure(
        `The database at ${location} rejects the connection: ${message}. Check DATABASE_URL.`,
        NO_CONNECTION,
        { cause: error },
      );
    throw error;
  }
}

/** Host, port and database name, never the credentials. */
export function databaseLocation(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname}:${port || '5432'}${pathname}`;
  } catch {
    throw new CommandFailure(
      'DATABASE_URL is not a URL. Use the form postgresql://user:password@host:5432/database.',
      2,
    );
  }
}
