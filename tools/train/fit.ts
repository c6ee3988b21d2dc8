import type { LinearModel } from '../../src/domain/text-model/linear-model.ts';

/** A message of a corpus, and whether it is what the model looks for. */
export interface Example {
  readonly features: ReadonlySet<number>;
  readonly isMeant: boolean;
  /** How often it counts. */
  readonly weight: number;
}

const EPOCHS = 8;
const RATE = 0.5;
const DECAY = 1e-6;
/** Keeps the first steps of a weight short. */
const START = 1e-2;
const MAX_BYTE = 127;
/** The share of weights that are too great for a byte and are cut. */
const CUT_SHARE = 0.0005;

/**
 * Logistic regression by stochastic gradient descent with a step per weight (Duchi et al.,
 * https://jmlr.org/papers/v12/duchi11a.html). The order of the examples is drawn from a fixed seed,
 * so that the same corpora give the same weights.
 */
export function fit(examples: readonly Example[], size: number): LinearModel {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(START);
  let bias = 0;
  let biasSquares = START;
  const random = createRandom(7);
  const order = examples.map((example) => ({ ...example, features: [...example.features] }));
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const { features, isMeant, weight } of order) {
      const share = 1 / Math.sqrt(features.length || 1);
      let score = bias;
      for (const feature of features) score += weights[feature]! * share;
      const slope = (1 / (1 + Math.exp(-score)) - (isMeant ? 1 : 0)) * weight;
      for (const feature of features) {
        const step = slope * share + DECAY * weights[feature]!;
        squares[feature]! += step * step;
        weights[feature]! -= (RATE * step) / Math.sqrt(squares[feature]!);
      }
      biasSquares += slope * slope;
      bias -= (RATE * slope) / Math.sqrt(biasSquares);
    }
  }
  return inBytes(weights, bias);
}

function inBytes(weights: Float64Array, bias: number): LinearModel {
  const sizes = weights.map(Math.abs).sort();
  const scale = sizes[Math.floor(sizes.length * (1 - CUT_SHARE))]! / MAX_BYTE;
  const inRange = (value: number): number => Math.max(-MAX_BYTE, Math.min(MAX_BYTE, Math.round(value / scale)));
  return { weights: Int8Array.from(weights, inRange), scale, bias };
}

/** The linear congruential generator of Numerical Recipes, which is good enough for an order. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
}
