import { spawn } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { User } from './unprivileged.ts';

/** Seconds after which a shutdown goes on without waiting for what runs. */
export const FAST_STOP_SECONDS = 10;
export const IMMEDIATE_STOP_SECONDS = 20;

export interface RunningServer {
  /** The folder with the executables of PostgreSQL. */
  readonly bin: string;
  readonly home: string;
  /** Process ID of the main process of the server. */
  readonly pid: number;
  readonly user: User | null;
}

/**
 * Reads from a named pipe that every process which uses the server holds open for writing. Nothing
 * is written: the read ends when the last of these processes has ended, however it ended, because
 * the kernel closes its end. Then stops the server, whatever it executes, unless it has been
 * replaced by another one. Waits without polling.
 */
const GUARD = `
trap '' HUP INT TERM
[ -p "$1" ] || mkfifo -m 600 "$1"
read -r _ < "$1"
rm -f "$1"
stop() {
  [ "$(head -n 1 "$2/postmaster.pid" 2> /dev/null)" = "$3" ] || exit 0
  "$4" stop -D "$2" -m "$5" -w -t "$6"
}
stop "$@" fast ${FAST_STOP_SECONDS} || stop "$@" immediate ${IMMEDIATE_STOP_SECONDS}
`;

const START_MS = 5_000;

/**
 * Marks this process as a user of the server until it ends or calls the returned function. Starts
 * the guard if the server has none.
 */
export async function guardServer(server: RunningServer): Promise<() => void> {
  // There are no named pipes of this kind; a killed service leaves its server running.
  if (process.platform === 'win32') return () => undefined;
  const pipe = join(server.home, `users-${server.pid}`);
  let fd = openPipe(pipe);
  if (fd === null) startGuard(pipe, server);
  for (const until = Date.now() + START_MS; fd === null && Date.now() < until; fd = openPipe(pipe)) await pause(10);
  if (fd === null) throw new Error(`The guard of the embedded PostgreSQL in ${server.home} did not start.`);
  let opened: number | null = fd;
  return () => {
    if (opened !== null) closeSync(opened);
    opened = null;
  };
}

/** Null while no guard reads from the pipe. */
function openPipe(pipe: string): number | null {
  try {
    return openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENXIO') return null;
    throw error;
  }
}

/** In a session of its own, so that signals of the terminal do not reach it. */
function startGuard(pipe: string, { bin, home, pid, user }: RunningServer): void {
  const args = ['-c', GUARD, 'sh', pipe, join(home, 'data'), String(pid), join(bin, 'pg_ctl')];
  const guard = spawn('/bin/sh', args, {
    stdio: 'ignore',
    detached: true,
    cwd: '/',
    ...(user ?? {}),
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  });
  guard.on('error', () => undefined);
  guard.unref();
}
