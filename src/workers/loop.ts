import type { Logger } from '../platform/logger.ts';

/** One run of a job; returns whether more work may be due now. */
export type Run = (signal: AbortSignal) => Promise<boolean>;

/** Whether work is in progress, or will be due within the time. */
export type HasDue = (aheadMs: number) => Promise<boolean>;

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
   * That pause; then the job looks for itself, because a process that dies after a commit wakes no
   * job. Default: 15 s.
   */
  readonly quietMs?: number;
  readonly log: Logger;
  readonly onRun?: (outcome: 'busy' | 'idle' | 'failed') => void;
}

const FAILURE_PAUSE_MS = 1_000;
const QUIET_MS = 15_000;
/** Between two runs that found nothing to do, however often the job is woken. */
const WOKEN_PAUSE_MS = 20;

/**
 * Runs a job repeatedly: immediately while there is work, else after a pause. A run that fails is
 * logged and retried after one second.
 */
export function createLoop({ name, run, idleMs, hasDue, quietMs = QUIET_MS, log, onRun }: LoopOptions): Loop {
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

  /** Null: there may be more to do. */
  const pauseAfterRun = async (): Promise<number | null> => {
    try {
      const more = await run(stopped.signal);
      onRun?.(more ? 'busy' : 'idle');
      if (more) return null;
      return hasDue === undefined || woken || (await hasDue(quietMs)) ? idleMs : quietMs;
    } catch (error) {
      onRun?.('failed');
      if (!stopped.signal.aborted) log.error({ worker: name, err: error }, 'worker run failed; retrying in 1 s');
      return FAILURE_PAUSE_MS;
    }
  };

  const loop = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      woken = false;
      const pauseMs = await pauseAfterRun();
      if (pauseMs !== null && !stopped.signal.aborted) await pause(woken ? WOKEN_PAUSE_MS : pauseMs);
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
