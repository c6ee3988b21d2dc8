import type { Seeded } from '../seeded.ts';

export type Fault =
  | 'worker'
  | 'api'
  | 'postgres'
  | 'postgres-node'
  | 'sessions'
  | 'pause-worker'
  | 'pause-api'
  | 'everything';

/**
 * Number of each fault in twenty. Every run has the same shares, in an order that depends on the
 * seed.
 */
const DECK: Readonly<Partial<Record<Fault, number>>> = {
  worker: 6,
  api: 5,
  postgres: 3,
  sessions: 2,
  'pause-worker': 2,
  'pause-api': 1,
  everything: 1,
};

/** The same on a cluster, whose other nodes die too. */
const CLUSTER_DECK: typeof DECK = { ...DECK, worker: 3, api: 3, 'postgres-node': 5 };

export function planFaults(count: number, isCluster: boolean, random: Seeded): Fault[] {
  const cards = Object.entries(isCluster ? CLUSTER_DECK : DECK) as [Fault, number][];
  const plan: Fault[] = [];
  while (plan.length < count) {
    const deck = cards.flatMap(([kind, times]) => Array<Fault>(times).fill(kind));
    plan.push(...random.shuffle(deck));
  }
  return plan.slice(0, count);
}
