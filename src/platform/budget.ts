/** Bounds what a process holds for its clients, in total and for each of them: bytes, streams. */
export interface Budget {
  /** False while this client, or all clients together, hold as much as they may. */
  hasRoom(client: string): boolean;
  /**
   * Counts an amount until the returned function is called. It always counts, so a client can
   * exceed its share by what it was promised before.
   */
  take(client: string, amount: number): () => void;
}

export interface BudgetLimits {
  readonly total: number;
  readonly perClient: number;
}

export function createBudget({ total, perClient }: BudgetLimits): Budget {
  const held = new Map<string, number>();
  let sum = 0;
  const add = (client: string, amount: number): void => {
    sum += amount;
    const left = (held.get(client) ?? 0) + amount;
    if (left === 0) held.delete(client);
    else held.set(client, left);
  };
  return {
    hasRoom: (client) => sum < total && (held.get(client) ?? 0) < perClient,
    take: (client, amount) => {
      add(client, amount);
      let isHeld = true;
      return () => {
        if (isHeld) add(client, -amount);
        isHeld = false;
      };
    },
  };
}
