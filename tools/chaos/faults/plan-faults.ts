import type { Seeded } from '../seeded.ts';

export type Fault =
  | 'worker'
  | 'api'
  | 'postgres'
  | 'postgres-node'
  | 'sessions'
  | 'pause-worker'
  | 'pause-api'
  | 'everything'
  /** The connections to the database stay open, and nothing passes over them any more. */
  | 'half-open'
  /** Nothing passes over new ones either, for a while. */
  | 'silent-database'
  | 'read-only'
  /** Every answer of the database takes half a second more. */
  | 'slow-database'
  | 'full-disk';

/**
 * Number of each fault in twenty-five. Every run has the same shares, in an order that depends on
 * the seed.
 */
const DECK: Readonly<Partial<Record<Fault, number>>> = {
  worker: 6,
  api: 5,
  postgres: 3,
  sessions: 2,
  'pause-worker': 2,
  'pause-api': 1,
  everything: 1,
  'half-open': 1,
  'silent-database': 1,
  'read-only': 1,
  'slow-database': 1,
  'full-disk': 1,
};

/** Faults of the way to one server, and of its disk. */
export const OUTAGES: readonly Fault[] = ['half-open', 'silent-database', 'read-only', 'slow-database', 'full-disk'];

/** The same on a cluster, whose other nodes die too. */
const CLUSTER_DECK: typeof DECK = { ...DECK, worker: 3, api: 3, 'postgres-node': 5 };

export interface Possible {
  readonly isCluster: boolean;
  /** Whether the disk of the database can be filled. */
  readonly hasOwnDisk: boolean;
  /** These alone. Default: all that are possible. */
  readonly only?: readonly Fault[] | undefined;
}

export const FAULTS = Object.keys({ ...DECK, 'postgres-node': 0 }) as readonly Fault[];

export function planFaults(count: number, { isCluster, hasOwnDisk, only }: Possible, random: Seeded): Fault[] {
  const all = Object.entries(isCluster ? CLUSTER_DECK : DECK) as [Fault, number][];
  const cards = all.filter(
    ([fault]) =>
      (only?.includes(fault) ?? true) &&
      !(isCluster && OUTAGES.includes(fault)) &&
      (fault !== 'full-disk' || hasOwnDisk),
  );
  const plan: Fault[] = [];
  while (cards.length > 0 && plan.length < count) {
    const deck = cards.flatMap(([kind, times]) => Array<Fault>(times).fill(kind));
    plan.push(...random.shuffle(deck));
  }
  return plan.slice(0, count);
}
