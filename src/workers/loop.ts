import { logFailure } from '../platform/database/connections/log-failure.ts';
import type { Logger } from '../platform/logger.ts';

/** One run of a job; returns whether more work may be due now. */
export type Run = (signal: AbortSignal) => Promise<boolean>;

/** Whether work is in progress, or will be due at the time. */
export type HasDue = (at: Date) => Promise<boolean>;

export interface Loop {
  start(): void;
  /** Says that there may be work: ends the current pause. */
  wake(): void;
  /** Resolves when the current run has ended. */
  stop(): Promise<void>;
}

export interface LoopOptions {
  readonly name: string;
  readonly run: Run;
  /** Pause after a run that found nothing to do. */
  readonly idleMs: number;
  /** Given when the job is woken for new work: it then pauses while nothing will be due. */
  readonly hasDue?: HasDue;
  /**
   * The least pause after a run that found nothing to do: what wakes the job meanwhile is done
   * together. Default: 100 ms.
   */
  readonly restMs?: number;
  /**
   * The pause without work; then the job looks for itself, because a process that dies after a
   * commit wakes no job. Default: 15 s.
   */
  readonly quietMs?: number;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly onRun?: (outcome: 'busy' | 'idle' | 'failed') => void;
}

const FAILURE_PAUSE_MS = 1_000;
const QUIET_MS = 15_000;
const REST_MS = 100;

/**
 * Runs a job repeatedly: immediately while there is work, else after a pause. A run that fails is
 * logged and retried after one second.
 */
export function createLoop({
  name,
  run,
  idleMs,
  hasDue,
  restMs = REST_MS,
  quietMs = QUIET_MS,
  clock,
  log,
  onRun,
}: LoopOptions): Loop {
  const stopped = new AbortController();
  let running: Promise<void> | null = null;
  let wakeUp: (() => void) | null = null;
  let restsUntil = 0;
  let resting: NodeJS.Timeout | undefined;
  let woken = false;

  const pause = (ms: number): Promise<void> =>
    new Promise((done) => {
      const end = (): void => {
        clearTimeout(timer);
        clearTimeout(resting);
        resting = undefined;
        wakeUp = null;
        done();
      };
      const timer = setTimeout(end, ms);
      wakeUp = end;
      restsUntil = performance.now() + restMs;
      if (woken) endRested();
    });

  /** Ends the current pause when it was long enough. */
  const endRested = (): void => {
    const leftMs = restsUntil - performance.now();
    if (leftMs <= 0) wakeUp?.();
    else resting ??= setTimeout(() => wakeUp?.(), leftMs);
  };

  /** Null: there may be more to do. */
  const pauseAfterRun = async (): Promise<number | null> => {
    try {
      const more = await run(stopped.signal);
      onRun?.(more ? 'busy' : 'idle');
      if (more) return null;
      if (hasDue === undefined || woken) return idleMs;
      return (await hasDue(new Date(clock().getTime() + quietMs))) ? idleMs : quietMs;
    } catch (error) {
      onRun?.('failed');
      if (!stopped.signal.aborted) logFailure(log, error, 'worker run failed; retrying in 1 s', { worker: name });
      return FAILURE_PAUSE_MS;
    }
  };

  const loop = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      woken = false;
      const pauseMs = await pauseAfterRun();
      if (pauseMs !== null && !stopped.signal.aborted) await pause(pauseMs);
    }
  };

  return {
    start: () => {
      running ??= loop();
    },
    wake: () => {
      woken = true;
      if (wakeUp !== null) endRested();
    },
    stop: async () => {
      stopped.abort();
      wakeUp?.();
      await running;
    },
  };
}
