import fc from 'fast-check';
import { creditAgain } from '../../../src/domain/attribution/credit-again.ts';
import { creditTouches } from '../../../src/domain/attribution/credit-touches.ts';

const value = fc.bigInt({ min: 0n, max: 10n ** 18n });
const touches = fc.array(fc.constantFrom('click' as const, 'delivery' as const), { minLength: 1, maxLength: 200 });

test('another value is divided as the model of the shares would have divided it, to the last unit', () => {
  fc.assert(
    fc.property(
      touches,
      fc.constantFrom('first', 'last', 'linear', 'position'),
      value,
      value,
      (kinds, model, old, now) => {
        const credits = creditTouches(kinds, model, old).map(({ share }, position) => ({
          kind: kinds[position] ?? 'click',
          share,
        }));
        expect(creditAgain(credits, now)).toEqual(creditTouches(kinds, model, now).map((credit) => credit.value));
      },
    ),
  );
});

test('shares that no model gives are divided in proportion, and sum to the value', () => {
  const credits = [
    { kind: 'click', share: 250_000 },
    { kind: 'click', share: 750_000 },
  ] as const;
  expect(creditAgain(credits, 101n)).toEqual([25n, 76n]);
});

test('a conversion without touches keeps all of its value', () => {
  expect(creditAgain([{ kind: 'none', share: 1_000_000 }], 4200n)).toEqual([4200n]);
});
