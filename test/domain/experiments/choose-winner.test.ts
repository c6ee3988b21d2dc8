import { chooseWinner, type VariantTally } from '../../../src/domain/experiments/choose-winner.ts';

const RUNS = 2_000;
const rules = { lowestIsBest: false, minRecipientsPerVariant: 50, confidencePercent: 95 };

/** Mulberry32, so that the simulation draws the same numbers in every run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function draw(random: () => number, recipients: number, rate: number): VariantTally {
  let events = 0;
  for (let count = 0; count < recipients; count += 1) if (random() < rate) events += 1;
  return { recipients, events };
}

function winners(seed: number, variants: readonly (readonly [recipients: number, rate: number])[]) {
  const random = generator(seed);
  const drawn = Array.from({ length: RUNS }, () =>
    variants.map(([recipients, rate]) => draw(random, recipients, rate)),
  );
  return [false, true].map((lowestIsBest) =>
    drawn.map((tallies) => chooseWinner(tallies, { ...rules, lowestIsBest })).filter(({ isWinner }) => isWinner),
  );
}

test.each([
  [
    'two variants',
    1,
    [
      [400, 0.05],
      [400, 0.05],
    ],
  ],
  [
    'rare events',
    2,
    [
      [300, 0.01],
      [300, 0.01],
    ],
  ],
  [
    'unequal sizes',
    3,
    [
      [900, 0.04],
      [100, 0.04],
    ],
  ],
  ['eight variants', 4, Array.from({ length: 8 }, () => [200, 0.1] as const)],
  [
    'frequent events',
    5,
    [
      [200, 0.5],
      [200, 0.5],
      [200, 0.5],
    ],
  ],
] as const)(
  'of 2,000 experiments without a difference, at most five percent declare a winner: %s',
  (_, seed, variants) => {
    for (const found of winners(seed, variants)) expect(found.length).toBeLessThanOrEqual(RUNS * 0.05);
  },
);

test('of 2,000 experiments with a clear difference, most find the better variant and almost none another one', () => {
  const [found = []] = winners(6, [
    [500, 0.05],
    [500, 0.12],
    [500, 0.05],
  ]);
  expect(found.length).toBeGreaterThan(RUNS * 0.85);
  expect(found.filter(({ best }) => best !== 1).length).toBeLessThan(RUNS * 0.01);
});

test('a lower rate wins where the metric counts what is unwanted', () => {
  const tallies = [
    { recipients: 1_000, events: 60 },
    { recipients: 1_000, events: 15 },
  ];
  expect(chooseWinner(tallies, { ...rules, lowestIsBest: true })).toMatchObject({ best: 1, isWinner: true });
  expect(chooseWinner(tallies, rules)).toMatchObject({ best: 0, isWinner: true, reason: 'significant' });
});

test('the p-value is that of the continuity-corrected test, multiplied by the number of comparisons', () => {
  const [one, other] = [
    { recipients: 200, events: 30 },
    { recipients: 200, events: 15 },
  ];
  const { pValue } = chooseWinner([one, other], rules);
  expect(pValue).toBeCloseTo(0.0267377, 4);
  const third = chooseWinner([one, other, other], rules);
  expect(third.pValue).toBeCloseTo(2 * (pValue as number), 9);
  expect(third.isWinner).toBe(false);
});

test('there is no winner without events, between equals, or with too few recipients', () => {
  const silent = [
    { recipients: 500, events: 0 },
    { recipients: 500, events: 0 },
  ];
  expect(chooseWinner(silent, rules)).toEqual({
    best: 0,
    isWinner: false,
    reason: 'no_significant_difference',
    pValue: 1,
  });
  const few = [
    { recipients: 49, events: 40 },
    { recipients: 500, events: 0 },
  ];
  expect(chooseWinner(few, rules)).toEqual({ best: 0, isWinner: false, reason: 'too_few_recipients', pValue: null });
});
