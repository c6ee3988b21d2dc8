import type { Logger } from '../../../platform/logger.ts';
import { type Connection, type ConnectionHandlers, type Direction, openConnection } from './connection.ts';
import type { SmppOptions, Timing } from './options.ts';

/** A session that is opened again whenever it breaks. */
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
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly onDeliver: ConnectionHandlers['onDeliver'];
  /** Told when the link has come up or gone down. */
  readonly onChange: () => void;
}

/** A session that lasted this long was a good one, and the next pause is the first one again. */
const GOOD_MS = 10_000;

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

  /** Answers when the session is over: why, and how long it was bound. */
  const live = async (): Promise<{ reason: Error | null; boundMs: number }> => {
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
      log.info({ direction }, 'a session with the carrier is bound');
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
      const { reason, boundMs } = await live();
      if (stopping.signal.aborted) return;
      if (boundMs > GOOD_MS) failures = 0;
      const longest = Math.min(timing.mostBackoffMs, timing.backoffMs * 2 ** Math.min(failures, 20));
      const pauseMs = longest * (0.5 + random() / 2);
      log.warn({ direction, err: reason, pauseMs }, 'a session with the carrier is down and will be opened again');
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
