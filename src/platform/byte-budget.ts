/** Bounds the bytes that a process holds for its clients, in total and for each of them. */
export interface ByteBudget {
  /** False while this client, or all clients together, hold as much as they may. */
  hasRoom(client: string): boolean;
  /**
   * Counts bytes until the returned function is called. It always counts, so a client can exceed
   * its share by what it was promised before.
   */
  take(client: string, bytes: number): () => void;
}

export interface ByteLimits {
  readonly total: number;
  readonly perClient: number;
}

export function createByteBudget({ total, perClient }: ByteLimits): ByteBudget {
  const held = new Map<string, number>();
  let sum = 0;
  const add = (client: string, bytes: number): void => {
    sum += bytes;
    const left = (held.get(client) ?? 0) + bytes;
    if (left === 0) held.delete(client);
    else held.set(client, left);
  };
  return {
    hasRoom: (client) => sum < total && (held.get(client) ?? 0) < perClient,
    take: (client, bytes) => {
      add(client, bytes);
      let isHeld = true;
      return () => {
        if (isHeld) add(client, -bytes);
        isHeld = false;
      };
    },
  };
}
