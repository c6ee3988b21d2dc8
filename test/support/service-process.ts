import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../house/support/source-files.ts';

/** The built service, or one of its roles, as a process of its own; what it logs goes to `log`, by default to ours. */
export function startService(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  log: number | 'inherit' = 'inherit',
): ChildProcess {
  return spawn(join(root, 'bin/tern'), args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', log],
  });
}

const PATIENCE_MS = 20_000;

/** SIGTERM, and SIGKILL when that does not help; ends when it is gone. */
export async function endProcess(child: ChildProcess): Promise<void> {
  const stuck = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await stopBy('SIGTERM', child);
  clearTimeout(stuck);
}

/** SIGKILL; ends when it is gone. */
export async function killProcess(child: ChildProcess | null): Promise<void> {
  if (child !== null) await stopBy('SIGKILL', child);
}

async function stopBy(signal: NodeJS.Signals, child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Whether it takes calls. */
export function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
