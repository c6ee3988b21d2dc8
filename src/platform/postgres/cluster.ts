import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { binariesFor } from './binaries.ts';
import { freePort } from './free-port.ts';
import { FAST_STOP_SECONDS, guardServer, IMMEDIATE_STOP_SECONDS } from './guard.ts';
import { initialize, PASSWORD_FILE } from './initialize.ts';
import { runTool } from './run-tool.ts';
import { runningPort } from './running-server.ts';
import { reachableBy, serverUser, sharedFolder, type User } from './unprivileged.ts';

export interface Cluster {
  readonly url: string;
  readonly port: number;
  readonly directory: string;
  /** True when this call started it; false when a server was already running on the directory. */
  readonly started: boolean;
  /**
   * Ends connections and what they execute. `fast`, the default, rolls back and leaves nothing to
   * recover; it becomes `immediate` when it takes long.
   */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
}

export interface ClusterOptions {
  /** Folder for data, log and password; created when missing. */
  readonly directory: string;
  readonly port?: number;
  /** Lines added to postgresql.conf when the cluster is created. */
  readonly settings?: readonly string[];
}

/**
 * The embedded PostgreSQL: created on the first start, reused on later ones, joined when another
 * process is already running it, and stopped with the last process that uses it. It listens on the
 * loopback interface only, with a password stored in this directory.
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
  const release = await guardServer({ bin, home, pid: readPid(data), user });
  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
    port,
    directory: home,
    started,
    stop: async (mode = 'fast') => {
      await stop(bin, data, user, mode).finally(release);
    },
  };
}

async function stop(bin: string, data: string, user: User | null, mode: 'fast' | 'immediate'): Promise<void> {
  const stopIn = (how: string, seconds: number): Promise<void> =>
    runTool(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', how, '-w', '-t', String(seconds)], user);
  if (mode === 'immediate') return stopIn(mode, IMMEDIATE_STOP_SECONDS);
  await stopIn('fast', FAST_STOP_SECONDS).catch(async (error: unknown) => {
    if (!existsSync(join(data, 'postmaster.pid'))) throw error;
    await stopIn('immediate', IMMEDIATE_STOP_SECONDS);
  });
}

const MAX_ATTEMPTS = 3;

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
      await setBatchScheduling(data, user);
      return { port, started: true };
    } catch (cause) {
      // Another process may have started it at the same time, or taken the port.
      const running = await runningPort(data);
      if (running !== null) return { port: running, started: false };
      if (wanted !== undefined || attempt === MAX_ATTEMPTS)
        throw Object.assign(
          new Error(`The embedded PostgreSQL did not start. Read its log: ${log}.`, { cause }),
          isDiskFull(log) ? { code: 'ENOSPC' } : {},
        );
    }
  }
}

/** Whether that is what the last lines of a log say. */
function isDiskFull(log: string): boolean {
  return existsSync(log) && readFileSync(log, 'utf8').slice(-LOG_END).includes('No space left on device');
}

const LOG_END = 2_000;

/**
 * Runs the server under SCHED_BATCH (sched(7), inherited by backends): a woken backend does not
 * preempt the event loop that sent it a statement. A quarter more messages per second on two cores.
 * Skipped where chrt is missing.
 */
async function setBatchScheduling(data: string, user: User | null): Promise<void> {
  await runTool('chrt', ['--batch', '--pid', '0', String(readPid(data))], user).catch(() => undefined);
}

/** The main process of the running server. */
function readPid(data: string): number {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
}

/**
 * `wanted`, or a replacement when the server's user cannot reach it. Accessible by that user only.
 */
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
