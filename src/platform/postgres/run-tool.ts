import { spawn } from 'node:child_process';
import type { User } from './unprivileged.ts';

/** Runs a PostgreSQL tool as `user`; rejects with its stderr. */
export function runTool(command: string, args: readonly string[], user: User | null): Promise<void> {
  return new Promise((done, fail) => {
    // The server inherits these streams and outlives the tool: a stdout pipe would never end.
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: '/',
      ...(user ?? {}),
      // The server keeps this environment while it runs, so it must not contain our secrets.
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`${command} exited with code ${code}: ${stderr.trim()}`)),
    );
  });
}
