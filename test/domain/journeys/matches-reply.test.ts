import fc from 'fast-check';
import { matchesReply, replyPatternRule } from '../../../src/domain/journeys/matches-reply.ts';

test.each([
  ['Yes!!', { words: ['yes'] }, true],
  ['yes please', { words: ['yes'] }, false],
  ['  YES,   please ', { patterns: ['yes *'] }, true],
  ['yes', { patterns: ['yes *'] }, true],
  ['oh yes', { patterns: ['yes *'] }, false],
  ['I want to cancel it', { patterns: ['* cancel *'] }, true],
  ['cancellation', { patterns: ['* cancel *'] }, false],
  ['5 stars', { patterns: ['# stars'] }, true],
  ['4.5 stars!', { patterns: ['# stars'] }, true],
  ['five stars', { patterns: ['# stars'] }, false],
  ['1-2', { patterns: ['#'] }, false],
  ['(7)', { patterns: ['#'] }, true],
  ['Order 1,204 please', { patterns: ['order # *'] }, true],
  ["it's late", { patterns: ["it's *"] }, true],
  ['a b a c', { patterns: ['a * a c'] }, true],
  ['anything', {}, true],
  ['no', { words: ['yes'], patterns: ['y', 'n*'] }, false],
  ['', { patterns: ['*a', 'a *'] }, false],
])('the reply %j and %j: %j', (text, expected, matched) => {
  expect(matchesReply(text, expected)).toBe(matched);
});

test.each([
  ['*', 'must have a word or #'],
  ['* *', 'must have a word or #'],
  ['!?', 'must have a word or #'],
  ['a b c d e f g h i j k', 'must have at most 10 words'],
  ['a b * # *', null],
])('the pattern %j is refused with %j', (pattern, rule) => {
  expect(replyPatternRule(pattern)).toBe(rule);
});

/** As a regular expression over the words says it. */
function byExpression(words: readonly string[], pattern: readonly string[]): boolean {
  const source = pattern.map((part) => (part === '*' ? '(?:[a-z0-9]+ )*' : part === '#' ? '[0-9]+ ' : `${part} `));
  return new RegExp(`^${source.join('')}$`).test(words.map((word) => `${word} `).join(''));
}

test('drawn patterns match the replies that the same regular expression matches', () => {
  const word = fc.constantFrom('a', 'b', '7');
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 8 }),
      fc.array(fc.constantFrom('a', 'b', '#', '*'), { minLength: 1, maxLength: 6 }),
      (words, pattern) => {
        const found = matchesReply(words.join(' '), { patterns: [pattern.join(' ')] });
        expect(found).toBe(byExpression(words, pattern));
      },
    ),
    { numRuns: 3_000 },
  );
});

test('a pattern of ten words takes no longer than its words times those of the longest reply', () => {
  const patterns = Array.from({ length: 20 }, () => '* a * a * a * a * b');
  const startedAt = performance.now();
  expect(matchesReply('a '.repeat(100_000), { patterns })).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(500);
});
