export interface Once {
  /** Runs `work` unless it has been done for this id; if that is under way, waits for it. Work that fails may be tried again. */
  run(id: string, work: () => Promise<void> | void): Promise<void>;
}

/**
 * Events come at least once: this makes it once. It remembers the last `most` ids, and forgets all of them when the process ends, which
 * is enough for an example. A real receiver has a table with the event id as its key, and inserts the id in the transaction that keeps
 * the event (`INSERT … ON CONFLICT DO NOTHING`; no row inserted means it is there already). Tern keeps events for 30 days after they are
 * delivered and can be asked to send them once more, so keep the ids for longer than that.
 */
export function createOnce(most = 10_000): Once {
  const done = new Map<string, Promise<void>>();
  return {
    run: (id, work) => {
      const known = done.get(id);
      if (known !== undefined) return known;
      const doing = Promise.resolve()
        .then(work)
        .catch((error: unknown) => {
          done.delete(id);
          throw error;
        });
      done.set(id, doing);
      const [oldest] = done.keys();
      if (done.size > most && oldest !== undefined) done.delete(oldest);
      return doing;
    },
  };
}
