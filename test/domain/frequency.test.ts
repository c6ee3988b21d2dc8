import { brokenCaps, type Cap, countedSpan, freeFrom, lawfulCaps } from '../../src/domain/frequency.ts';
import { RULE_PACKS } from '../../src/domain/rule-packs/packs.ts';

const [currentRulePack] = RULE_PACKS;

const HOUR = 3_600_000;
const NOON = new Date('2026-11-18T12:00:00Z');
const at = (hours: number): Date => new Date(NOON.getTime() + hours * HOUR);
const threePerDay: Cap = { rule: 'three', max: 3, windowHours: 24 };

test.each([
  ['no earlier sends', [], false],
  ['two sends within the window', [at(-23), at(-1)], false],
  ['three sends within the window', [at(-23), at(-2), at(-1)], true],
  ['three sends, the first exactly a window ago', [at(-24), at(-2), at(-1)], false],
  [
    'three sends, the first a millisecond less than a window ago',
    [new Date(at(-24).getTime() + 1), at(-2), at(-1)],
    true,
  ],
  ['three scheduled sends', [at(1), at(2), at(23)], true],
  ['three scheduled sends, the last exactly a window away', [at(1), at(2), at(24)], false],
  ['two earlier sends and a scheduled one in one window', [at(-11), at(-1), at(12)], true],
  ['two earlier sends and a scheduled one not within one window', [at(-13), at(-1), at(12)], false],
])('evaluates a cap of three a day with %s: %#', (_what, recentSends, broken) => {
  expect(brokenCaps([threePerDay], recentSends, NOON)).toEqual(broken ? [threePerDay] : []);
});

test('all caps are evaluated, and the exceeded one is returned', () => {
  const week: Cap = { rule: 'week', max: 4, windowHours: 168 };
  expect(brokenCaps([threePerDay, week], [at(-100), at(-80), at(-60), at(-40)], NOON)).toEqual([week]);
});

test('a cap has room again exactly one window after the blocking message', () => {
  const recentSends = [at(-23), at(-2), at(-1)];
  const free = freeFrom([threePerDay], recentSends, NOON);
  expect(free).toEqual(at(1));
  expect(brokenCaps([threePerDay], recentSends, free)).toEqual([]);
  expect(brokenCaps([threePerDay], recentSends, new Date(free.getTime() - 1))).toEqual([threePerDay]);
});

test('no cap needs no sends to be loaded, and several caps need those of the longest window', () => {
  expect(countedSpan([], NOON)).toBeNull();
  expect(countedSpan([threePerDay, { rule: 'week', max: 4, windowHours: 168 }], NOON)).toEqual({
    from: at(-168),
    until: at(168),
  });
});

test('Florida has a cap of three messages in 24 hours, and Georgia has none', () => {
  expect(lawfulCaps(currentRulePack, ['US', 'US-FL'], NOON)).toMatchObject([{ max: 3, windowHours: 24 }]);
  expect(lawfulCaps(currentRulePack, ['US', 'US-GA'], NOON)).toEqual([]);
});
