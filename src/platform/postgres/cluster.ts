import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { binariesFor } from './binaries.ts';
import { reachableBy, serverUser, type User } from './unprivileged.ts';

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
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const user = serverUser();
  const home = placeFor(resolve(options.directory), user);
  const bin = binariesFor(user, sharedFolder());
  const data = join(home, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) await initialize(bin, home, user, options.settings ?? []);
  const password = readFileSync(join(home, 'password'), 'utf8').trim();
  const running = runningPort(data);
  const port = running ?? (await start(bin, home, user, options.port));
  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
    port,
    directory: home,
    started: running === null,
    stop: (mode = 'fast') => run(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', mode, '-w'], user),
  };
}

async function initialize(bin: string, home: string, user: User | null, settings: readonly string[]): Promise<void> {
  const data = join(home, 'data');
  rmSync(data, { recursive: true, force: true });
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const secret = join(home, 'password');
  writeFileSync(secret, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (user !== null) for (const path of [home, secret]) chownSync(path, user.uid, user.gid);
  chmodSync(home, 0o700);
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${secret}`, '--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    user,
  );
  const lines = ["listen_addresses = '127.0.0.1'", "unix_socket_directories = ''", 'max_connections = 200', 'shared_buffers = 256MB', 'max_wal_size = 4GB', ...settings];
  appendFileSync(join(data, 'postgresql.conf'), `\n${lines.join('\n')}\n`);
}

async function start(bin: string, home: string, user: User | null, wanted: number | undefined): Promise<number> {
  const data = join(home, 'data');
  const log = join(home, 'postgres.log');
  for (let attempt = 1; ; attempt += 1) {
    const port = wanted ?? (await freePort());
    try {
      await run(join(bin, 'pg_ctl'), ['start', '-D', data, '-l', log, '-w', '-t', '60', '-o', `-p ${port}`], user);
      return port;
    } catch (cause) {
      // Between asking for a free port and using it somebody may have taken it.
      if (wanted !== undefined || attempt === 3) throw new Error(`Tern's own PostgreSQL did not start; its log is ${log}.`, { cause });
    }
  }
}

/** The port of the server that runs on `data`, by the file it keeps there, or null. */
function runningPort(data: string): number | null {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
  try {
    process.kill(Number(pid), 0);
    return port ? Number(port) : null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' && port ? Number(port) : null;
  }
}

/** `wanted`, unless the server's user cannot enter it; then a folder of its own that stands for it. */
function placeFor(wanted: string, user: User | null): string {
  mkdirSync(wanted, { recursive: true });
  if (user === null || reachableBy(user, resolve(wanted, '..'))) return wanted;
  return join(sharedFolder(), createHash('sha256').update(wanted).digest('hex').slice(0, 16));
}

function sharedFolder(): string {
  const folder = '/var/tmp/tern';
  if (process.getuid?.() === 0) mkdirSync(folder, { recursive: true, mode: 0o755 });
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address !== null && typeof address === 'object' ? done(address.port) : fail(new Error('no free port'))));
    });
  });
}

function run(command: string, args: readonly string[], user: User | null): Promise<void> {
  return new Promise((done, fail) => {
    // The server inherits these streams and outlives us: a pipe would keep the caller waiting, so only stderr of the tool itself is read.
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', ...(user ?? {}), env: { ...process.env, LC_ALL: 'C' } });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.on('error', fail);
    child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`${command} ended with ${code}: ${complaint.trim()}`))));
  });
}
