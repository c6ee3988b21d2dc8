import type { Database } from '../platform/database/database.ts';
import { ProcessTooOld, requireOwnVersionOf } from '../platform/database/migrations/oldest-process.ts';
import type { Logger } from '../platform/logger.ts';
import { version } from '../platform/version.ts';
import { withTimeout } from '../platform/with-timeout.ts';

/** Why the process cannot answer calls; null: it can. */
export type Readiness = (timeoutMs: number) => Promise<string | null>;

/**
 * The database serves, asked over a connection that is kept for it, and no newer version has
 * changed it so that this one cannot run on it.
 */
export function createReadiness({ database, log }: { readonly database: Database; readonly log: Logger }): Readiness {
  let isLogged = false;
  return async (timeoutMs) => {
    const reason = await database.check(timeoutMs);
    if (reason !== null) return reason;
    try {
      await withTimeout(timeoutMs, requireOwnVersionOf(database.health, version));
      return null;
    } catch (error) {
      if (!(error instanceof ProcessTooOld)) return 'the database does not answer';
      if (!isLogged) log.error({ err: error }, 'this version is too old for the database');
      isLogged = true;
      return error.message;
    }
  };
}
