import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { binariesFor } from './binaries.ts';
import { freePort } from './free-port.ts';
import { initialize, PASSWORD_FILE } from './initialize.ts';
import { runTool } from './run-tool.ts';
import { runningPort } from './running-server.ts';
import { reachableBy, serverUser, sharedFolder, type User } from './unprivileged.ts';

export interface Cluster {
  readonly url: string;
  readonly port: number;
  readonly directory: string;
  /** Whether this call started it; false when a server was found running on the same directory. */
  readonly started: boolean;
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
}

export interface ClusterOptions {
  /** Where data, log and password live; made when it is missing. */
  readonly directory: string;
  readonly port?: number;
  /** Lines added to postgresql.conf when the cluster is made. */
  readonly settings?: readonly string[];
}

/**
 * Tern's own PostgreSQL: made on the first start, found again on later ones, joined when another process has it running already.
 * It listens on the loopback interface alone, with a password that only this directory knows.
 */
export async function startCluster({ directory, port: wanted, settings = [] }: ClusterOptions): Promise<Cluster> {
  const user = serverUser(join(resolve(directory), 'data'));
  const home = makeHome(resolve(directory), user);
  const bin = binariesFor(user, home);
  const data = join(home, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) await initialize(bin, data, user, settings);
  const password = readFileSync(join(data, PASSWORD_FILE), 'utf8').trim();
  const running = await runningPort(data);
  const { port, started } = running === null ? await start(bin, home, user, wanted) : { port: running, started: false };
  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
    port,
    directory: home,
    started,
    stop: (mode = 'fast') => runTool(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', mode, '-w'], user),
  };
}

const TRIES = 3;

async function start(
  bin: string,
  home: string,
  user: User | null,
  wanted: number | undefined,
): Promise<{ port: number; started: boolean }> {
  const data = join(home, 'data');
  const log = join(home, 'postgres.log');
  for (let attempt = 1; ; attempt += 1) {
    const port = wanted ?? (await freePort());
    try {
      await runTool(join(bin, 'pg_ctl'), ['start', '-D', data, '-l', log, '-w', '-t', '60', '-o', `-p ${port}`], user);
      await standBack(data, user);
      return { port, started: true };
    } catch (cause) {
      // Another process may have started it at the same moment, or taken the port that was free a moment ago.
      const running = await runningPort(data);
      if (running !== null) return { port: running, started: false };
      if (wanted !== undefined || attempt === TRIES)
        throw new Error(`Tern's own PostgreSQL did not start; its log is ${log}.`, { cause });
    }
  }
}

/**
 * Backends that are woken by a statement wait until the event loop that sent it has come to its end, instead of taking its core away from it in
 * the middle (sched(7), SCHED_BATCH; a backend inherits it): a quarter more texts a second on two cores. Where there is no chrt it goes without.
 */
async function standBack(data: string, user: User | null): Promise<void> {
  const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1);
  await runTool('chrt', ['--batch', '--pid', '0', pid], user).catch(() => undefined);
}

/** `wanted`, or a folder that stands for it when the server's user cannot enter the way there. It is that user's alone. */
function makeHome(wanted: string, user: User | null): string {
  mkdirSync(dirname(wanted), { recursive: true });
  const home =
    user === null || reachableBy(user, dirname(wanted))
      ? wanted
      : join(sharedFolder(), createHash('sha256').update(wanted).digest('hex').slice(0, 16));
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (user !== null) chownSync(home, user.uid, user.gid);
  chmodSync(home, 0o700);
  return home;
}
