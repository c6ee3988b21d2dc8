/**
 * A worker that does what is due at the registry and is killed before its statement of the given place:
 * `register-and-die.ts <database url> <place> <now>`. Exits 0 when there was less to do.
 */
import pg from 'pg';
import { assignDueNumbers } from '../../../src/messaging/registry/number-round.ts';
import { registerDue } from '../../../src/messaging/registry/round.ts';
import { createRegistrySimulator } from '../../../src/messaging/registry/simulator/simulator.ts';
import { openDatabase } from '../../../src/platform/database.ts';

const [url = '', place = '0', now = ''] = process.argv.slice(2);

let statements = 0;
const query = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown;
pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
  if (statements === Number(place)) process.kill(process.pid, 'SIGKILL');
  statements += 1;
  return query.apply(this, given);
} as typeof pg.Client.prototype.query;

const database = openDatabase({
  connectionString: url,
  maxConnections: 1,
  statementTimeoutMs: 10_000,
  applicationName: 'register and die',
});
const parts = {
  database,
  registry: createRegistrySimulator(database),
  clock: () => new Date(now),
  leaseMs: 30_000,
  onFailure: (error: unknown) => {
    throw error;
  },
};
while ([await registerDue(parts), await assignDueNumbers(parts)].includes(true));
await database.close();
