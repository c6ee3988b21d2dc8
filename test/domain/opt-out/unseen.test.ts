import { join } from 'node:path';
import { CORPUS, readCorpus } from './corpus.ts';
import { falseShareOf, recallOf, scoreOf } from './score.ts';

/** The model is not trained on these, so they show how it reads replies that are new to it. */
const unseen = ['unseen', 'unseen-second'].flatMap((name) => readCorpus(join(CORPUS, 'everyday', name)));

test('of replies that the model has not seen, at least 94 % of the wishes to stop are opted out or reviewed', () => {
  expect(unseen.length).toBeGreaterThanOrEqual(450);
  expect(recallOf(scoreOf(unseen))).toBeGreaterThanOrEqual(0.94);
});

test('of replies that the model has not seen, at most 0.5 % of the harmless ones are opted out and 8 % reviewed', () => {
  const score = scoreOf(unseen);
  expect(falseShareOf(score)).toBeLessThanOrEqual(0.005);
  expect(score.falseReviews / score.others).toBeLessThanOrEqual(0.08);
});
