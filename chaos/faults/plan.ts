import type { Seeded } from '../seeded.ts';

export type Kill = 'worker' | 'api' | 'postgres' | 'sessions' | 'pause-worker' | 'pause-api' | 'everything';

/** How often each comes in twenty: the same share of every kind in every run, in an order that the seed gives. */
const DECK: Readonly<Record<Kill, number>> = {
  worker: 6,
  api: 5,
  postgres: 3,
  sessions: 2,
  'pause-worker': 2,
  'pause-api': 1,
  everything: 1,
};

export function planKills(count: number, chance: Seeded): Kill[] {
  const plan: Kill[] = [];
  while (plan.length < count) {
    const deck = (Object.keys(DECK) as Kill[]).flatMap((kind) => Array<Kill>(DECK[kind]).fill(kind));
    plan.push(...chance.shuffle(deck));
  }
  return plan.slice(0, count);
}
