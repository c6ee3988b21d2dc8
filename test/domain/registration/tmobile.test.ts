import { countsAtTMobile, pacificDay, taxKeyOf } from '../../../src/domain/registration/tmobile.ts';

test.each([
  ['a summer afternoon', '2026-07-01T20:00:00Z', '2026-07-01', '2026-07-02T07:00:00.000Z'],
  ['the last second of a day', '2026-07-02T06:59:59Z', '2026-07-01', '2026-07-02T07:00:00.000Z'],
  ['exactly midnight', '2026-07-02T07:00:00Z', '2026-07-02', '2026-07-03T07:00:00.000Z'],
  ['a day of 23 hours, before the clock change', '2026-03-08T09:00:00Z', '2026-03-08', '2026-03-09T07:00:00.000Z'],
  ['a day of 23 hours, after the clock change', '2026-03-08T20:00:00Z', '2026-03-08', '2026-03-09T07:00:00.000Z'],
  ['a day of 25 hours, before the clock change', '2026-11-01T07:30:00Z', '2026-11-01', '2026-11-02T08:00:00.000Z'],
  ['the last hour of a day of 25 hours', '2026-11-02T07:30:00Z', '2026-11-01', '2026-11-02T08:00:00.000Z'],
])('assigns %s to the Pacific day that ends at the next midnight', (_what, at, day, resetsAt) => {
  expect(pacificDay(new Date(at))).toEqual({ day, resetsAt: new Date(resetsAt) });
});

test.each([
  ['US', null, true],
  ['US', 'T-Mobile USA, Inc.', true],
  ['US', 'Metro by T-Mobile', true],
  ['US', 'Sprint Spectrum, L.P.', true],
  ['US', 'Mint Mobile', true],
  ['US', 'AT&T Wireless', false],
  ['US', 'AT & T Mobility', false],
  ['US', 'Cingular Wireless/2', false],
  ['US', 'Verizon Wireless', false],
  ['PR', null, true],
  ['CA', null, false],
  [null, null, true],
])('a message to %s at %s counts towards the T-Mobile limit: %s', (country, carrierName, counts) => {
  expect(countsAtTMobile({ country, carrierName })).toBe(counts);
});

test('brands with the same tax id share one key in any notation, and a brand without one has its own', () => {
  const none = { alt_business_id: null, alt_business_id_type: 'NONE' };
  expect(taxKeyOf({ id: 'brn_1', ein: '12-3456789', ...none })).toBe(
    taxKeyOf({ id: 'brn_2', ein: '12 3456789', ...none }),
  );
  expect(taxKeyOf({ id: 'brn_1', ein: null, alt_business_id: '123456789', alt_business_id_type: 'DUNS' })).toBe(
    'DUNS 123456789',
  );
  expect(taxKeyOf({ id: 'brn_1', ein: null, ...none })).toBe('brn_1');
});
