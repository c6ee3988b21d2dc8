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

/** SIGKILL; ends when it is gone. */
export async function killProcess(child: ChildProcess | null): Promise<void> {
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Whether it takes calls. */
export function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
