/** Wakes all current waiters. */
export interface Signal {
  raise(): void;
  raised(): Promise<void>;
}

export function createSignal(): Signal {
  let waiting: (() => void)[] = [];
  return {
    raise: () => {
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    },
    raised: () => new Promise((wake) => waiting.push(wake)),
  };
}
