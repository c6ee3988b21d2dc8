import { backoffMs } from '../../../platform/backoff.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { SmppOptions, Timing } from '../options.ts';
import { type Connection, type ConnectionHandlers, type Direction, openConnection } from './connection.ts';

/** A session that reconnects whenever it breaks. */
export interface Link {
  readonly direction: Direction;
  /** The bound session, or null while there is none. */
  readonly connection: Connection | null;
  start(): void;
  stop(): Promise<void>;
}

export interface LinkParts {
  readonly options: SmppOptions;
  readonly timing: Timing;
  readonly direction: Direction;
  readonly log: Logger;
  /** Random number from 0 to 1. */
  readonly random: () => number;
  readonly onDeliver: ConnectionHandlers['onDeliver'];
  /** Called when the session comes up or goes down. */
  readonly onChange: () => void;
}

/** After a session that lasted this long, the reconnect delay starts from its base again. */
const STABLE_SESSION_MS = 10_000;

export function createLink({ options, timing, direction, log, random, onDeliver, onChange }: LinkParts): Link {
  let connection: Connection | null = null;
  let running: Promise<void> | null = null;
  const stopping = new AbortController();
  let endPause: () => void = () => undefined;

  const pause = (ms: number): Promise<void> =>
    new Promise((done) => {
      const timer = setTimeout(done, ms);
      endPause = () => {
        clearTimeout(timer);
        done();
      };
    });

  /** Resolves when the session has ended: the reason, and how long it was bound. */
  const runSession = async (): Promise<{ reason: Error | null; boundMs: number }> => {
    try {
      let close: (reason: Error | null) => void = () => undefined;
      const closed = new Promise<Error | null>((done) => {
        close = done;
      });
      const onClosed = (reason: Error | null): void => {
        connection = null;
        close(reason);
      };
      const handlers = { onDeliver, onRoom: onChange, onClosed };
      connection = await openConnection(options, timing, direction, handlers, stopping.signal);
      const since = performance.now();
      log.info({ direction }, 'SMPP session bound');
      onChange();
      return { reason: await closed, boundMs: performance.now() - since };
    } catch (error) {
      return { reason: error as Error, boundMs: 0 };
    } finally {
      connection = null;
      onChange();
    }
  };

  const run = async (): Promise<void> => {
    for (let failures = 0; !stopping.signal.aborted; failures += 1) {
      const { reason, boundMs } = await runSession();
      if (stopping.signal.aborted) return;
      if (boundMs > STABLE_SESSION_MS) failures = 0;
      const maxPauseMs = backoffMs(failures, { baseMs: timing.backoffMs, maxMs: timing.maxBackoffMs });
      const pauseMs = maxPauseMs * (0.5 + random() / 2);
      log.warn({ direction, err: reason, pauseMs }, 'SMPP session lost; reconnecting');
      await pause(pauseMs);
    }
  };

  return {
    direction,
    get connection() {
      return connection;
    },
    start: () => {
      running ??= run();
    },
    stop: async () => {
      const leaving = connection?.unbind();
      stopping.abort();
      endPause();
      await leaving;
      await running;
    },
  };
}
