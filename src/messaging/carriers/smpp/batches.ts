export interface Batches<Item> {
  /** Ends when the batch with this item has been worked on; rejects when that failed. */
  add(item: Item): Promise<void>;
  /** Ends when nothing is under way. */
  idle(): Promise<void>;
}

/** One batch at a time, made of what came while the one before it was worked on: alone while it is quiet, many at once under load. */
export function createBatches<Item>(most: number, work: (items: readonly Item[]) => Promise<void>): Batches<Item> {
  let waiting: { readonly item: Item; readonly done: () => void; readonly fail: (error: unknown) => void }[] = [];
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    // What arrives in the same turn goes together.
    await Promise.resolve();
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        await work(batch.map(({ item }) => item));
        for (const { done } of batch) done();
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    running = null;
  };

  return {
    add: (item) =>
      new Promise((done, fail) => {
        waiting.push({ item, done, fail });
        running ??= run();
      }),
    idle: async () => {
      while (running !== null) await running;
    },
  };
}
