import { createBatches } from '../../../platform/batches.ts';
import type { Logger } from '../../../platform/logger.ts';
import { plainId } from '../message-ids.ts';
import type { IdStore, StoredId } from './id-store.ts';

export interface IdSaver {
  /** Resolves when the id is stored, or when the database has refused it once. */
  save(entry: StoredId): Promise<void>;
  /** Stores what could not be stored before. */
  retry(): Promise<void>;
  /** Resolves when nothing waits; what the database refuses once more is lost with the process. */
  stop(): Promise<void>;
}

export interface IdSaverParts {
  readonly idStore: IdStore;
  /** Called with the normalized ids that are stored now. */
  readonly onSaved: (plainIds: ReadonlySet<string>) => void;
  readonly clock: () => Date;
  readonly log: Logger;
}

const BATCH = 1_000;
/** At an outage of the database, about a minute of a fast carrier. */
const MAX_UNSAVED = 50_000;

/**
 * Saves the ids that the carrier gave to messages. An answer does not wait for an outage of the
 * database: the message is accepted regardless. Its id is kept until it is stored, because a
 * receipt names nothing else.
 */
export function createIdSaver({ idStore, onSaved, clock, log }: IdSaverParts): IdSaver {
  let unsaved: StoredId[] = [];

  const store = async (entries: readonly StoredId[]): Promise<void> => {
    await idStore.save(entries, clock());
    onSaved(new Set(entries.map(({ id }) => plainId(id))));
  };
  const keep = (entries: readonly StoredId[], error: unknown): void => {
    const kept = entries.slice(0, MAX_UNSAVED - unsaved.length);
    unsaved.push(...kept);
    const references = entries.slice(kept.length).map(({ reference }) => reference);
    if (references.length === 0) log.warn({ err: error, waiting: unsaved.length }, 'carrier message ids wait');
    else
      log.error({ err: error, references }, 'carrier message ids are lost, and receipts for these messages with them');
  };
  const batches = createBatches<StoredId>({ maxItems: BATCH, concurrency: 2 }, (entries) =>
    store(entries).catch((error: unknown) => keep(entries, error)),
  );

  const retry = async (): Promise<void> => {
    const waiting = unsaved;
    unsaved = [];
    for (let start = 0; start < waiting.length; start += BATCH) {
      const entries = waiting.slice(start, start + BATCH);
      await store(entries).catch((error: unknown) => keep(entries, error));
    }
  };

  return {
    save: batches.add,
    retry,
    stop: async () => {
      await batches.idle();
      await retry();
    },
  };
}
