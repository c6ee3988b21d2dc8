import type { Logger } from '../platform/logger.ts';

/** One run of a job; returns whether more work may be due now. */
export type Run = (signal: AbortSignal) => Promise<boolean>;

export interface Loop {
  start(): void;
  /** Ends the current pause. */
  wake(): void;
  /** Resolves when the current run has ended. */
  stop(): Promise<void>;
}

export interface LoopOptions {
  readonly name: string;
  readonly run: Run;
  readonly idleMs: number;
  readonly log: Logger;
  readonly onRun?: (outcome: 'busy' | 'idle' | 'failed') => void;
}

const FAILURE_PAUSE_MS = 1_000;

/**
 * Runs a job repeatedly: immediately while there is work, else after a pause. A run that fails is
 * logged and retried after one second.
 */
export function createLoop({ name, run, idleMs, log, onRun }: LoopOptions): Loop {
  const stopped = new AbortController();
  let running: Promise<void> | null = null;
  let wakeUp: (() => void) | null = null;
  let woken = false;

  const pause = (ms: number): Promise<void> =>
    new Promise((done) => {
      const end = (): void => {
        clearTimeout(timer);
        wakeUp = null;
        done();
      };
      const timer = setTimeout(end, ms);
      wakeUp = end;
    });

  const loop = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      woken = false;
      let wait = idleMs;
      try {
        const more = await run(stopped.signal);
        onRun?.(more ? 'busy' : 'idle');
        if (more) continue;
      } catch (error) {
        onRun?.('failed');
        if (!stopped.signal.aborted) log.error({ worker: name, err: error }, 'worker run failed; retrying in 1 s');
        wait = FAILURE_PAUSE_MS;
      }
      if (!woken && !stopped.signal.aborted) await pause(wait);
    }
  };

  return {
    start: () => {
      running ??= loop();
    },
    wake: () => {
      woken = true;
      wakeUp?.();
    },
    stop: async () => {
      stopped.abort();
      wakeUp?.();
      await running;
    },
  };
}
