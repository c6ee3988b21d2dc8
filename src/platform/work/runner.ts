import { setTimeout } from 'node:timers/promises';
import type { OnFailure } from '../for-each-isolated.ts';
import { groupBy } from '../group-by.ts';

/** While items are in progress, items that have become due are looked for within this time. */
const POLL_MS = 250;

export interface RunnerParts<Item extends { readonly tenant_id: string }> {
  /** Items in progress at the same time in this process, and those of one tenant. */
  readonly places: number;
  readonly perTenant: number;
  /** Who takes turns and shares the places. Default: the tenant of the item. */
  readonly ownerOf?: (item: Item) => string;
  /**
   * Whether several workers may work on an item at once, each on a part of its own: then an item is
   * started as often as its tenant may have items in progress. Default: no.
   */
  readonly isDivisible?: boolean;
  /**
   * Items that are due at the time; those of the owners whose places are all taken may be left
   * out.
   */
  readonly find: (busyOwners: readonly string[], at: Date) => Promise<readonly Item[]>;
  readonly clock: () => Date;
  /** Does an item; returns whether there was anything to do, so that there may be more. */
  readonly work: (item: Item, stopping?: AbortSignal) => Promise<boolean>;
  readonly onFailure: OnFailure;
}

export interface Runner {
  /**
   * Starts due items and waits until one has ended. Returns whether there may be more to do: also
   * while items are in progress. `stopping` is aborted when the process stops.
   */
  run(stopping?: AbortSignal): Promise<boolean>;
  /** Whether an item is in progress, or will be due at the time. */
  hasDue(at: Date): Promise<boolean>;
  /** Resolves when no item is in progress. */
  settle(): Promise<void>;
}

/**
 * Works on due items so that no tenant holds up the others: tenants take turns, and of each only
 * some items are in progress. An item that takes long occupies a place of its own tenant; meanwhile
 * the others get the free places, and newly due items are found. An item that fails is reported.
 */
export function createRunner<Item extends { readonly tenant_id: string }>({
  places,
  perTenant,
  ownerOf = ({ tenant_id: tenantId }) => tenantId,
  isDivisible = false,
  find,
  clock,
  work,
  onFailure,
}: RunnerParts<Item>): Runner {
  const inWork = new Map<Promise<void>, string>();
  /** Found and not started, by owner; the owner whose turn it is comes first. */
  let waiting = new Map<string, Item[]>();
  let hasProgress = false;
  let wake = (): void => undefined;

  const isBusy = (owner: string): boolean => [...inWork.values()].filter((one) => one === owner).length >= perTenant;
  const busyOwners = (): string[] => [...new Set(inWork.values())].filter(isBusy);

  const next = (): Item | undefined => {
    for (const [owner, [item, ...rest]] of waiting) {
      if (item === undefined || isBusy(owner)) continue;
      waiting.delete(owner);
      if (rest.length > 0) waiting.set(owner, rest);
      return item;
    }
    return undefined;
  };

  const start = (item: Item, stopping?: AbortSignal): void => {
    const ended: Promise<void> = work(item, stopping)
      .then((did) => {
        hasProgress ||= did;
      }, onFailure)
      .finally(() => {
        inWork.delete(ended);
        if (hasProgress) wake();
      });
    inWork.set(ended, ownerOf(item));
  };

  /** Starts as many as there are places; looks for more once when those that are known are busy. */
  const fill = async (stopping?: AbortSignal): Promise<void> => {
    let hasLooked = false;
    while (inWork.size < places) {
      const item = next();
      if (item !== undefined) start(item, stopping);
      else if (hasLooked) return;
      else {
        const found = await find(busyOwners(), clock());
        const items = isDivisible ? Array.from({ length: perTenant }, () => found).flat() : found;
        waiting = groupBy(items, ownerOf);
        hasLooked = true;
      }
    }
  };

  /** Until an item has ended that did something, all have, or it is time to look for due items. */
  const changed = async (): Promise<void> => {
    const timer = new AbortController();
    const woken = new Promise<void>((done) => {
      wake = done;
    });
    const polled = setTimeout(POLL_MS, undefined, { signal: timer.signal }).catch(() => undefined);
    await Promise.race([woken, Promise.all(inWork.keys()), polled]);
    timer.abort();
  };

  return {
    run: async (stopping) => {
      await fill(stopping);
      if (inWork.size > 0 && !hasProgress) await changed();
      const mayHaveMore = inWork.size > 0 || waiting.size > 0 || hasProgress;
      hasProgress = false;
      return mayHaveMore;
    },
    hasDue: async (at) => inWork.size > 0 || waiting.size > 0 || (await find([], at)).length > 0,
    settle: async () => {
      await Promise.all(inWork.keys());
    },
  };
}
