import { constants } from 'node:os';

/** One Ctrl-C may arrive twice: from the terminal and from npm, which forwards it. */
const SAME_SIGNAL_MS = 500;

/** Resolves with the first signal. A second one ends the process immediately. */
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

/** The exit code that shells use for a process ended by a signal. */
export function exitCodeOf(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal];
}
