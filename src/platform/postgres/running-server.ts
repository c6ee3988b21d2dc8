import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const START_MS = 60_000;

/**
 * The port of the server running on a data directory, once it accepts connections; null when there
 * is none. Reads the server's postmaster.pid (PostgreSQL manual: process, directory, start, port,
 * …, and the state in line 8).
 */
export async function runningPort(data: string): Promise<number | null> {
  const file = join(data, 'postmaster.pid');
  for (const until = Date.now() + START_MS; Date.now() < until; await pause(50)) {
    const [pid, , , port, , , , state = ''] = (read(file) ?? '').split('\n');
    if (!pid || !isAlive(Number(pid))) return null;
    if (isOtherProcess(Number(pid))) {
      // The server died and left the file, and its process id is free or belongs to another
      // process: a new server would refuse to start.
      rmSync(file, { force: true });
      return null;
    }
    if (state.trim() === 'ready') return Number(port);
  }
  throw new Error(`The embedded PostgreSQL in ${data} is neither ready nor stopped. Stop its process and start again.`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** On Linux, /proc shows the program of a process; a zombie runs nothing. */
function isOtherProcess(pid: number): boolean {
  const name = read(`/proc/${pid}/comm`);
  if (name === null) return false;
  return name.trim() !== 'postgres' || /\) [ZX] /.test(read(`/proc/${pid}/stat`) ?? '');
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
