import type { Logger } from '../platform/logger.ts';

/** One round of work; answers whether there may be more at once. */
export type Round = (signal: AbortSignal) => Promise<boolean>;

export interface Loop {
  start(): void;
  /** Looks again now instead of at the end of the pause. */
  wake(): void;
  /** Ends after the round in hand. */
  stop(): Promise<void>;
}

export interface LoopOptions {
  readonly name: string;
  readonly round: Round;
  readonly idleMs: number;
  readonly log: Logger;
  readonly onRound?: (outcome: 'busy' | 'idle' | 'failed') => void;
}

const FAILURE_PAUSE_MS = 1_000;

/** Does rounds one after another: at once while there is work, else after a pause; a round that fails is logged and tried again. */
export function createLoop({ name, round, idleMs, log, onRound }: LoopOptions): Loop {
  const ended = new AbortController();
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

  const run = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      woken = false;
      let wait = idleMs;
      try {
        const more = await round(ended.signal);
        onRound?.(more ? 'busy' : 'idle');
        if (more) continue;
      } catch (error) {
        onRound?.('failed');
        if (!ended.signal.aborted)
          log.error({ worker: name, err: error }, 'a round of work failed and will be tried again');
        wait = FAILURE_PAUSE_MS;
      }
      if (!woken && !ended.signal.aborted) await pause(wait);
    }
  };

  return {
    start: () => {
      running ??= run();
    },
    wake: () => {
      woken = true;
      wakeUp?.();
    },
    stop: async () => {
      ended.abort();
      wakeUp?.();
      await running;
    },
  };
}
