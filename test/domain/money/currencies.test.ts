import { currencyRule, isCurrency, nearestCurrency } from '../../../src/domain/money/currencies.ts';

test.each(['USD', 'EUR', 'JPY', 'KWD', 'XOF', 'XCG', 'SLE', 'VED', 'ZWG', 'XAD'])(
  '%s is an active currency',
  (code) => {
    expect(currencyRule(code)).toBeNull();
  },
);

test.each([
  ['BGN', 'EUR'],
  ['HRK', 'EUR'],
  ['ANG', 'XCG'],
  ['SLL', 'SLE'],
  ['ZWL', 'ZWG'],
  ['RMB', 'CNY'],
  ['YEN', 'JPY'],
  ['USB', 'USD'],
  ['UDS', 'USD'],
  ['SUD', 'USD'],
  ['GBR', 'GBP'],
  ['EUT', 'EUR'],
  ['JPN', 'JPY'],
  ['CAN', 'CAD'],
  ['QUR', 'EUR'],
])('%s is none, and %s is named instead', (code, nearest) => {
  expect(isCurrency(code)).toBe(false);
  expect(nearestCurrency(code)).toBe(nearest);
  expect(currencyRule(code)).toContain(nearest);
});

test('codes without a minor unit, such as gold and the code for tests, are no currencies', () => {
  for (const code of ['XAU', 'XAG', 'XPT', 'XPD', 'XTS', 'XXX', 'XDR', 'XBA', 'XSU', 'XUA'])
    expect(isCurrency(code)).toBe(false);
});

test('every replacement that is named is a currency', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  let named = 0;
  for (const a of letters)
    for (const b of letters)
      for (const c of letters) {
        const nearest = nearestCurrency(`${a}${b}${c}`);
        if (nearest === null) continue;
        named += 1;
        expect(isCurrency(nearest)).toBe(true);
      }
  expect(named).toBeGreaterThan(5_000);
});
