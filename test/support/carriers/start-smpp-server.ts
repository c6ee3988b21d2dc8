import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from './until.ts';

/** One submit_sm as the carrier recorded it. */
export interface Taken {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly esmClass: number;
  readonly dataCoding: number;
  /** The user data header's elements and the octets after it, both hexadecimal. */
  readonly header: readonly string[];
  readonly octets: string;
}

export type ServerEvent = Readonly<Record<string, unknown>> & { readonly event: string };

export interface SmppServer {
  readonly port: number;
  readonly pid: number;
  /** The events that the process has reported since it started. */
  readonly events: readonly ServerEvent[];
  taken(): Taken[];
  /** Resolves when the process has executed the command. */
  order(order: string, more?: object): Promise<void>;
  /** Number of events of this kind that the process has reported. */
  count(event: string): number;
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>;
  /** Starts the process again on the same port with the same record file. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Made with `openssl req -x509`, valid until 2126: `here` for 127.0.0.1, `elsewhere` for
 * elsewhere.example.
 */
const certificatePath = (name: string): string => fileURLToPath(new URL(`./tls/${name}`, import.meta.url));
export const certificate = (name: 'here' | 'elsewhere'): string => readFileSync(`${certificatePath(name)}.pem`, 'utf8');

const SCRIPT = fileURLToPath(new URL('./smpp-server.ts', import.meta.url));

/** Uses TLS if the name of a certificate (support/tls) is given. */
export async function startSmppServer(certificate?: 'here' | 'elsewhere'): Promise<SmppServer> {
  const directory = mkdtempSync(join(tmpdir(), 'tern-smpp-'));
  const recordFile = join(directory, 'taken.jsonl');
  writeFileSync(recordFile, '');
  const events: ServerEvent[] = [];
  let port = 0;
  let running: ChildProcess;

  const count = (name: string): number => events.filter(({ event }) => event === name).length;
  const start = async (): Promise<void> => {
    running = fork(
      SCRIPT,
      [String(port), recordFile, ...(certificate === undefined ? [] : [certificatePath(certificate)])],
      {
        execArgv: ['--import', 'tsx'],
        env: { ...process.env, NODE_OPTIONS: '' },
      },
    );
    const before = events.length;
    running.on('message', (event) => events.push(event as ServerEvent));
    const listening = () => events.slice(before).find(({ event }) => event === 'listening');
    await until(() => listening() !== undefined);
    port = Number(listening()?.port);
  };
  const kill = async (): Promise<void> => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
  };

  await start();
  return {
    get port() {
      return port;
    },
    get pid() {
      return running.pid as number;
    },
    events,
    taken: () =>
      readFileSync(recordFile, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Taken),
    order: async (order, more = {}) => {
      const before = count('obeyed');
      running.send({ order, ...more });
      await until(() => count('obeyed') > before);
    },
    count,
    kill,
    restart: start,
    stop: async () => {
      await kill();
      rmSync(directory, { recursive: true });
    },
  };
}
