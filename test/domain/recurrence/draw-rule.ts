import fc from 'fast-check';

const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const signed = (max: number) => fc.integer({ min: -max, max }).filter((value) => value !== 0);
const list = (value: fc.Arbitrary<number | string>) =>
  fc.uniqueArray(value, { minLength: 1, maxLength: 60 }).map((values) => values.join(','));

/** Rules whose parts are in range, alone or in combinations that are refused or never occur. */
export const drawnRule: fc.Arbitrary<string> = fc
  .record(
    {
      FREQ: fc.constantFrom('HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
      INTERVAL: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 9_999 })),
      BYMONTH: list(fc.integer({ min: 1, max: 12 })),
      BYMONTHDAY: list(signed(31)),
      BYYEARDAY: list(signed(366)),
      BYWEEKNO: list(signed(53)),
      BYDAY: list(
        fc.oneof(
          fc.constantFrom(...DAYS),
          fc.tuple(signed(5), fc.constantFrom(...DAYS)).map((it) => it.join('')),
        ),
      ),
      BYHOUR: list(fc.integer({ min: 0, max: 23 })),
      BYMINUTE: list(fc.integer({ min: 0, max: 59 })),
      BYSETPOS: list(signed(366)),
      COUNT: fc.integer({ min: 1, max: 1_000 }),
      WKST: fc.constantFrom(...DAYS),
    },
    { requiredKeys: ['FREQ'] },
  )
  .map(ruleOf);

/** Rules that rrule-temporal evaluates as RFC 5545 says: one kind of day, and short lists. */
export const plainRule: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(
      fc.record({ FREQ: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY') }),
      fc.record({ FREQ: fc.constant('WEEKLY'), BYDAY: few(fc.constantFrom(...DAYS)), WKST: fc.constantFrom(...DAYS) }),
      fc.record({ FREQ: fc.constantFrom('MONTHLY', 'YEARLY'), BYMONTHDAY: few(signed(28)) }),
      fc.record({
        FREQ: fc.constantFrom('MONTHLY', 'YEARLY'),
        BYDAY: few(fc.tuple(signed(4), fc.constantFrom(...DAYS)).map((it) => it.join(''))),
      }),
      fc.record({ FREQ: fc.constant('YEARLY'), BYYEARDAY: few(signed(365)) }),
      fc.record({ FREQ: fc.constant('DAILY'), BYDAY: few(fc.constantFrom(...DAYS)) }),
    ),
    fc.record(
      {
        INTERVAL: fc.integer({ min: 1, max: 6 }),
        BYHOUR: few(fc.integer({ min: 0, max: 23 })),
        BYMINUTE: few(fc.integer({ min: 0, max: 59 })),
        COUNT: fc.integer({ min: 1, max: 9 }),
      },
      { requiredKeys: [] },
    ),
    fc.option(fc.constantFrom('1', '-1', '1,-1'), { nil: undefined }),
  )
  .map(([days, rest, position]) => {
    const hasLists = 'BYHOUR' in rest || 'BYMINUTE' in rest;
    return ruleOf({ ...days, ...rest, BYSETPOS: hasLists ? position : undefined });
  });

function few(value: fc.Arbitrary<number | string>): fc.Arbitrary<string> {
  return fc.uniqueArray(value, { minLength: 1, maxLength: 3 }).map((values) => values.join(','));
}

function ruleOf(parts: Readonly<Record<string, number | string | undefined>>): string {
  return Object.entries(parts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .join(';');
}
