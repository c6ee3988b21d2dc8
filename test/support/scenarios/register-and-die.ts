/**
 * A registration worker that does the due work and is killed before its statement of the given
 * index: `register-and-die.ts <database url> <index> <now>`. Exits with 0 if it ran fewer
 * statements.
 */
import { assignNumber } from '../../../src/compliance/registration/assign-numbers.ts';
import { ASSIGNMENTS } from '../../../src/compliance/registration/number-queries.ts';
import { REGISTRATIONS } from '../../../src/compliance/registration/order-queries.ts';
import { register } from '../../../src/compliance/registration/register.ts';
import { createRegistrySimulator } from '../../../src/compliance/registration/simulator/simulator.ts';
import { createWorker } from '../../../src/platform/work/worker.ts';
import { killBefore, openOneConnection } from './die.ts';

const [url = '', index = '0', now = ''] = process.argv.slice(2);
killBefore(Number(index), 'all statements');
const database = openOneConnection(url);
const registry = { database, registry: createRegistrySimulator(database), clock: () => new Date(now) };
const parts = {
  database,
  clock: registry.clock,
  leaseMs: 30_000,
  onFailure: (error: unknown) => {
    throw error;
  },
};
const registrations = createWorker(REGISTRATIONS, parts, (claim) => register(registry, claim));
const assignments = createWorker(ASSIGNMENTS, parts, (claim) => assignNumber(registry, claim));
while ([await registrations.run(), await assignments.run()].includes(true));
await database.close();
