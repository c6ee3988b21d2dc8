/** A variant of a random split that a contact took. */
export interface TakenVariant {
  readonly node_id: string;
  readonly variant: string;
  /** RFC 3339. */
  readonly at: string;
}

/** Bounds what an enrollment remembers in a journey of many splits; the oldest are forgotten. */
const MAX_TAKEN = 20;
/** More would multiply the groups of the measures. */
export const MAX_PATH = 3;

/** A split that the contact passes again counts with its last variant. */
export function addTaken(taken: readonly TakenVariant[], next: TakenVariant): readonly TakenVariant[] {
  return [...taken.filter(({ node_id: id }) => id !== next.node_id), next].slice(-MAX_TAKEN);
}

/**
 * The last random splits before a message with the variants taken, as the dimension `path` of the
 * measures: a JSON list of pairs, in the order of the nodes; empty without any.
 */
export function pathOf(taken: readonly TakenVariant[]): string {
  const last = taken.slice(-MAX_PATH).map(({ node_id: id, variant }) => [id, variant] as const);
  return last.length === 0 ? '' : JSON.stringify(last.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The opposite of `pathOf`: the variant of each split. */
export function readPath(path: string): ReadonlyMap<string, string> {
  return new Map(path === '' ? [] : (JSON.parse(path) as [string, string][]));
}
