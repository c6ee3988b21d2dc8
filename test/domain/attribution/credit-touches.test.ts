import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { allocateByWeights } from '../../../src/domain/attribution/allocate.ts';
import { creditTouches, WHOLE } from '../../../src/domain/attribution/credit-touches.ts';
import type { AttributionModel } from '../../../src/domain/attribution/settings.ts';

/**
 * Computed in Python with exact fractions: weights by the definition of each model, every part
 * rounded down, and the units that are left to the largest remainders, the earlier first. `kinds`
 * has a letter for each touch: c for a click, d for a delivery.
 */
const vectors = JSON.parse(readFileSync(new URL('./credit-vectors.json', import.meta.url), 'utf8')) as readonly {
  readonly kinds: string;
  readonly model: AttributionModel;
  readonly value: string;
  readonly values: readonly string[];
  readonly shares: readonly number[];
}[];

const kindsOf = (letters: string) => [...letters].map((letter) => (letter === 'c' ? 'click' : 'delivery'));

test('credits equal those of a reference with exact fractions', () => {
  expect(vectors.length).toBeGreaterThan(50);
  for (const { kinds, model, value, values, shares } of vectors) {
    const credits = creditTouches(kindsOf(kinds), model, BigInt(value));
    expect([kinds, model, credits.map((credit) => String(credit.value))]).toEqual([kinds, model, values]);
    expect(credits.map(({ share }) => share)).toEqual(shares);
  }
});

const MODELS = ['first', 'last', 'linear', 'position'] as const;

test('credits sum to the value to the last minor unit, and shares to a whole, for every model', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('click' as const, 'delivery' as const), { minLength: 1, maxLength: 200 }),
      fc.constantFrom(...MODELS),
      fc.bigInt({ min: 0n, max: 10n ** 18n }),
      (kinds, model, value) => {
        const credits = creditTouches(kinds, model, value);
        expect(credits.reduce((sum, credit) => sum + (credit.value ?? 0n), 0n)).toBe(value);
        expect(credits.reduce((sum, { share }) => sum + share, 0)).toBe(WHOLE);
        if (kinds.includes('click'))
          for (const [position, { share }] of credits.entries())
            if (kinds[position] === 'delivery') expect(share).toBe(0);
      },
    ),
  );
});

test('a conversion without a value has shares and no values, and one without touches has no credits', () => {
  expect(creditTouches(['delivery', 'delivery'], 'linear', null)).toEqual([
    { share: 500_000, value: null },
    { share: 500_000, value: null },
  ]);
  expect(creditTouches([], 'last', 100n)).toEqual([]);
});

test('units that are left go to the largest remainders, the earlier of equal ones first', () => {
  expect(allocateByWeights(5n, [1, 1, 1])).toEqual([2n, 2n, 1n]);
  expect(allocateByWeights(10n, [2, 1, 4])).toEqual([3n, 1n, 6n]);
  expect(allocateByWeights(1n, [1, 3, 1])).toEqual([0n, 1n, 0n]);
});
