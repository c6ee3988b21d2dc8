import { tokenize } from '../../../src/domain/plans/goal/tokenize.ts';

const kindsIn = (goal: string): string[] => tokenize(goal).map(({ kind, text }) => `${kind} ${text}`);

test('quotation marks hide full stops, semicolons and line ends', () => {
  expect(kindsIn('send "One. Two; then\nthree" now.')).toEqual([
    'word send',
    'quoted One. Two; then\nthree',
    'word now',
    'break .',
  ]);
  expect(kindsIn('„Hallo“ «oui» “yes”')).toEqual(['quoted Hallo', 'quoted oui', 'quoted yes']);
});

test('a quotation without an end is unreadable with all that follows', () => {
  expect(kindsIn('send "Hi to +12025550143')).toEqual(['word send', 'unreadable "Hi to +12025550143']);
});

test('phone numbers keep their spaces and leave what follows them', () => {
  expect(kindsIn('+44 7400 123456 10:30')).toEqual(['phone +44 7400 123456', 'word 10:30']);
  expect(kindsIn('+12025550143.')).toEqual(['phone +12025550143', 'break .']);
});

test('an apostrophe is part of a word', () => {
  expect(kindsIn("tag Sean O'Brien")).toEqual(['word tag', 'word Sean', "word O'Brien"]);
});

test('every character that is no space belongs to a token, except the colon that announces', () => {
  const goal = 'text Ann: "Hi, you." – (really) 50% off; +1 202 555 0143, a@b.co/x?';
  let left = goal;
  for (const { start, end } of tokenize(goal)) left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  expect(left.trim()).toBe(':');
});
