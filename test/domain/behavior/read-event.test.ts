import { type EventInput, readEvent } from '../../../src/domain/behavior/read-event.ts';
import { keptSince } from '../../../src/domain/behavior/retention.ts';

const NOW = new Date('2026-03-15T12:00:00Z');
const OLDEST = keptSince(NOW, 25);
const read = (given: EventInput) => readEvent({ name: 'order.paid', ...given }, NOW, OLDEST);
const codeOf = (given: EventInput) => {
  const reading = read(given);
  return reading.ok ? null : reading.problem.code;
};

test('an event without a time is of now, without properties and an external id', () => {
  expect(read({})).toEqual({
    ok: true,
    event: { name: 'order.paid', occurredAt: NOW, externalId: null, properties: {} },
  });
});

test.each<[name: string, code: string | null]>([
  ['a', null],
  ['app_opened-2.x', null],
  ['a'.repeat(64), null],
  ['linked.account', null],
  ['', 'name_invalid'],
  ['a'.repeat(65), 'name_invalid'],
  ['Order', 'name_invalid'],
  ['2nd', 'name_invalid'],
  ['order paid', 'name_invalid'],
  ['order\n', 'name_invalid'],
  ['commande.payée', 'name_invalid'],
  ...['link.clicked', 'message.sent', 'campaign.x', 'consent.x', 'contact.x', 'journey.x'].map(
    (name): [string, string] => [name, 'name_reserved'],
  ),
])('the name %j is %j', (name, code) => {
  expect(codeOf({ name })).toBe(code);
});

test.each([
  ['2026-03-15T12:05:00Z', null],
  ['2026-03-15T13:05:00.000+01:00', null],
  ['2026-03-15T12:05:00.001Z', 'occurred_at_out_of_range'],
  ['2024-02-01T00:00:00Z', null],
  ['2024-01-31T23:59:59.999Z', 'occurred_at_out_of_range'],
  ['2026-03-15', 'occurred_at_invalid'],
  ['2026-03-15T12:00:00', 'occurred_at_invalid'],
  ['2026-13-15T12:00:00Z', 'occurred_at_invalid'],
  ['yesterday', 'occurred_at_invalid'],
  ['', 'occurred_at_invalid'],
])('the time %j is %j', (occurredAt, code) => {
  expect(codeOf({ occurred_at: occurredAt as string })).toBe(code);
});

test.each([
  [{ price: 1.5, sku: 'A', gift: false, coupon: null, 'any key': '' }, null],
  [Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`p${index}`, 'x'.repeat(500)])), null],
  [Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`p${index}`, 1])), 'properties_invalid'],
  [{ long: 'x'.repeat(501) }, 'properties_invalid'],
  [{ items: [], tags: ['a', 1, null], lines: [{ sku: 'A', quantity: 2 }, 'gift'] }, null],
  [{ items: Array.from({ length: 51 }, () => 1) }, 'properties_invalid'],
  [{ items: [[1]] }, 'properties_invalid'],
  [{ items: [{ price: { amount: 1 } }] }, 'properties_invalid'],
  [{ items: ['x'.repeat(501)] }, 'properties_invalid'],
  [{ items: [{ note: 'x'.repeat(501) }] }, 'properties_invalid'],
  [{ items: [Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`f${index}`, 1]))] }, 'properties_invalid'],
  [
    { lines: Array.from({ length: 50 }, () => ({ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9 })) },
    'properties_invalid',
  ],
  [{ cart: { total: 1 } }, 'properties_invalid'],
  [{ '': 1 }, 'properties_invalid'],
  [{ ['k'.repeat(65)]: 1 }, 'properties_invalid'],
])('properties are values and lists of flat items, and bounded (%#)', (properties, code) => {
  expect(codeOf({ properties: properties as Record<string, unknown> })).toBe(code);
});

test('events are kept for the current month and the months before it', () => {
  expect(keptSince(new Date('2026-01-31T23:59:59Z'), 1)).toEqual(new Date('2025-12-01T00:00:00Z'));
  expect(keptSince(new Date('2026-03-31T00:00:00Z'), 13)).toEqual(new Date('2025-02-01T00:00:00Z'));
});
