import { join } from 'node:path';
import { foldMessage } from '../../src/domain/opt-out/fold-message.ts';
import { removeQuotes } from '../../src/domain/opt-out/remove-quotes.ts';
import { featuresOf } from '../../src/domain/text-model/features.ts';
import { CORPUS, readCorpus } from '../../test/domain/opt-out/corpus.ts';
import type { Example } from './fit.ts';

/** Replies of customers of every kind: they count more than the others, which test the rules. */
const EVERYDAY = ['building', 'answers'].map((name) => join(CORPUS, 'everyday', name));
const EVERYDAY_WEIGHT = 3;
/** Replies that the tests of the rules name: a model must not trade them for others. */
const EDGE = 'edge';
const EDGE_WEIGHT = 5;

/** The labeled replies, without those of `everyday` that only measure the model. */
export function readReplies(): readonly Example[] {
  return [...examplesIn(CORPUS, 1), ...EVERYDAY.flatMap((folder) => examplesIn(folder, EVERYDAY_WEIGHT))];
}

function examplesIn(folder: string, weight: number): readonly Example[] {
  return readCorpus(folder).map(({ label, category, text }) => ({
    features: featuresOf(foldMessage(removeQuotes(text))),
    isMeant: label === 'out',
    weight: category === EDGE ? EDGE_WEIGHT : weight,
  }));
}
