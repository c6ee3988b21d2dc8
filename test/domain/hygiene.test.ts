import { invalidBecause, reassignedSince } from '../../src/domain/hygiene/lookup.ts';
import { DEFAULT_RULES, policyOf } from '../../src/domain/hygiene/policy.ts';
import { INVALID_REASONS } from '../../src/domain/invalid-reasons.ts';

test('each error code has one default rule, and each rule has a source', () => {
  expect(new Set(DEFAULT_RULES.map(({ errorCode }) => errorCode)).size).toBe(DEFAULT_RULES.length);
  for (const { source, reason, count } of DEFAULT_RULES) {
    expect(source).toMatch(/./);
    expect(INVALID_REASONS).toContain(reason);
    expect(count).toBeGreaterThanOrEqual(1);
  }
});

test('unreachable and blocked numbers are flagged by default and not suppressed', () => {
  const unreachable = DEFAULT_RULES.filter(({ reason }) => reason === 'unreachable' || reason === 'blocked');
  for (const { count, action } of unreachable) expect([count > 1, action]).toEqual([true, 'flag']);
});

test('a rule of the account replaces the default for its error code and no other', () => {
  const own = { errorCode: 'twilio_30003', count: 5, reason: 'unreachable', action: 'ignore' } as const;
  const rules = policyOf([own]);
  expect(rules.filter(({ errorCode }) => errorCode === 'twilio_30003')).toEqual([
    { ...own, origin: 'account', source: null },
  ]);
  expect(rules).toHaveLength(DEFAULT_RULES.length);
});

const day = (text: string): Date => new Date(`${text}T12:00:00Z`);

test.each([
  ['2026-06-01', '2026-05-31', 'yes'],
  ['2026-06-01', '2026-06-01', 'yes'],
  ['2026-06-01', '2026-06-02', 'no'],
  [null, '2026-06-02', 'no'],
  ['2026-06-01', null, 'no_data'],
  [null, null, 'no_data'],
])('a number disconnected on %s with consent from %s was reassigned: %s', (gone, agreed, verdict) => {
  expect(reassignedSince(gone === null ? null : day(gone), agreed === null ? null : day(agreed))).toBe(verdict);
});

test('a valid number has no findings, and an invalid one can have several', () => {
  const good = { lineType: 'mobile', carrierName: null, status: 'active', disconnectedAt: null } as const;
  expect(invalidBecause(good, null)).toEqual([]);
  expect(invalidBecause({ ...good, lineType: 'unknown', status: 'unknown' }, null)).toEqual([]);
  const bad = { ...good, lineType: 'landline', status: 'inactive', disconnectedAt: day('2026-06-02') } as const;
  expect(invalidBecause(bad, day('2026-06-01')).map(({ reason }) => reason)).toEqual([
    'not_textable',
    'disconnected',
    'reassigned',
  ]);
});
