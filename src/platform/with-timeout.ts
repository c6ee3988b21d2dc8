export class TimedOut extends Error {}

/**
 * Resolves with `work`, or rejects with `TimedOut` after `ms` milliseconds. The work itself
 * continues, and its result is ignored.
 */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new TimedOut(`timed out after ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
