import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from './until.ts';

/** One submit_sm as the carrier took it. */
export interface Taken {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly esmClass: number;
  readonly dataCoding: number;
  /** The elements of the user data header and the octets after it, hexadecimal. */
  readonly header: readonly string[];
  readonly octets: string;
}

export type ServerEvent = Readonly<Record<string, unknown>> & { readonly event: string };

export interface SmppServer {
  readonly port: number;
  readonly pid: number;
  /** What it has told since it was started. */
  readonly events: readonly ServerEvent[];
  taken(): Taken[];
  /** Ends when it has been obeyed. */
  order(order: string, more?: object): Promise<void>;
  /** How often it has told this. */
  count(event: string): number;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** Again on the same port, with the same books. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Made with `openssl req -x509`, good until 2126: `here` for 127.0.0.1, `elsewhere` for elsewhere.example. */
const certificatePath = (name: string): string => fileURLToPath(new URL(`./tls/${name}`, import.meta.url));
export const certificate = (name: 'here' | 'elsewhere'): string => readFileSync(`${certificatePath(name)}.pem`, 'utf8');

const SCRIPT = fileURLToPath(new URL('./smpp-server.ts', import.meta.url));

/** With the name of a certificate (support/tls) it speaks TLS. */
export async function startSmppServer(certificate?: 'here' | 'elsewhere'): Promise<SmppServer> {
  const directory = mkdtempSync(join(tmpdir(), 'tern-smpp-'));
  const books = join(directory, 'taken.jsonl');
  writeFileSync(books, '');
  const events: ServerEvent[] = [];
  let port = 0;
  let running: ChildProcess;

  const count = (name: string): number => events.filter(({ event }) => event === name).length;
  const start = async (): Promise<void> => {
    running = fork(
      SCRIPT,
      [String(port), books, ...(certificate === undefined ? [] : [certificatePath(certificate)])],
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
      readFileSync(books, 'utf8')
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
