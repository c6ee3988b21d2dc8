import { readCorpus } from './corpus.ts';
import { falseShareOf, recallOf, scoreOf } from './score.ts';

const corpus = readCorpus();
const languages = ['all', 'en', 'es', 'fr', 'pt', 'de'];
const of = (language: string) => corpus.filter((message) => language === 'all' || message.language === language);

test.each(languages)('at least 99 %% of the wishes to stop are opted out or reviewed: %s', (language) => {
  expect(recallOf(scoreOf(of(language)))).toBeGreaterThanOrEqual(0.99);
});

test.each(languages)('at most 0.5 %% of the other messages are opted out: %s', (language) => {
  expect(falseShareOf(scoreOf(of(language)))).toBeLessThanOrEqual(0.005);
});

test.each(languages)('at most 15 %% of the other messages are reviewed: %s', (language) => {
  const { others, falseReviews } = scoreOf(of(language));
  expect(falseReviews / others).toBeLessThanOrEqual(0.15);
});

test('the corpus has at least 14,500 messages, and at least 10 wishes to stop in each language', () => {
  const counts = [...new Set(corpus.map(({ language }) => language))].map((language) => scoreOf(of(language)).wishes);
  expect(corpus.length).toBeGreaterThanOrEqual(14_500);
  expect(counts).toHaveLength(18);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(10);
});
