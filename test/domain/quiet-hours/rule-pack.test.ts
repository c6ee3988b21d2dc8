import { dayWindow } from '../../../src/domain/quiet-hours/day-rules.ts';
import { evaluateQuietHours } from '../../../src/domain/quiet-hours/evaluate.ts';
import { dayOf } from '../../../src/domain/rule-packs/calendar-day.ts';
import { isFrenchHoliday } from '../../../src/domain/rule-packs/french-holidays.ts';
import { RULE_PACKS } from '../../../src/domain/rule-packs/packs.ts';
import { rulePackAt } from '../../../src/domain/rule-packs/rule-pack-at.ts';
import { evaluate, location, nextAt } from '../../support/at.ts';

const [currentRulePack] = RULE_PACKS;

const rules = [...currentRulePack.timeOfDay, ...currentRulePack.caps];

test('each rule has a unique id, a source and valid dates', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  for (const rule of rules) {
    expect(rule.source).not.toBe('');
    for (const date of [rule.effectiveFrom, rule.effectiveUntil])
      if (date !== null) expect(dayOf(date)).toBeGreaterThan(0);
  }
});

test('each window of each rule can be parsed', () => {
  for (const { id, windows } of currentRulePack.timeOfDay)
    for (const window of Object.values(windows)) expect(dayWindow(id, window).id).toBe(id);
});

test('Florida, Maryland and Oklahoma cap marketing at three messages in 24 hours', () => {
  const caps = currentRulePack.caps.map(({ jurisdiction, max, windowHours }) => [jurisdiction, max, windowHours]);
  expect(caps).toEqual(['US-FL', 'US-MD', 'US-OK'].map((state) => [state, 3, 24]));
});

test('a rule does not apply before its first day', () => {
  const texas = location('America/Chicago', 'US US-TX');
  expect(evaluate('2025-08-31T11:00:00-05:00', texas).allowed).toBe(true);
  expect(evaluate('2025-09-07T11:00:00-05:00', texas)).toMatchObject({ allowed: false, rules: ['us-tx-hours'] });
});

test('a wait across the first day of a rule ends according to that rule', () => {
  expect(nextAt(evaluate('2025-08-31T21:00:00-05:00', location('America/Chicago', 'US US-TX')))).toBe(
    '2025-09-01T14:00:00.000Z',
  );
});

test('a rule ends on the day on which it no longer applies', () => {
  const [federal] = currentRulePack.timeOfDay;
  const ending = { ...currentRulePack, timeOfDay: [{ ...federal!, effectiveUntil: '2026-11-19' }] };
  const newYork = location('America/New_York', 'US');
  expect(evaluateQuietHours({ at: new Date('2026-11-18T17:00:00Z'), location: newYork, pack: ending }).allowed).toBe(
    true,
  );
  expect(evaluateQuietHours({ at: new Date('2026-11-19T17:00:00Z'), location: newYork, pack: ending })).toMatchObject({
    allowed: false,
    rules: ['no-rule'],
  });
});

test('the rule pack of a day is the last one that is in effect', () => {
  const idAt = (at: string): string => rulePackAt(new Date(at)).id;
  expect(idAt('2020-01-01T00:00:00Z')).toBe('us-2026-11');
  expect(idAt('2026-11-20T00:00:00Z')).toBe('us-2026-11');
  expect(idAt('2027-01-30T23:59:59.999Z')).toBe('us-2026-11');
  expect(idAt('2027-01-31T00:00:00Z')).toBe('us-2027-01');
});

// The earliest and the latest Easter, and years in which the simple formula of Gauss is wrong.
test.each([
  '2008-03-24',
  '2038-04-26',
  '1954-04-19',
  '1981-04-20',
  '2026-04-06',
  '2027-03-29',
  '2049-04-19',
  '2076-04-20',
])('Easter Monday is on %s', (date) => {
  expect(isFrenchHoliday(dayOf(date))).toBe(true);
  expect(isFrenchHoliday(dayOf(date) - 1)).toBe(false);
});
