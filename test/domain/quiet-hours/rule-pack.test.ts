import { dayWindow } from '../../../src/domain/quiet-hours/day-rules.ts';
import { evaluateQuietHours } from '../../../src/domain/quiet-hours/evaluate.ts';
import { dayOf } from '../../../src/domain/rule-packs/calendar-day.ts';
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
  for (const { id, jurisdiction, windows } of currentRulePack.timeOfDay)
    for (const window of Object.values(windows)) expect(dayWindow({ id, jurisdiction }, window).id).toBe(id);
});

test('Florida, Maryland, Oklahoma and Oregon cap marketing at three messages in 24 hours', () => {
  const caps = currentRulePack.caps.map(({ jurisdiction, max, windowHours }) => [jurisdiction, max, windowHours]);
  expect(caps).toEqual(['US-FL', 'US-MD', 'US-OK', 'US-OR'].map((state) => [state, 3, 24]));
});

test('a rule does not apply before its first day', () => {
  const texas = location('America/Chicago', 'US US-TX');
  expect(evaluate('2025-08-31T11:00:00-05:00', texas).allowed).toBe(true);
  expect(evaluate('2025-09-07T11:00:00-05:00', texas)).toMatchObject({ allowed: false, rules: ['us-tx-hours'] });
});

test('Oregon has the federal hours before 2026 and its own from then on', () => {
  const oregon = location('America/Los_Angeles', 'US US-OR');
  expect(evaluate('2025-12-31T20:30:00-08:00', oregon).allowed).toBe(true);
  expect(evaluate('2026-01-01T20:30:00-08:00', oregon)).toMatchObject({ allowed: false, rules: ['us-or-hours'] });
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
