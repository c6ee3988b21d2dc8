import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a program in the project's folder without a shell, so that no path needs quoting, and
 * forwards signals to it. Returns its exit code (128 + signal number, as a shell does) and, with
 * `capture`, its output.
 */
export function run(command, args, { env = {}, capture = false } = {}) {
  return new Promise((done, fail) => {
    const stdio = capture ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } });
    const forward = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', fail);
    child.on('close', (code, signal) => {
      for (const each of signals) process.off(each, forward);
      done({ code: code ?? 128 + constants.signals[signal], output });
    });
  });
}

/** Node arguments that run a program of a package, as `node_modules/.bin` would. */
export function packaged(path, ...args) {
  return [`${root}node_modules/${path}`, ...args];
}

/**
 * Node arguments that run a TypeScript program in one process. The `tsx` command adds a parent
 * process, which kills a program that does not exit at once on a signal, before it has cleaned up.
 */
export function typescript(path, ...args) {
  return ['--import', 'tsx', path, ...args];
}
