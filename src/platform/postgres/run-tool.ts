import { spawn } from 'node:child_process';
import type { User } from './unprivileged.ts';

/** Runs a tool of PostgreSQL as `user`; rejects with what it complained of. */
export function runTool(command: string, args: readonly string[], user: User | null): Promise<void> {
  return new Promise((done, fail) => {
    // The server inherits its starter's streams and outlives it: stdout as a pipe would keep us waiting for its end.
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: '/',
      ...(user ?? {}),
      // The server keeps this environment for as long as it runs, and our secrets are none of its business.
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`${command} ended with ${code}: ${complaint.trim()}`)),
    );
  });
}
