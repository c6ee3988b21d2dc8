import type { SegmentPropertyCondition } from '../../../src/generated/types.ts';
import { propertiesThatMatch } from '../../../src/people/segments/match-properties.ts';
import { useTestApp } from '../../support/app.ts';

const app = useTestApp();
const EVENTS = [
  { items: [{ sku: 'A', price: 5 }, { sku: 'B' }], tags: ['new', 7] },
  { items: [{ sku: 'C', price: '12' }], tags: [] },
  { items: [] },
  { items: { sku: 'A' }, tags: 'new' },
  {},
];

const on = (property: string, rest: Omit<SegmentPropertyCondition, 'property'>) => ({ property, ...rest });

test.each<[SegmentPropertyCondition, readonly number[]]>([
  [on('items[].sku', { operator: 'eq', value: 'A' }), [0]],
  [on('items[].sku', { operator: 'neq', value: 'A' }), [1, 2, 3, 4]],
  [on('items[].sku', { operator: 'in', values: ['B', 'C'] }), [0, 1]],
  [on('items[].sku', { operator: 'nin', values: ['B', 'C'] }), [2, 3, 4]],
  [on('items[].price', { operator: 'gte', value: 10 }), [1]],
  [on('items[].price', { operator: 'exists' }), [0, 1]],
  [on('items[].price', { operator: 'not_exists' }), [2, 3, 4]],
  [on('tags[]', { operator: 'eq', value: 'new' }), [0]],
  [on('tags[]', { operator: 'eq', value: 7 }), [0]],
  [on('tags[]', { operator: 'neq', value: 'new' }), [1, 2, 3, 4]],
  [on('tags[]', { operator: 'starts_with', value: 'N' }), [0]],
])('of lists in events, the condition %j is met by %j', async (condition, met) => {
  const matching = await propertiesThatMatch(app.parts.database, [condition], EVENTS, new Date('2029-06-13T18:30:00Z'));
  expect([...matching].toSorted()).toEqual(met);
});
