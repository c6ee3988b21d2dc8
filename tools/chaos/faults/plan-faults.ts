import type { Seeded } from '../seeded.ts';

export type Fault = 'worker' | 'api' | 'postgres' | 'sessions' | 'pause-worker' | 'pause-api' | 'everything';

/**
 * Number of each fault in twenty. Every run has the same shares, in an order that depends on the
 * seed.
 */
const DECK: Readonly<Record<Fault, number>> = {
  worker: 6,
  api: 5,
  postgres: 3,
  sessions: 2,
  'pause-worker': 2,
  'pause-api': 1,
  everything: 1,
};

export function planFaults(count: number, random: Seeded): Fault[] {
  const plan: Fault[] = [];
  while (plan.length < count) {
    const deck = (Object.keys(DECK) as Fault[]).flatMap((kind) => Array<Fault>(DECK[kind]).fill(kind));
    plan.push(...random.shuffle(deck));
  }
  return plan.slice(0, count);
}
