import { classifyMessage } from '../../../../src/domain/content/classification/classify-message.ts';

const rulesOf = (text: string): readonly string[] => classifyMessage(text).restricted.map(({ rule }) => rule);

test.each([
  ['Fresh C B D drops for sleep', 'cannabis'],
  ['c.b.d oil, ships today', 'cannabis'],
  ['Cheap v!agra online', 'controlled_substances'],
  ['P*rn for adults', 'sexual_content'],
  ['Your crypt0 bot trades for you, 20x gains', 'cryptocurrency'],
  ['$ZORB is about to list, get in', 'cryptocurrency'],
])('"%s" is read without its disguise', (text, rule) => {
  expect(rulesOf(text)).toContain(rule);
});

test('a promotional code of letters and digits is no disguised word', () => {
  expect(rulesOf('Use code TEAM5 at checkout by 10am')).toEqual([]);
});

test('an emoji completes a category only beside a word of it', () => {
  expect(rulesOf('🌿 Edibles are here, dm')).toContain('cannabis');
  expect(rulesOf('🌿 Tomato plants are here')).toEqual([]);
});

test('the host of a link completes a category only beside a word of it', () => {
  expect(rulesOf('New slots today: sterne-casino.com')).toContain('gambling');
  expect(rulesOf('New menu today: sterne-casino.com')).toEqual([]);
});

test('an order names its goods and a title names others, without selling them', () => {
  const texts = [
    'Your beer was added to room 214',
    'Hold ready at Elm Library: Casino',
    'Gun club: the meeting is at 7',
  ];
  expect(texts.flatMap(rulesOf)).toEqual([]);
  expect(rulesOf('Beer is half price tonight')).toEqual(['alcohol']);
});
