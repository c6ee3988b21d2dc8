import { creditsPerSegment, PRICE_TABLE_VERSION, priceMessage } from '../../../src/domain/content/pricing.ts';

test('a domestic segment costs one credit, a foreign one its table price, and an unlisted one the maximum', () => {
  expect(['US', 'ca', 'GB', 'FR', 'DE', 'ZZ', '', 'constructor'].map(creditsPerSegment)).toEqual([
    1, 1, 4, 6, 7, 10, 10, 10,
  ]);
});

test('a message is charged for its actual segments', () => {
  expect(priceMessage('a'.repeat(161), 'US').credits).toBe(2);
  expect(priceMessage('я'.repeat(71), 'DE')).toMatchObject({
    credits: 14,
    measure: { encoding: 'UCS-2', segments: 2 },
  });
  expect(priceMessage('', 'US').credits).toBe(0);
});

test('the price table has a date', () => {
  expect(PRICE_TABLE_VERSION).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
