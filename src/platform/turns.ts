/** Items of owners who take turns. */
export interface Turns<Item> {
  add(owner: string, item: Item): void;
}

export interface TurnsOptions {
  /** Owners at the same time. */
  readonly places: number;
  /** Items of one turn. */
  readonly maxItems: number;
}

/**
 * Works on what owners have added, with one turn of an owner at a time. A turn takes all that the
 * owner has added until it begins, so that the turns of an owner with many items get larger, and
 * not more. `work` must not reject.
 */
export function createTurns<Item>(
  { places, maxItems }: TurnsOptions,
  work: (owner: string, items: readonly Item[]) => Promise<void>,
): Turns<Item> {
  /** The owner whose turn is next comes first. */
  const waiting = new Map<string, Item[]>();
  const busy = new Set<string>();
  let isServing = false;

  const serve = (): void => {
    isServing = false;
    for (const [owner, items] of waiting) {
      if (busy.size >= places) return;
      if (busy.has(owner)) continue;
      waiting.delete(owner);
      const taken = items.splice(0, maxItems);
      if (items.length > 0) waiting.set(owner, items);
      busy.add(owner);
      void work(owner, taken).finally(() => {
        busy.delete(owner);
        serve();
      });
    }
  };

  return {
    add: (owner, item) => {
      const items = waiting.get(owner);
      if (items === undefined) waiting.set(owner, [item]);
      else items.push(item);
      if (isServing) return;
      isServing = true;
      // Items that are added in the same turn of the event loop are taken together.
      setImmediate(serve);
    },
  };
}
