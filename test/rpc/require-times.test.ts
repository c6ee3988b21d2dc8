import { loadContractDocument } from '../../src/contract-document.ts';
import { checkRules } from '../../src/domain/segments/check-rules.ts';
import { SkillError } from '../../src/errors.ts';
import type { SkillName } from '../../src/generated/skills.ts';
import type { SegmentRule } from '../../src/generated/types.ts';
import { requireTimes } from '../../src/rpc/require-times.ts';

const { schemaOf } = loadContractDocument();

/** Of the format date-time, but not times that this service can keep. */
const INVALID = ['2026-06-30T23:59:60Z', '2026-01-01T00:00:00+01', '0000-01-01T00:00:00Z'];
const VALID = '2026-06-30T23:59:59Z';

function pathsOf(name: SkillName, params: Readonly<Record<string, unknown>>): string[] {
  try {
    requireTimes(name, params, schemaOf);
    return [];
  } catch (error) {
    if (!(error instanceof SkillError)) throw error;
    return error.fieldErrors.map(({ path }) => path);
  }
}

test.each<[string, SkillName, string, (time: string) => Record<string, unknown>]>([
  ['a param', 'billing.usage', '/from', (from) => ({ from })],
  ['an object', 'journeys.create', '/entry/start_at', (time) => ({ entry: { kind: 'schedule', start_at: time } })],
  ['an array', 'journeys.simulate', '/events/1/at', (at) => ({ events: [{ at: VALID }, { at }] })],
  ['an alternative', 'journeys.nodes.create', '/config/at', (at) => ({ config: { kind: 'delay_until', at } })],
])('an invalid time within %s is refused with its path', (_, skill, path, paramsWith) => {
  expect(pathsOf(skill, paramsWith(VALID))).toEqual([]);
  for (const time of INVALID) expect(pathsOf(skill, paramsWith(time))).toEqual([path]);
});

test('values of another type than the schema asks for are left to the schema', () => {
  for (const events of ['x', null, [null], [[]], { at: INVALID[0] }])
    expect(pathsOf('journeys.simulate', { events })).toEqual([]);
});

test('an invalid time within nested rules of a segment is refused with its path', () => {
  const rules = (from: string): SegmentRule => ({
    kind: 'and',
    rules: [{ kind: 'not', rule: { kind: 'event', name: 'a', from } }],
  });
  expect(checkRules(rules(VALID), '')).toEqual([]);
  for (const time of INVALID)
    expect(checkRules(rules(time), '')).toMatchObject([{ path: expect.stringMatching(/\/rules\/0\/rule\/from$/) }]);
});
