import { setTimeout } from 'node:timers/promises';
import { groupBy } from '../group-by.ts';

/** While items are in work, items that have become due are looked for within this time. */
const POLL_MS = 250;

/** Items in work at the same time: in all, and of one tenant, so that none takes all places. */
export interface Places {
  readonly taken: number;
  readonly free: number;
  /** Tenants that have as many places as one may have. */
  busyTenants(): readonly string[];
  isOpenTo(tenantId: string): boolean;
  /** Takes a place until `work`, which does not reject, has ended. */
  take(tenantId: string, work: Promise<void>): void;
  /** Resolves when an item has ended, or when it is time to look for due items again. */
  changed(): Promise<void>;
  /** Resolves when no item is in work. */
  settle(): Promise<void>;
}

export function createPlaces({ places, perTenant }: { readonly places: number; readonly perTenant: number }): Places {
  const inWork = new Map<Promise<void>, string>();
  const isFull = (own: readonly string[]): boolean => own.length >= perTenant;
  return {
    get taken() {
      return inWork.size;
    },
    get free() {
      return Math.max(0, places - inWork.size);
    },
    busyTenants: () => [...groupBy(inWork.values(), (id) => id)].flatMap(([id, own]) => (isFull(own) ? [id] : [])),
    isOpenTo: (tenantId) => inWork.size < places && !isFull([...inWork.values()].filter((id) => id === tenantId)),
    take: (tenantId, work) => {
      const ended = work.finally(() => inWork.delete(ended));
      inWork.set(ended, tenantId);
    },
    changed: async () => {
      const waiting = new AbortController();
      const timer = setTimeout(POLL_MS, undefined, { signal: waiting.signal }).catch(() => undefined);
      await Promise.race([...inWork.keys(), timer]);
      waiting.abort();
    },
    settle: async () => {
      await Promise.all(inWork.keys());
    },
  };
}
