import { isConnectionLost } from '../../platform/connection-lost.ts';
import { CommandFailure, NO_CONNECTION } from '../failure.ts';

/** Nobody is found there, or a server that starts, stops or is full: 57P01 to 57P03 and 53300. */
const AWAY = /^(ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|57P0[123]|53300)/;

/** A little later it may be different. */
export function isAway(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return AWAY.test(code) || isConnectionLost(error) || (code === '' && /timeout/i.test(message));
}

/** Runs the first work with a database, and says in one line when it cannot be reached or does not let us in. */
export async function explainDatabase<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    const where = placeOf(url);
    if (isAway(error)) {
      throw new CommandFailure(
        `The database at ${where} cannot be reached (${code || message}). Is it running, and is DATABASE_URL right?`,
        NO_CONNECTION,
        {
          cause: error,
        },
      );
    }
    // SQLSTATE class 28: who we are; 3D000: which database.
    if (/^(28|3D000)/.test(code))
      throw new CommandFailure(
        `The database at ${where} does not let us in: ${message}. Check DATABASE_URL.`,
        NO_CONNECTION,
        { cause: error },
      );
    throw error;
  }
}

/** Host, port and name; never the user's password. */
export function placeOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname}:${port || '5432'}${pathname}`;
  } catch {
    throw new CommandFailure(
      'DATABASE_URL is not a URL. It looks like postgresql://user:password@host:5432/database.',
      2,
    );
  }
}
