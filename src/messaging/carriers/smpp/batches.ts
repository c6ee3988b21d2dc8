export interface Batches<Item> {
  /** Ends when the batch with this item has been worked on; rejects when that failed. */
  add(item: Item): Promise<void>;
  /** Ends when nothing is under way. */
  idle(): Promise<void>;
}

interface Batch<Item> {
  readonly items: Item[];
  readonly done: Promise<void>;
  readonly end: () => void;
  readonly fail: (error: unknown) => void;
}

/** Batches made of what came while those before were worked on, `atOnce` of them: alone while it is quiet, many in one under load. */
export function createBatches<Item>(
  { most, atOnce }: { readonly most: number; readonly atOnce: number },
  work: (items: readonly Item[]) => Promise<void>,
): Batches<Item> {
  const waiting: Batch<Item>[] = [];
  const running = new Set<Promise<void>>();
  let runners = 0;

  const run = async (): Promise<void> => {
    // What arrives in the same turn goes together.
    await new Promise(setImmediate);
    for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) {
      try {
        await work(batch.items);
        batch.end();
      } catch (error) {
        batch.fail(error);
      }
    }
    // In the turn in which nothing was left: what is added after it begins anew.
    runners -= 1;
  };

  return {
    add: (item) => {
      let batch = waiting.at(-1);
      if (batch === undefined || batch.items.length >= most) {
        batch = begin();
        waiting.push(batch);
      }
      batch.items.push(item);
      if (runners < atOnce) {
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
