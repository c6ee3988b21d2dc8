import { entriesOf, type WordList } from '../word-list.ts';

/** A model that sums the weights of what a message has. */
export interface LinearModel {
  readonly weights: Int8Array;
  /** What a weight is multiplied by. */
  readonly scale: number;
  /** The score of a message without features. */
  readonly bias: number;
}

/** Reads a file of `lexicon/weights`: the scale, the bias, and the weights in lines of base64. */
export function readModel(file: WordList): LinearModel {
  const [scale, bias, ...lines] = entriesOf(file);
  const bytes = Buffer.from(lines.join(''), 'base64');
  return {
    weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
    scale: Number(scale),
    bias: Number(bias),
  };
}

/**
 * The logarithm of the odds that the message is what the model looks for: 0 is as likely as not. A
 * long message has more features, so their sum is divided by the root of their number.
 */
export function scoreText({ weights, scale, bias }: LinearModel, features: ReadonlySet<number>): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return features.size === 0 ? bias : bias + (sum * scale) / Math.sqrt(features.size);
}
