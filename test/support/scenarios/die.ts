import pg from 'pg';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';

/**
 * Kills this process before its statement of the given index, counted over all statements or over
 * those of one transaction. In a transaction, statements after the commit are not counted.
 */
export function killBefore(index: number, counts: 'all statements' | 'one transaction'): void {
  let counting = counts === 'all statements';
  let statements = 0;
  const query = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown;
  pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
    if (counting) {
      if (statements === index) process.kill(process.pid, 'SIGKILL');
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
