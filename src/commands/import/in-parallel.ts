import { CommandFailure } from '../failure.ts';

/**
 * Runs `work` for each item with limited concurrency, reading an item only when a slot is free.
 * Ends early, after the pending ones, when one fails or on Ctrl-C.
 */
export async function inParallel<T>(
  items: AsyncIterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const inFlight = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const interrupt = (): void => {
    failures.push(new CommandFailure('Interrupted. Run the same command again to resume.', 130));
  };
  process.once('SIGINT', interrupt);
  try {
    for await (const item of items) {
      if (inFlight.size >= limit) await Promise.race(inFlight);
      if (failures.length > 0) break;
      const doing = work(item)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => inFlight.delete(doing));
      inFlight.add(doing);
    }
  } finally {
    await Promise.all(inFlight);
    process.off('SIGINT', interrupt);
  }
  if (failures.length > 0) throw failures[0];
}
