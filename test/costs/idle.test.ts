import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { root } from '../support/house/source-files.ts';
import { rpcCall } from '../support/rpc-call.ts';
import { endProcess, isReady } from '../support/service-process.ts';
import { until } from '../support/until.ts';

/** On SIGUSR2, prints the heap after a collection and the number of scripts that are loaded. */
const PRINT_COSTS = `import{Session}from"node:inspector";import{setFlagsFromString}from"node:v8";import{runInNewContext}from"node:vm";const urls=new Set();const session=new Session();session.connect();session.on("Debugger.scriptParsed",({params})=>urls.add(params.url));session.post("Debugger.enable");setFlagsFromString("--expose-gc");const gc=runInNewContext("gc");process.on("SIGUSR2",()=>{gc();gc();process.stderr.write("COSTS "+JSON.stringify({heapMb:process.memoryUsage().heapUsed/1e6,scripts:urls.size})+"\\n")})`;

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
  const port = await freePort();
  const child = spawn(join(root, 'bin/tern'), ['serve'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      PORT: String(port),
      TERN_SECRET: 'a secret that only tests know, of 32+',
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(PRINT_COSTS)}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let heard = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    heard += part;
  });
  let times = 0;
  const read = async (): Promise<IdleCosts> => {
    times += 1;
    child.kill('SIGUSR2');
    const lines = (): RegExpMatchArray | null => heard.match(/(?<=^COSTS ).*(?=\n)/gm);
    await until(async () => lines()?.length === times);
    return JSON.parse(lines()?.at(-1) ?? '') as IdleCosts;
  };
  await until(() => isReady(port));
  const idle = await read();
  await rpcCall(port, null, 'agent.provision', { name: 'Test' });
  // The word lists of messages, the search and the time zones take more than 20 MB.
  await until(async () => (await read()).heapMb > idle.heapMb + 15);
  await endProcess(child);
  return idle;
}

/** A change that raises a limit says so in its diff. Limits leave a tenth. */
test('an idle service holds at most 39 MB of heap and 815 scripts, and prepares for others at the first call', async () => {
  const { heapMb, scripts } = await idleCosts();
  process.stdout.write(`An idle service: ${heapMb.toFixed(1)} MB of heap, ${scripts} scripts\n`);
  expect(heapMb).toBeLessThan(39);
  expect(scripts).toBeLessThan(815);
}, 60_000);
