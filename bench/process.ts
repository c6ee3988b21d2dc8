import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const PATIENCE_MS = 20_000;

/** A command as one would type it in the project's folder: `bin/tern …` or `node …`. What it says on stdout is read by `firstLine`. */
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

/** The first that it says; throws when it ends before. */
export async function firstLine(child: ChildProcess): Promise<string> {
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`${child.spawnargs.join(' ')} ended with ${code} before it said anything`);
  });
  const [line] = (await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), gone])) as [Buffer];
  gone.catch(() => undefined);
  child.stdout?.resume();
  return line.toString();
}

/** Resolves when an address answers well. */
export async function answers(child: ChildProcess, url: string): Promise<void> {
  child.stdout?.resume();
  const begun = performance.now();
  while (performance.now() - begun < PATIENCE_MS) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`);
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

/** What a process has in memory now, and had at most: of Linux exactly, elsewhere what ps tells of now. */
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
