import { anniversaryDays } from '../../../src/domain/segments/anniversary.ts';
import type { SegmentRule } from '../../../src/generated/types.ts';
import { compileRule } from '../../../src/people/segments/compile.ts';
import { createRuleCompiler } from '../../../src/people/segments/rule-compiler.ts';

test('the dates of zones follow the minute in which they change', () => {
  const before = anniversaryDays(new Date('2026-07-01T23:59:59.999Z'), 0);
  const after = anniversaryDays(new Date('2026-07-02T00:00:00Z'), 0);
  const daysIn = ({ others, utc }: typeof before, zone: string) =>
    others.find(({ zones }) => zones.includes(zone))?.days ?? utc;
  expect([daysIn(before, 'Europe/Reykjavik'), daysIn(after, 'Europe/Reykjavik')]).toEqual([['07-01'], ['07-02']]);
  expect([daysIn(before, 'Asia/Tokyo'), daysIn(after, 'Asia/Tokyo')]).toEqual([['07-02'], ['07-02']]);
  expect([daysIn(before, 'America/New_York'), daysIn(after, 'America/New_York')]).toEqual([['07-01'], ['07-01']]);
});

test('rules with many anniversaries have each list of zones once', () => {
  const rules = Array.from(
    { length: 94 },
    (_, days): SegmentRule => ({
      kind: 'field',
      field: 'attributes.birthday',
      operator: 'anniversary',
      days_from_now: days,
    }),
  );
  const compiler = createRuleCompiler('sets', new Date('2026-07-01T00:30:00Z'), 3);
  compileRule({ kind: 'or', rules }, new Map(), compiler);
  const lists = compiler.values.values.filter((value) => Array.isArray(value) && value.includes('America/New_York'));
  expect(lists).toHaveLength(1);
});
