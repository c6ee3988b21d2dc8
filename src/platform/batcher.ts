import { outsideTrace } from './tracing.ts';

export interface BatcherOptions<Item, Answer> {
  /** Processes several items at once and returns the results in their order. */
  readonly processBatch: (items: readonly Item[]) => Promise<readonly Answer[]>;
  /** Only items of one group share a batch, so groups do not wait for each other. */
  readonly groupOf: (item: Item) => string;
  /** Maximum concurrent batches per group. */
  readonly concurrency: number;
  /** Maximum items per batch. */
  readonly maxItems: number;
  /**
   * After a batch, the next one waits until as many items are there as were in progress, at most
   * this long. Without it, batches of clients that wait for their answers stay small: each has only
   * what has arrived by the time the one before it ends. An item that is alone does not wait. For
   * a concurrency of 1.
   */
  readonly gatherMs?: number;
  /** An item without an answer after this time fails with `BatchTimedOut`. */
  readonly deadlineMs: number;
  /** Whether a batch failed for a reason that no item causes: then none is tried alone. */
  readonly isOutage: (error: unknown) => boolean;
}

/** An item had no answer in time. */
export class BatchTimedOut extends Error {
  /** Whether its batch runs, so that it may still be done. */
  readonly isStarted: boolean;

  constructor(deadlineMs: number, isStarted: boolean) {
    super(`A batch did not end within ${deadlineMs} ms.`);
    this.isStarted = isStarted;
  }
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer | PromiseLike<Answer>) => void;
  readonly reject: (error: Error) => void;
}

interface Group<Item, Answer> {
  running: number;
  waiting: Waiting<Item, Answer>[];
  /** Called when an item arrives. */
  onItem: () => void;
}

/**
 * Batches calls that arrive while earlier ones are running. A call that finds a free slot runs
 * immediately and alone, so no call waits for a batch to fill. Each call gets its own result. If a
 * batch fails, its items are retried one by one, so that one bad item does not fail the others: the
 * work must be safe to repeat. In an outage all fail at once, or each would wait for it again.
 */
export function createBatcher<Item, Answer>({
  processBatch,
  groupOf,
  concurrency,
  maxItems,
  gatherMs = 0,
  deadlineMs,
  isOutage,
}: BatcherOptions<Item, Answer>): (item: Item) => Promise<Answer> {
  const groups = new Map<string, Group<Item, Answer>>();

  const settle = async (batch: readonly Waiting<Item, Answer>[]): Promise<void> => {
    try {
      const answers = await processBatch(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      if (batch.length === 1 || isOutage(error)) for (const { reject } of batch) reject(error as Error);
      else for (const one of batch) await settle([one]);
    }
  };

  const gather = async (group: Group<Item, Answer>, wanted: number): Promise<void> => {
    if (wanted === 1 || group.waiting.length >= wanted) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, gatherMs);
      group.onItem = () => {
        if (group.waiting.length < wanted) return;
        clearTimeout(timer);
        done();
      };
    });
    group.onItem = () => undefined;
  };

  const drain = async (name: string, group: Group<Item, Answer>): Promise<void> => {
    group.running += 1;
    while (group.waiting.length > 0) {
      const batch = group.waiting.splice(0, maxItems);
      await settle(batch);
      if (gatherMs > 0) await gather(group, Math.min(maxItems, batch.length + group.waiting.length));
    }
    group.running -= 1;
    if (group.running === 0) groups.delete(name);
  };

  return (item) =>
    new Promise((settled, failed) => {
      const timer = setTimeout(() => {
        const index = group.waiting.indexOf(waiting);
        if (index >= 0) group.waiting.splice(index, 1);
        failed(new BatchTimedOut(deadlineMs, index < 0));
      }, deadlineMs);
      timer.unref();
      const resolve: typeof settled = (answer) => {
        clearTimeout(timer);
        settled(answer);
      };
      const reject = (error: Error): void => {
        clearTimeout(timer);
        failed(error);
      };
      const waiting = { item, resolve, reject };
      const name = groupOf(item);
      const group = groups.get(name) ?? { running: 0, waiting: [], onItem: () => undefined };
      groups.set(name, group);
      group.waiting.push(waiting);
      group.onItem();
      if (group.running < concurrency) void outsideTrace(() => drain(name, group));
    });
}
