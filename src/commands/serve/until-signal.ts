import { constants } from 'node:os';

/** One Ctrl-C may arrive several times: from the terminal, and again from npm, which hands it on. */
const SAME_SIGNAL_MS = 500;

/** Resolves at the first SIGTERM or SIGINT. Whoever sends another one does not want to wait: it ends the process at once. */
export function untilSignal(): Promise<void> {
  return new Promise((done) => {
    let first: number | null = null;
    const hear = (signal: 'SIGTERM' | 'SIGINT'): void => {
      first ??= Date.now();
      if (Date.now() - first > SAME_SIGNAL_MS) process.exit(128 + constants.signals[signal]);
      done();
    };
    process.on('SIGTERM', hear);
    process.on('SIGINT', hear);
  });
}
