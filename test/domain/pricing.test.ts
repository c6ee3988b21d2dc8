import { creditsPerSegment, PRICE_TABLE_VERSION, priceText } from '../../src/domain/pricing.ts';

test('a segment at home is one credit, abroad by the table, elsewhere the dearest', () => {
  expect(['US', 'ca', 'GB', 'FR', 'DE', 'ZZ', '', 'constructor'].map(creditsPerSegment)).toEqual([
    1, 1, 4, 6, 7, 10, 10, 10,
  ]);
});

test('a text is charged by its real segments', () => {
  expect(priceText('a'.repeat(161), 'US').credits).toBe(2);
  expect(priceText('я'.repeat(71), 'DE')).toMatchObject({ credits: 14, measure: { encoding: 'UCS-2', segments: 2 } });
  expect(priceText('', 'US').credits).toBe(0);
});

test('the table is dated', () => {
  expect(PRICE_TABLE_VERSION).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
