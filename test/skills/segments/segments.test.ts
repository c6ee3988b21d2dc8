import type { SegmentRule } from '../../../src/generated/types.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';

const app = useTestApp();

const CITY: SegmentRule = { kind: 'field', field: 'attributes.city', operator: 'eq', value: 'Paris' };
const OPTED_IN: SegmentRule = { kind: 'consent', status: 'opted_in' };

async function accountWithCities(): Promise<TestAccount> {
  const account = await app.account();
  for (const [phone, city] of [
    ['+12025550101', 'Paris'],
    ['+12025550102', 'Paris'],
    ['+12025550103', 'Oslo'],
  ] as const)
    await account.call('contacts.upsert', { phone, attributes: { city, points: city === 'Oslo' ? '7' : 12 } });
  return account;
}

test('segments.preview says what each rule keeps alone and after the rules before it', async () => {
  const { call } = await accountWithCities();
  const points: SegmentRule = { kind: 'field', field: 'attributes.points', operator: 'gte', value: 7 };
  const preview = await call('segments.preview', { rules: { kind: 'and', rules: [points, CITY, OPTED_IN] } });
  expect(preview).toMatchObject({
    count: 0,
    total: 3,
    sample: [],
    funnel: [
      { path: '/rules/rules/0', alone: 3, in_sequence: 3 },
      { path: '/rules/rules/1', alone: 2, in_sequence: 2 },
      { path: '/rules/rules/2', alone: 0, in_sequence: 0 },
    ],
  });
  const { sample } = await call('segments.preview', { rules: { kind: 'not', rule: CITY } });
  expect(sample.map(({ phone }) => phone)).toEqual(['+12025550103']);
});

test.each<[string, unknown, string, string]>([
  ['a missing value', { kind: 'field', field: 'country', operator: 'eq' }, '/rules/value', 'is required for eq'],
  [
    'a value of the wrong type',
    { kind: 'field', field: 'attributes.age', operator: 'gt', value: '7' },
    '/rules/value',
    'must be a number for gt',
  ],
  [
    'an operator that does not fit the field',
    { kind: 'and', rules: [CITY, { kind: 'field', field: 'created_at', operator: 'eq', value: '2026-01-01' }] },
    '/rules/rules/1/operator',
    'must be one of between, exists, not_exists, before, after, within_last, not_within_last, within_next, not_within_next, anniversary for created_at',
  ],
  [
    'an unknown kind',
    { kind: 'age', over: 7 },
    '/rules/kind',
    'must be one of and, or, not, field, event, event_sum, conversion, conversion_sum, message, click, reply, consent, list, tag, segment, segment_change, random_bucket, in_hold_out',
  ],
  ['an unknown field', { kind: 'field', field: 'shoe_size', operator: 'exists' }, '/rules/field', 'must match'],
  ['a field of another kind', { kind: 'list', list_id: 'lst_x', tag_id: 'tag_x' }, '/rules', 'has no property tag_id'],
  [
    'a list that does not exist',
    { kind: 'not', rule: { kind: 'list', list_id: 'lst_x' } },
    '/rules/rule/list_id',
    'names nothing that this account has',
  ],
  [
    'a day that does not exist',
    { kind: 'field', field: 'created_at', operator: 'after', value: '2026-02-30' },
    '/rules/value',
    'must be a time, such as 2026-03-01 or 2026-03-01T12:00:00Z',
  ],
])('segments.preview names the path of %s and what it may be', async (_, rules, path, rule) => {
  const { call } = await app.account();
  await expect(call('segments.preview', { rules: rules as SegmentRule })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path, rule: expect.stringContaining(rule) }] },
  });
});

test('rules nest five deep and no deeper', async () => {
  const { call } = await app.account();
  const nest = (depth: number): SegmentRule => (depth === 0 ? CITY : { kind: 'not', rule: nest(depth - 1) });
  expect((await call('segments.preview', { rules: nest(5) })).count).toBe(0);
  await expect(call('segments.preview', { rules: nest(6) })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/rules/rule/rule/rule/rule/rule' }] },
  });
});

test('a segment in a segment follows its changes, and a circle of segments is rejected', async () => {
  const { call } = await accountWithCities();
  const { segment: inner } = await call('segments.create', { name: 'Inner', rules: CITY });
  const { segment: outer, count } = await call('segments.create', {
    name: 'Outer',
    rules: { kind: 'not', rule: { kind: 'segment', segment_id: inner.id } },
  });
  expect(count).toBe(1);
  await call('segments.update', { segment_id: inner.id, rules: { kind: 'not', rule: CITY } });
  expect((await call('segments.preview', { segment_id: outer.id })).count).toBe(2);
  await expect(
    call('segments.update', { segment_id: inner.id, rules: { kind: 'segment', segment_id: outer.id } }),
  ).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/rules/segment_id', rule: 'must not lead back to this segment' }] },
  });
});

test('of two concurrent updates that would close a circle, one is rejected', async () => {
  const { call } = await app.account();
  const { segment: a } = await call('segments.create', { name: 'A', rules: CITY });
  const { segment: b } = await call('segments.create', { name: 'B', rules: CITY });
  const outcomes = await Promise.allSettled([
    call('segments.update', { segment_id: a.id, rules: { kind: 'segment', segment_id: b.id } }),
    call('segments.update', { segment_id: b.id, rules: { kind: 'segment', segment_id: a.id } }),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a segment in use is not deleted, and the error says what uses it', async () => {
  const { call } = await accountWithCities();
  const { segment } = await call('segments.create', { name: 'Parisians', rules: CITY });
  const { segment: other } = await call('segments.create', {
    name: 'Others',
    rules: { kind: 'not', rule: { kind: 'segment', segment_id: segment.id } },
  });
  const { campaign } = await call('campaigns.create', {
    name: 'Spring',
    body: 'Hi',
    audience: { include: { all: true }, exclude: { segment_ids: [segment.id] } },
  });
  const uses = [
    { kind: 'campaign', id: campaign.id, name: 'Spring' },
    { kind: 'segment', id: other.id, name: 'Others' },
  ];
  expect((await call('segments.get', { segment_id: segment.id })).used_by).toEqual(uses);
  await expect(call('segments.delete', { segment_id: segment.id })).rejects.toMatchObject({
    data: { reason: 'in_use', used_by: uses },
  });
  await call('campaigns.cancel', { campaign_id: campaign.id });
  await call('segments.delete', { segment_id: other.id });
  expect(await call('segments.delete', { segment_id: segment.id })).toMatchObject({ deleted: true });
});

test('new rules and names make versions, and the last value wins only with the version that was read', async () => {
  const { call } = await app.account();
  const { segment } = await call('segments.create', { name: 'Parisians', rules: CITY });
  const id = segment.id;
  expect((await call('segments.update', { segment_id: id, rules: CITY })).segment.version).toBe(1);
  await call('segments.update', { segment_id: id, rules: OPTED_IN, expected_version: 1 });
  await expect(call('segments.update', { segment_id: id, rules: CITY, expected_version: 1 })).rejects.toMatchObject({
    data: { reason: 'version_conflict', version: 2 },
  });
  const { versions } = await call('segments.get', { segment_id: id });
  expect(versions.map(({ version, rules }) => [version, rules.kind])).toEqual([
    [2, 'consent'],
    [1, 'field'],
  ]);
  await call('segments.create', { name: 'Others', rules: CITY });
  await expect(call('segments.update', { segment_id: id, name: ' OTHERS ' })).rejects.toMatchObject({
    data: { reason: 'name_taken' },
  });
});

test('members of a segment are listed page by page, also as contacts, and can become a list or get a tag', async () => {
  const { call } = await accountWithCities();
  const { segment } = await call('segments.create', { name: 'Parisians', rules: CITY });
  const first = await call('segments.members', { segment_id: segment.id, limit: 1 });
  const second = await call('segments.members', { segment_id: segment.id, limit: 1, cursor: first.next_cursor ?? '' });
  expect([...first.items, ...second.items].map(({ phone }) => phone)).toEqual(['+12025550101', '+12025550102']);
  expect(second.next_cursor).toBeNull();
  const { items } = await call('contacts.list', { segment_id: segment.id, query: '+12025550102' });
  expect(items.map(({ phone }) => phone)).toEqual(['+12025550102']);
  const { list } = await call('lists.create', { name: 'Snapshot' });
  expect(await call('lists.addContacts', { list_id: list.id, segment_id: segment.id })).toMatchObject({ added: 2 });
  expect(await call('tags.assign', { tag: 'paris', segment_id: segment.id })).toMatchObject({ affected: 2 });
  await expect(call('tags.assign', { tag: 'paris' })).rejects.toMatchObject({ code: -32602 });
});

test('segments.fields gives types, frequent values, events, and rules that are valid as they stand', async () => {
  const { call } = await accountWithCities();
  await call('analytics.recordEvent', { phone: '+12025550101', name: 'order.placed', properties: { total: 5 } });
  const { items } = await call('segments.fields', {});
  const byField = new Map(items.map((item) => [item.field, item]));
  expect(byField.get('attributes.city')).toMatchObject({
    types: ['text'],
    contacts: 3,
    frequent_values: [{ value: 'Paris', count: 2 }],
  });
  expect(byField.get('attributes.points')).toMatchObject({ types: ['number'] });
  expect(byField.get('order.placed')).toMatchObject({ kind: 'event', contacts: 1 });
  for (const { example } of items) await call('segments.preview', { rules: example });
});

test('segments in segments that multiply are rejected before they become a statement', async () => {
  const { call } = await app.account();
  let { segment } = await call('segments.create', { name: 'Level 0', rules: CITY });
  const tenTimes = (id: string): SegmentRule => ({
    kind: 'or',
    rules: Array.from({ length: 10 }, () => ({ kind: 'segment', segment_id: id })),
  });
  for (const level of [1, 2])
    ({ segment } = await call('segments.create', { name: `Level ${level}`, rules: tenTimes(segment.id) }));
  await expect(call('segments.create', { name: 'Level 3', rules: tenTimes(segment.id) })).rejects.toMatchObject({
    data: { reason: 'segment_too_complex' },
  });
});
