/** Places that are taken for as long as something is in progress. */
export interface Places {
  /** How many there are in all. */
  readonly count: number;
  /** Changes how many there are. With fewer, none is free until enough were returned. */
  resize(count: number): void;
  /**
   * Takes up to `most` places as soon as one is free. Those who wait are served in their order, and
   * share what is free evenly.
   */
  take(most: number, worth?: Worth): Promise<number>;
  give(count: number): void;
}

/** How many places have to be free for it to be worth the work, unless that takes too long. */
export interface Worth {
  readonly least: number;
  readonly withinMs: number;
}

interface Waiter {
  readonly most: number;
  least: number;
  serve: (count: number) => void;
}

const NO_WAIT: Worth = { least: 1, withinMs: 0 };

export function createPlaces(initial: number): Places {
  const waiting: Waiter[] = [];
  let count = initial;
  let free = initial;
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
    get count() {
      return count;
    },
    resize: (wanted) => {
      free += wanted - count;
      count = wanted;
      for (const waiter of waiting) waiter.least = Math.min(waiter.least, count);
      serve();
    },
    take: (most, { least, withinMs } = NO_WAIT) =>
      new Promise((done) => {
        const waiter: Waiter = { most, least: Math.min(least, most, count), serve: done };
        waiting.push(waiter);
        serve();
        if (waiter.least === 1) return;
        const patience = setTimeout(() => {
          waiter.least = 1;
          serve();
        }, withinMs);
        waiter.serve = (taken) => {
          clearTimeout(patience);
          done(taken);
        };
      }),
    give: (given) => {
      free += given;
      serve();
    },
  };
}
