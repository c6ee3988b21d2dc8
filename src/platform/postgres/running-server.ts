import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const START_MS = 60_000;

/**
 * The port of the server that runs on a data directory, once it takes connections; null when there is none. Reads the file that
 * the server keeps there (PostgreSQL manual, postmaster.pid: process, directory, start, port, …, and in line 8 its state).
 */
export async function runningPort(data: string): Promise<number | null> {
  const file = join(data, 'postmaster.pid');
  for (const until = Date.now() + START_MS; Date.now() < until; await pause(50)) {
    const [pid, , , port, , , , state = ''] = (read(file) ?? '').split('\n');
    if (!pid || !isAlive(Number(pid))) return null;
    if (isSomebodyElse(Number(pid))) {
      // The server of this file died, with its machine or alone, and its number is another process's or nobody's: a new one would refuse to start.
      rmSync(file, { force: true });
      return null;
    }
    if (state.trim() === 'ready') return Number(port);
  }
  throw new Error(`Tern's own PostgreSQL in ${data} neither gets ready nor ends.`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Where the system tells what a process runs, as Linux does; one that has ended and waits to be noticed by its parent runs nothing. */
function isSomebodyElse(pid: number): boolean {
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
