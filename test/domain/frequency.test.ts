import { brokenCaps, type Cap, countedSpan, freeFrom, lawfulCaps } from '../../src/domain/frequency.ts';
import { RULE_PACKS } from '../../src/domain/rule-packs/packs.ts';

const [currentRulePack] = RULE_PACKS;

const HOUR = 3_600_000;
const NOON = new Date('2026-11-18T12:00:00Z');
const at = (hours: number): Date => new Date(NOON.getTime() + hours * HOUR);
const threeADay: Cap = { rule: 'three', max: 3, windowHours: 24 };

test.each([
  ['nothing before', [], false],
  ['two within the window', [at(-23), at(-1)], false],
  ['three within the window', [at(-23), at(-2), at(-1)], true],
  ['three, the first exactly a window ago', [at(-24), at(-2), at(-1)], false],
  ['three, the first a millisecond less than a window ago', [new Date(at(-24).getTime() + 1), at(-2), at(-1)], true],
  ['three that are planned', [at(1), at(2), at(23)], true],
  ['three that are planned, the last exactly a window away', [at(1), at(2), at(24)], false],
  ['two before and one planned, all in one window', [at(-11), at(-1), at(12)], true],
  ['two before and one planned, in no one window', [at(-13), at(-1), at(12)], false],
])('with %s one more breaks three a day: %#', (_what, touches, broken) => {
  expect(brokenCaps([threeADay], touches, NOON)).toEqual(broken ? [threeADay] : []);
});

test('every cap is asked, and the one that is broken is named', () => {
  const week: Cap = { rule: 'week', max: 4, windowHours: 168 };
  expect(brokenCaps([threeADay, week], [at(-100), at(-80), at(-60), at(-40)], NOON)).toEqual([week]);
});

test('there is room again exactly a window after the text that is in the way', () => {
  const touches = [at(-23), at(-2), at(-1)];
  const free = freeFrom([threeADay], touches, NOON);
  expect(free).toEqual(at(1));
  expect(brokenCaps([threeADay], touches, free)).toEqual([]);
  expect(brokenCaps([threeADay], touches, new Date(free.getTime() - 1))).toEqual([threeADay]);
});

test('without a cap nothing is looked up, and with several the widest says how far', () => {
  expect(countedSpan([], NOON)).toBeNull();
  expect(countedSpan([threeADay, { rule: 'week', max: 4, windowHours: 168 }], NOON)).toEqual({
    from: at(-168),
    until: at(168),
  });
});

test('Florida allows three in 24 hours, Georgia as many as one likes', () => {
  expect(lawfulCaps(currentRulePack, ['US', 'US-FL'], NOON)).toMatchObject([{ max: 3, windowHours: 24 }]);
  expect(lawfulCaps(currentRulePack, ['US', 'US-GA'], NOON)).toEqual([]);
});
