import { CommandFailure, NO_CONNECTION } from '../failure.ts';

/** Runs the first work with a database, and says in one line when it cannot be reached or does not let us in. */
export async function explainDatabase<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    const where = placeOf(url);
    if (
      /^(ECONN|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|57P0)/.test(code) ||
      /timeout|terminated/i.test(message)
    ) {
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
function placeOf(url: string): string {
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
