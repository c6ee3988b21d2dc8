/**
 * A worker that does what is due at the registry and is killed before its statement of the given place:
 * `register-and-die.ts <database url> <place> <now>`. Exits 0 when there was less to do.
 */
import { assignDueNumbers } from '../../../src/messaging/registry/number-round.ts';
import { registerDue } from '../../../src/messaging/registry/round.ts';
import { createRegistrySimulator } from '../../../src/messaging/registry/simulator/simulator.ts';
import { killBefore, openOneConnection } from './die.ts';

const [url = '', place = '0', now = ''] = process.argv.slice(2);
killBefore(Number(place), 'all statements');
const database = openOneConnection(url);
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
