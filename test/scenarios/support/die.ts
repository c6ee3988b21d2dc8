import pg from 'pg';
import { type Database, openDatabase } from '../../../src/platform/database.ts';

/**
 * From here on this process is killed before its statement of the given place: of all that it runs, or of one transaction, where what lies behind
 * the commit is no place any more.
 */
export function killBefore(place: number, counts: 'all statements' | 'one transaction'): void {
  let counting = counts === 'all statements';
  let statements = 0;
  const query = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown;
  pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
    if (counting) {
      if (statements === place) process.kill(process.pid, 'SIGKILL');
      statements += 1;
    }
    const { text } = given[0] as pg.QueryConfig;
    if (counts === 'one transaction' && text === 'BEGIN') counting = true;
    if (counts === 'one transaction' && text === 'COMMIT') counting = false;
    return query.apply(this, given);
  } as typeof pg.Client.prototype.query;
}

export function openOneConnection(url: string): Database {
  return openDatabase({
    connectionString: url,
    maxConnections: 1,
    statementTimeoutMs: 10_000,
    applicationName: 'about to die',
  });
}
