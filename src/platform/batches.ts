export interface Batches<Item> {
  /** Resolves when the batch with this item has been processed; rejects when it failed. */
  add(item: Item): Promise<void>;
  /** Resolves when no batch is running. */
  idle(): Promise<void>;
}

interface Batch<Item> {
  readonly items: Item[];
  readonly done: Promise<void>;
  readonly end: () => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Collects items into batches while earlier batches run, at most `concurrency` at a time: single
 * items when idle, full batches under load.
 */
export function createBatches<Item>(
  { maxItems, concurrency }: { readonly maxItems: number; readonly concurrency: number },
  work: (items: readonly Item[]) => Promise<void>,
): Batches<Item> {
  const waiting: Batch<Item>[] = [];
  const running = new Set<Promise<void>>();
  let runners = 0;

  const run = async (): Promise<void> => {
    // Items added in the same turn of the event loop share a batch.
    await new Promise(setImmediate);
    for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) {
      try {
        await work(batch.items);
        batch.end();
      } catch (error) {
        batch.fail(error);
      }
    }
    // Decremented in the same turn in which the queue was empty, so that a later `add` starts a new
    // runner.
    runners -= 1;
  };

  return {
    add: (item) => {
      let batch = waiting.at(-1);
      if (batch === undefined || batch.items.length >= maxItems) {
        batch = begin();
        waiting.push(batch);
      }
      batch.items.push(item);
      if (runners < concurrency) {
        runners += 1;
        const one = run().then(() => void running.delete(one));
        running.add(one);
      }
      return batch.done;
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

function begin<Item>(): Batch<Item> {
  let end: () => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { items: [], done, end, fail };
}
