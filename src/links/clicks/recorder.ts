import { logFailure } from '../../platform/database/connections/log-failure.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Click } from './click.ts';
import { saveClicks } from './save-clicks.ts';

export interface ClickRecorder {
  /** Takes the click without waiting; drops it when too many wait. */
  record(click: Click): void;
  start(): void;
  /** Writes all clicks that wait. */
  flush(): Promise<void>;
  /** Writes what waits, once more, and ends. */
  stop(): Promise<void>;
}

export interface ClickRecorderParts {
  readonly database: Database;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly onSaved: (outcome: 'human' | 'bot' | 'dropped', count: number) => void;
  readonly maxWaiting?: number;
}

/** Half a minute of clicks at a thousand per second, about 10 MB. */
const MAX_WAITING = 30_000;
/** Small enough that the locks of a batch do not delay a click on the same link for long. */
const MAX_BATCH = 1_000;
/** Batches leave the database to the messages in between. */
const PAUSE_MS = 500;
/** Between batches when half of the clicks wait that may. */
const BUSY_PAUSE_MS = 50;
const RETRY_MS = 2_000;
const MAX_ATTEMPTS = 5;

/** Writes clicks in batches, one tenant per transaction, so that a redirect waits for no write. */
export function createClickRecorder(parts: ClickRecorderParts): ClickRecorder {
  const { database, log, clock, onSaved, maxWaiting = MAX_WAITING } = parts;
  let waiting: Click[] = [];
  let failures = 0;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let isStarted = false;

  const saveOf = async (tenantId: string, clicks: readonly Click[]): Promise<void> => {
    const { human, bot } = await database.transaction((tx) => saveClicks(tx, tenantId, clicks, clock()));
    onSaved('human', human);
    onSaved('bot', bot);
  };

  /** Returns the clicks of tenants whose transaction failed. */
  const saveBatch = async (batch: readonly Click[]): Promise<Click[]> => {
    const failed: Click[] = [];
    const tenants = new Map<string, Click[]>();
    for (const click of batch) {
      const { tenantId } = click.link;
      const ofTenant = tenants.get(tenantId) ?? [];
      if (ofTenant.push(click) === 1) tenants.set(tenantId, ofTenant);
    }
    for (const [tenantId, clicks] of tenants) {
      try {
        await saveOf(tenantId, clicks);
      } catch (error) {
        logFailure(log, error, 'link clicks could not be saved; they are tried again', { clicks: clicks.length });
        failed.push(...clicks);
      }
    }
    return failed;
  };

  const run = async (): Promise<void> => {
    const failed = await saveBatch(waiting.splice(0, MAX_BATCH));
    failures = failed.length > 0 ? failures + 1 : 0;
    if (failures >= MAX_ATTEMPTS) {
      onSaved('dropped', failed.length);
      failures = 0;
    } else waiting = [...failed, ...waiting];
  };

  const enqueue = (work: () => Promise<void>): Promise<void> => {
    running = running.then(work);
    return running;
  };

  const schedule = (): void => {
    if (!isStarted || timer !== null || waiting.length === 0) return;
    const wake = (): void => {
      void enqueue(run).then(() => {
        timer = null;
        schedule();
      });
    };
    const pauseMs = waiting.length > maxWaiting / 2 ? BUSY_PAUSE_MS : PAUSE_MS;
    timer = setTimeout(wake, failures > 0 ? RETRY_MS : pauseMs);
  };

  const flush = (): Promise<void> =>
    enqueue(async () => {
      while (waiting.length > 0) {
        await run();
        if (failures > 0) return;
      }
    });

  return {
    record: (click) => {
      if (waiting.length >= maxWaiting) {
        onSaved('dropped', 1);
        return;
      }
      waiting.push(click);
      schedule();
    },
    start: () => {
      isStarted = true;
      schedule();
    },
    flush,
    stop: async () => {
      isStarted = false;
      if (timer !== null) clearTimeout(timer);
      await flush();
      if (waiting.length > 0) onSaved('dropped', waiting.length);
    },
  };
}
