import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TIMEOUT_MS = 20_000;

/**
 * Starts a command in the project's folder: `bin/tern …` or `node …`. `firstLine` reads its output.
 */
export function start(
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** The first output of a process; throws if it exits before. */
export async function firstLine(child: ChildProcess): Promise<string> {
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`${child.spawnargs.join(' ')} exited with ${code} before it printed anything`);
  });
  const [line] = (await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), gone])) as [Buffer];
  gone.catch(() => undefined);
  child.stdout?.resume();
  return line.toString();
}

/** Waits until the URL answers with a 2xx status. */
export async function waitForAnswer(child: ChildProcess, url: string): Promise<void> {
  child.stdout?.resume();
  const startedAt = performance.now();
  while (performance.now() - startedAt < TIMEOUT_MS) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} exited with ${child.exitCode}`);
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(10);
  }
  throw new Error(`${child.spawnargs.join(' ')} did not answer`);
}

const MB = 1024;

/** Current and peak memory of a process. Outside Linux, only the current value is known. */
export function memoryOf({ pid }: ChildProcess): { nowMb: number; peakMb: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / MB;
    return { nowMb: field('VmRSS'), peakMb: field('VmHWM') };
  } catch {
    const now = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / MB;
    return { nowMb: now, peakMb: now };
  }
}

/** Clock ticks of /proc per second: fixed in Linux's interface to programs. */
const TICKS_PER_SECOND = 100;

/** CPU time of processes so far, by process id; null outside Linux. */
export function cpuMsOf(pids: readonly number[]): ReadonlyMap<number, number> | null {
  if (!existsSync('/proc/self/stat')) return null;
  return new Map(pids.flatMap((pid) => (existsSync(`/proc/${pid}/stat`) ? [[pid, cpuMsOfOne(pid)] as const] : [])));
}

/** CPU time of a PostgreSQL so far, also of connections that have ended. Linux only. */
export function cpuMsOfServer(backendPid: number): number {
  const postmaster = Number(statOf(backendPid)[PARENT]);
  const ended = statOf(postmaster)
    .slice(ENDED_CHILDREN, ENDED_CHILDREN + 2)
    .map(Number);
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  const running = cpuMsOf([postmaster, ...children]) ?? new Map<number, number>();
  return [...running.values(), ...ended.map(toMs)].reduce((sum, ms) => sum + ms, 0);
}

function cpuMsOfOne(pid: number): number {
  const fields = statOf(pid);
  return toMs(Number(fields[11]) + Number(fields[12]));
}

/** Positions in `statOf`: the parent, and the first of two times of children that have ended. */
const PARENT = 1;
const ENDED_CHILDREN = 13;

/** From the state on: the name of the program, in parentheses, may contain spaces. */
function statOf(pid: number): readonly string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
}

const toMs = (ticks: number): number => (ticks / TICKS_PER_SECOND) * 1000;
