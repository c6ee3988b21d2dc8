import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { startProbedService } from '../support/probed-service.ts';
import { rpcCall } from '../support/rpc-call.ts';
import { until } from '../support/until.ts';

/** The heap after a collection, and the number of scripts that are loaded. */
const COSTS = `import{setFlagsFromString}from"node:v8";import{runInNewContext}from"node:vm";setFlagsFromString("--expose-gc");const gc=runInNewContext("gc");const probe=()=>{gc();gc();return{heapMb:process.memoryUsage().heapUsed/1e6,scripts:urls.size}};`;

interface IdleCosts {
  readonly heapMb: number;
  readonly scripts: number;
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Of the built service when it is ready. Fails unless its heap grows after the first call. */
async function idleCosts(): Promise<IdleCosts> {
  const service = await startProbedService(database.url, COSTS);
  const read = async (): Promise<IdleCosts> => (await service.probe()) as IdleCosts;
  const idle = await read();
  await rpcCall(service.port, null, 'agent.provision', { name: 'Test' });
  // The word lists of messages, the search and the time zones take more than 20 MB.
  await until(async () => (await read()).heapMb > idle.heapMb + 15);
  await service.end();
  return idle;
}

/** A change that raises a limit says so in its diff. Limits leave a tenth. */
test('an idle service holds at most 39 MB of heap and 815 scripts, and prepares for others at the first call', async () => {
  const { heapMb, scripts } = await idleCosts();
  process.stdout.write(`An idle service: ${heapMb.toFixed(1)} MB of heap, ${scripts} scripts\n`);
  expect(heapMb).toBeLessThan(39);
  expect(scripts).toBeLessThan(815);
}, 60_000);
