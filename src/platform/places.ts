/** Places that are taken for as long as something is in progress. */
export interface Places {
  /** How many there are in all. */
  readonly count: number;
  /**
   * Takes up to `most` places as soon as `least` are free. Those who wait are served in their order,
   * and share what is free evenly.
   */
  take(most: number, least?: number): Promise<number>;
  give(count: number): void;
}

interface Waiter {
  readonly most: number;
  readonly least: number;
  readonly serve: (count: number) => void;
}

export function createPlaces(count: number): Places {
  const waiting: Waiter[] = [];
  let free = count;
  let isServing = false;

  /** Once for all who ask in the same turn of the event loop, or the first of them took all. */
  const serve = (): void => {
    if (isServing) return;
    isServing = true;
    setImmediate(() => {
      isServing = false;
      for (let next = waiting[0]; next !== undefined && free >= next.least; next = waiting[0]) {
        const share = Math.max(next.least, Math.floor(free / waiting.length));
        const taken = Math.min(next.most, share);
        free -= taken;
        waiting.shift();
        next.serve(taken);
      }
    });
  };

  return {
    count,
    take: (most, least = 1) =>
      new Promise((done) => {
        waiting.push({ most, least: Math.min(least, most, count), serve: done });
        serve();
      }),
    give: (given) => {
      free += given;
      serve();
    },
  };
}
