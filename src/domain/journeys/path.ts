/** A variant of a random split that a contact took. */
export interface TakenVariant {
  readonly node_id: string;
  readonly variant: string;
  /** RFC 3339. */
  readonly at: string;
  /** Not by chance: the variant had won. */
  readonly won?: true;
}

/** Bounds what an enrollment remembers in a journey of many splits; the oldest are forgotten. */
const MAX_TAKEN = 20;
/** More would multiply the groups of the measures. */
export const MAX_PATH = 3;

/** A split that the contact passes again counts with its last variant. */
export function addTaken(taken: readonly TakenVariant[], next: TakenVariant): readonly TakenVariant[] {
  return [...taken.filter(({ node_id: id }) => id !== next.node_id), next].slice(-MAX_TAKEN);
}

type Pair = readonly [nodeId: string, variant: string, won?: 1];

/**
 * The last random splits before a message with the variants taken, as the dimension `path` of the
 * measures: a JSON list of pairs, in the order of the nodes; empty without any.
 */
export function pathOf(taken: readonly TakenVariant[]): string {
  const last = taken
    .slice(-MAX_PATH)
    .map(({ node_id: id, variant, won }): Pair => (won === true ? [id, variant, 1] : [id, variant]));
  return last.length === 0 ? '' : JSON.stringify(last.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The opposite of `pathOf`, for one split; null if it is not on the path. */
export function variantIn(path: string, nodeId: string): { readonly variant: string; readonly won: boolean } | null {
  const pairs = path === '' ? [] : (JSON.parse(path) as Pair[]);
  const found = pairs.find(([id]) => id === nodeId);
  return found === undefined ? null : { variant: found[1], won: found[2] === 1 };
}
