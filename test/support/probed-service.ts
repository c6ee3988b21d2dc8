import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { root } from './house/source-files.ts';
import { endProcess, endWithTests, isReady } from './service-process.ts';
import { until } from './until.ts';

/** The built service with a function in its process that answers what tests ask. */
export interface ProbedService {
  readonly port: number;
  /** What the function returns now. */
  probe(): Promise<unknown>;
  end(): Promise<void>;
}

/**
 * Starts `bin/tern serve` and waits until it is ready. `setUp` is the source of a module that is
 * loaded before the service and declares `probe`, a function that returns JSON; `urls` are the
 * scripts that are loaded by then.
 */
export async function startProbedService(databaseUrl: string, setUp: string): Promise<ProbedService> {
  const port = await freePort();
  const child = spawn(join(root, 'bin/tern'), ['serve'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      TERN_SECRET: 'a secret that only tests know, of 32+',
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(SCRIPTS + setUp + ANSWER)}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  endWithTests(child);
  let heard = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    heard += part;
  });
  await until(() => isReady(port));
  let times = 0;
  return {
    port,
    probe: async () => {
      times += 1;
      child.kill('SIGUSR2');
      const lines = (): RegExpMatchArray | null => heard.match(/(?<=^PROBED ).*(?=\n)/gm);
      await until(async () => lines()?.length === times);
      return JSON.parse(lines()?.at(-1) ?? 'null');
    },
    end: () => endProcess(child),
  };
}

const SCRIPTS = `import{Session}from"node:inspector";const urls=new Set();const session=new Session();session.connect();session.on("Debugger.scriptParsed",({params})=>urls.add(params.url));session.post("Debugger.enable");`;
const ANSWER = `process.on("SIGUSR2",()=>process.stderr.write("PROBED "+JSON.stringify(probe())+"\\n"))`;
