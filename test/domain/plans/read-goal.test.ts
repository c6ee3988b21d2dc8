import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { fillers, forms, nouns, spokenVerbs, verbs } from '../../../src/domain/plans/goal/forms.ts';
import type { Permits } from '../../../src/domain/plans/goal/permits.ts';
import { type GoalReading, readGoal } from '../../../src/domain/plans/goal/read-goal.ts';
import { callEffect } from '../../../src/effect-of-call.ts';
import type { SkillName } from '../../../src/generated/skills.ts';
import type { Goal } from '../../support/plans/goal.ts';
import { goalClock, goalWorld } from '../../support/plans/goal-world.ts';

const read = (goal: string): GoalReading => readGoal(goal, goalClock, goalWorld);

const isUnderstood = ({ calls, unread }: GoalReading): boolean =>
  unread.length === 0 && calls.length > 0 && calls.every(({ missing }) => missing.length === 0);

const goals = ['goals.jsonl', 'goals-kept-apart.jsonl']
  .flatMap((name) =>
    readFileSync(new URL(`../../plans/${name}`, import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  )
  .map((line) => (JSON.parse(line) as Goal).goal.replaceAll(/\$phone\.[A-Z]\w+ [A-Z]['\w]+/g, '+12025550143'));
const understood = goals.filter((goal) => isUnderstood(read(goal)));

/** Words that change what a goal means, and words of no meaning here. */
const WORDS = `not never don't except without unless if when only but or it them everyone nobody zebra maybe twice
  no instead until often tomorrow soon yesterday 17 $20 nicht jamais`.split(/\s+/);

/** The ends of words outside of quotation marks. */
function gapsIn(goal: string): number[] {
  let isQuoted = false;
  return [...goal].flatMap((character, at) => {
    if (/["“”]/.test(character)) isQuoted = !isQuoted;
    return character === ' ' && !isQuoted ? [at] : [];
  });
}

test('most goals of the tables are understood here, too', () => {
  expect(understood.length).toBeGreaterThan(60);
});

test('a word that is added to a goal is part of a call or keeps the goal from being executed', () => {
  const drawn = fc.record({
    goal: fc.constantFrom(...understood),
    word: fc.constantFrom(...WORDS),
    where: fc.nat(),
  });
  fc.assert(
    fc.property(drawn, ({ goal, word, where }) => {
      const gaps = [0, ...gapsIn(goal), goal.replace(/[.!?]$/, '').length];
      const at = gaps[where % gaps.length] ?? 0;
      const reading = read(`${goal.slice(0, at)} ${word} ${goal.slice(at)}`);
      const isParam = JSON.stringify(reading.calls.map(({ params }) => params)).includes(word);
      return isParam || !isUnderstood(reading);
    }),
    { numRuns: 1_500, seed: 1 },
  );
});

test('a word that is taken from a goal takes a call or a value with it, unless it is a filler', () => {
  const meaningOf = (reading: GoalReading): string =>
    JSON.stringify(reading.calls.map(({ skill, params }) => [skill, params]));
  const silent = new Set(['please', 'the', 'a', 'my', 'our', 'me', 'to', 'as', 'and', 'then', 'called', 'named']);
  for (const goal of understood) {
    const before = meaningOf(read(goal));
    for (const word of goal.split(/\s+/)) {
      if (/["“”,.;?]/.test(word) || silent.has(word.toLowerCase()) || goal.split(word).length !== 2) continue;
      const after = read(goal.replace(word, ' '));
      if (!isUnderstood(after) || meaningOf(after) !== before) continue;
      // What is left can only be a second word for what the other words say already.
      expect(NOUNS.has(word.toLowerCase()) ? '' : `${word} in ${goal}`).toBe('');
    }
  }
});

const NOUNS: ReadonlySet<string> = new Set([
  ...[...nouns().values()].flat(2),
  'all',
  'on',
  'at',
  'with',
  'setup',
  'payment',
  'text',
  'today',
]);

test('goals of random words of the lists never lose a word', () => {
  const words = [...new Set(spokenVerbs().flat())];
  const drawn = fc.array(
    fc.constantFrom(
      ...words,
      ...WORDS,
      'the',
      'tag',
      'list',
      'VIP',
      'B',
      'Newsletter',
      'Ann Lee',
      'and',
      ',',
      '"x"',
      'to',
      'as',
    ),
    { minLength: 1, maxLength: 14 },
  );
  fc.assert(
    fc.property(drawn, (parts) => {
      const reading = read(parts.join(' '));
      const params = JSON.stringify(reading.calls.map(({ params: one }) => one));
      for (const word of parts.filter((one) => WORDS.includes(one)))
        if (!reading.unread.some((part) => part.includes(word)) && !params.includes(word)) return false;
      return true;
    }),
    { numRuns: 600, seed: 1 },
  );
});

test('no filler denies, limits or refers', () => {
  const words = fillers().flat();
  const strong = `not never no none except without unless if when only but or nor it them they him her this that those
    all every everyone each any some until before after instead stop first last`.split(/\s+/);
  expect(words.filter((word) => strong.includes(word) || word.includes("n't"))).toEqual([]);
});

const LEADS_TO: Readonly<Record<Permits, readonly string[]>> = {
  read: [],
  change: [],
  sending: ['messages', 'charges'],
  deletion: ['deletion'],
  spending: ['charges'],
};

test('a verb of reading never makes a change, and no verb does more than it says', () => {
  const kinds = new Map<string, Permits[]>();
  for (const { phrases, permits } of verbs()) {
    const [words = []] = phrases;
    kinds.set(words.join(' '), [...(kinds.get(words.join(' ')) ?? []), permits]);
  }
  const firsts = new Set(
    understood.map((goal) => [...kinds.keys()].find((verb) => goal.toLowerCase().startsWith(verb))),
  );
  for (const [spoken, permits] of kinds) {
    for (const goal of understood) {
      const first = [...firsts].find((verb) => verb !== undefined && goal.toLowerCase().startsWith(`${verb} `));
      if (first === undefined || / and | then |[;.] /.test(goal)) continue;
      for (const { skill, params } of read(`${spoken}${goal.slice(first.length)}`).calls) {
        const { effect, leadsTo } = callEffect(skill as SkillName, params);
        const isSaid = permits.some((one) =>
          one === 'read' ? effect === 'read' : leadsTo.every((led) => LEADS_TO[one].includes(led)),
        );
        expect(`${spoken}: ${skill} ${isSaid}`).toBe(`${spoken}: ${skill} true`);
      }
    }
  }
});

test('every form is of a skill, begins with a verb and can be asked for', () => {
  const known = new Set(verbs().map(({ verb }) => verb));
  expect(forms().filter(({ verb }) => !known.has(verb))).toEqual([]);
});

test.each([
  'tomorrow at 10am, text Ann Lee "Hi" and delete the list B',
  'tomorrow at 10am text Ann Lee "Hi", then delete the list B',
  'text Ann Lee "Hi" and text Bob Ray "Ho" tomorrow at 10am',
  'text Ann Lee "Hi" tomorrow at 10am and launch the campaign Spring sale',
])('a time that may be for two calls is not understood: %s', (goal) => {
  expect(read(goal).unread).toEqual(['tomorrow at 10am']);
});

test('a time is for its own sentence, or for its own call if the others have one or take none', () => {
  expect(read('Text Ann Lee "Hi" tomorrow at 10am. Text Bob Ray "Ho".').unread).toEqual([]);
  expect(read('text Ann Lee "Hi" tomorrow at 10am and Bob Ray "Ho" in two hours').unread).toEqual([]);
  expect(read('text Ann Lee "Hi" tomorrow at 10am and tag Ann Lee as VIP').unread).toEqual([]);
});

test('two values of a filter or of a payment are not two calls', () => {
  expect(isUnderstood(read('show the contacts with VIP and Gold'))).toBe(false);
  expect(isUnderstood(read('top up 500 credits with the payment "p1" and "p2"'))).toBe(false);
});
