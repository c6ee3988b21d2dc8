import { setTimeout as pause } from 'node:timers/promises';
import { CommandFailure, USAGE } from '../failure.ts';

export interface Polling {
  readonly intervalMs: number;
  /** Aborted by the first Ctrl-C or SIGTERM; a second one ends the process. */
  readonly signal: AbortSignal;
}

/**
 * Runs `poll` every interval until it returns a value. Returns null when the user stops it first.
 */
export async function untilStopped<T>(
  intervalMs: number,
  poll: (signal: AbortSignal) => Promise<T | null>,
): Promise<T | null> {
  const stop = new AbortController();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const abort = (): void => stop.abort();
  for (const name of signals) process.once(name, abort);
  try {
    for (;;) {
      const done = await poll(stop.signal);
      if (done !== null) return done;
      await pause(intervalMs, undefined, { signal: stop.signal });
    }
  } catch (error) {
    if (stop.signal.aborted) return null;
    throw error;
  } finally {
    for (const name of signals) process.off(name, abort);
  }
}

const MIN_SECONDS = 0.1;
const MAX_SECONDS = 3600;

export function readInterval(text: string): number {
  const seconds = Number(text);
  if (text.trim() === '' || !(seconds >= MIN_SECONDS && seconds <= MAX_SECONDS))
    throw new CommandFailure(`--interval must be ${MIN_SECONDS} to ${MAX_SECONDS} seconds.`, USAGE);
  return seconds * 1000;
}
