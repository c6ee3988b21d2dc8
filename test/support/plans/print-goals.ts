import { writeFileSync } from 'node:fs';
import { drawGoals } from './draw-goals.ts';
import { WRITTEN } from './written-goals.ts';

/** Prints the two tables. Every third goal of the shuffled ones is in the second one. */
const SEED = 20261128;
const SIZE = 150;

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = randomFrom(SEED);
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
const goals = [...WRITTEN, ...drawGoals(pick)];
const shuffled = goals
  .map((goal) => ({ goal, rank: random() }))
  .sort((one, other) => one.rank - other.rank)
  .map(({ goal }) => goal)
  .slice(0, SIZE);

const folder = new URL('../../plans/', import.meta.url);
const write = (name: string, isIn: (index: number) => boolean) =>
  writeFileSync(
    new URL(name, folder),
    shuffled.flatMap((goal, index) => (isIn(index) ? [`${JSON.stringify(goal)}\n`] : [])).join(''),
  );
write('goals.jsonl', (index) => index % 3 !== 2);
write('goals-kept-apart.jsonl', (index) => index % 3 === 2);
