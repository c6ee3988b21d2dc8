import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './house/source-files.ts';
import { whenInterrupted } from './when-interrupted.ts';

/**
 * The built service, or one of its roles, as a process of its own. It logs to `log`, by default to
 * the output of the tests.
 */
export function startService(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  log: number | 'inherit' = 'inherit',
): ChildProcess {
  return endWithTests(
    spawn(join(root, 'bin/tern'), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', log],
    }),
  );
}

/**
 * Ends the process with this one. Jest ends a worker that uses much memory, also in the middle of a
 * test file, and then waits for whatever still holds the output of that worker.
 */
export function endWithTests<Child extends ChildProcess>(child: Child): Child {
  child.once(
    'exit',
    whenInterrupted(() => child.kill('SIGKILL')),
  );
  return child;
}

const PATIENCE_MS = 20_000;

/** Sends SIGTERM, then SIGKILL if the process does not exit. Resolves when it has exited. */
export async function endProcess(child: ChildProcess): Promise<void> {
  const stuck = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await stopBy('SIGTERM', child);
  clearTimeout(stuck);
}

/** Sends SIGKILL. Resolves when the process has exited. */
export async function killProcess(child: ChildProcess | null): Promise<void> {
  if (child !== null) await stopBy('SIGKILL', child);
}

async function stopBy(signal: NodeJS.Signals, child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Whether the service accepts calls. */
export function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
