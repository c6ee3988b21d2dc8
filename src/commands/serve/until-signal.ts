import { constants } from 'node:os';

/** One Ctrl-C may arrive several times: from the terminal, and again from npm, which hands it on. */
const SAME_SIGNAL_MS = 500;

/** Resolves with the first of the signals. Whoever sends another one does not want to wait: it ends the process at once. */
export function untilSignal(signals: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGINT']): Promise<NodeJS.Signals> {
  return new Promise((done) => {
    let first: number | null = null;
    const hear = (signal: NodeJS.Signals): void => {
      first ??= Date.now();
      if (Date.now() - first > SAME_SIGNAL_MS) process.exit(exitCodeOf(signal));
      done(signal);
    };
    for (const signal of signals) process.on(signal, hear);
  });
}

/** As a shell says it of a process that a signal has ended. */
export function exitCodeOf(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal];
}
