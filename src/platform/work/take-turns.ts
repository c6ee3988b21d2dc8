import type { OnFailure } from '../for-each-isolated.ts';
import { groupBy } from '../group-by.ts';
import { mapSideBySide } from '../map-side-by-side.ts';

/** Tenants whose items are processed at the same time: one slow tenant takes one of the places. */
const CONCURRENCY = 2;
/** A tenant that has used this much time leaves its other items for the next run. */
const SLICE_MS = 1_000;

/** What one run did. */
export interface Turn<Answer> {
  /** Results of the items that succeeded. */
  readonly answers: readonly Answer[];
  /** Whether a tenant left items for the next run. */
  readonly hasMore: boolean;
}

/**
 * Processes due items so that no tenant holds up the others: tenants are processed beside each
 * other, the items of one tenant in their order, each tenant for a slice of time. An item that
 * fails is reported, and the others are still processed.
 */
export async function takeTurns<Item extends { readonly tenant_id: string }, Answer>(
  items: readonly Item[],
  onFailure: OnFailure,
  work: (item: Item) => Promise<Answer>,
  { sliceMs = SLICE_MS }: { readonly sliceMs?: number } = {},
): Promise<Turn<Answer>> {
  const answers: Answer[] = [];
  let hasMore = false;
  await mapSideBySide([...groupBy(items, ({ tenant_id: id }) => id).values()], CONCURRENCY, async (own) => {
    const startedAt = performance.now();
    for (const item of own) {
      if (performance.now() - startedAt > sliceMs) {
        hasMore = true;
        return;
      }
      try {
        answers.push(await work(item));
      } catch (error) {
        onFailure(error);
      }
    }
  });
  return { answers, hasMore };
}
