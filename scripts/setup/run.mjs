import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a program in the project's folder, without a shell, so that no path needs quoting. Signals sent to us reach it.
 * Answers its exit code (128 + number when a signal ended it, as a shell does) and, with `capture`, what it printed.
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

/** The arguments with which Node runs a program that a package brings, as `node_modules/.bin` would. */
export function packaged(path, ...args) {
  return [`${root}node_modules/${path}`, ...args];
}

/**
 * The arguments with which Node runs a TypeScript program of ours, in one process: the command `tsx` puts one of its own before it, which kills
 * a program that it does not see hear a signal within a moment, before that has cleared anything away.
 */
export function typescript(path, ...args) {
  return ['--import', 'tsx', path, ...args];
}
