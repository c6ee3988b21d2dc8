/**
 * A registration worker that does the due work and is killed before its statement of the given
 * index: `register-and-die.ts <database url> <index> <now>`. Exits with 0 if it ran fewer
 * statements.
 */
import { assignDueNumbers } from '../../../src/carriers/registration/assign-numbers.ts';
import { registerDue } from '../../../src/carriers/registration/register.ts';
import { createRegistrySimulator } from '../../../src/carriers/registration/simulator/simulator.ts';
import { killBefore, openOneConnection } from './die.ts';

const [url = '', index = '0', now = ''] = process.argv.slice(2);
killBefore(Number(index), 'all statements');
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
