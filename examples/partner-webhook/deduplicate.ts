export interface Deduplicator {
  /**
   * Runs `work` once per id. A concurrent call with the same id waits for it. Failed work can be
   * retried.
   */
  run(id: string, work: () => Promise<void> | void): Promise<void>;
}

/**
 * Tern delivers events at least once. This example remembers the last `maxIds` event ids in memory.
 * In production, store the event and its id in one transaction with a unique key (`INSERT … ON
 * CONFLICT DO NOTHING`; no inserted row means a duplicate). Tern keeps events for 30 days and can
 * replay them, so keep the ids longer than that.
 */
export function createDeduplicator(maxIds = 10_000): Deduplicator {
  const done = new Map<string, Promise<void>>();
  return {
    run: (id, work) => {
      const known = done.get(id);
      if (known !== undefined) return known;
      const running = Promise.resolve()
        .then(work)
        .catch((error: unknown) => {
          done.delete(id);
          throw error;
        });
      done.set(id, running);
      const [oldest] = done.keys();
      if (done.size > maxIds && oldest !== undefined) done.delete(oldest);
      return running;
    },
  };
}
