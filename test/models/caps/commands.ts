import fc from 'fast-check';
import { upTo } from '../../support/models/runs.ts';

/** The second number is in a state with a legal cap of its own: three messages in 24 hours. */
export const PEOPLE: readonly string[] = ['+12125550110', '+13055550111'];
export const FLORIDA = 1;
export const HOUR_MS = 3_600_000;

export type Answer = 'accepted' | 'rejected';

export type Command =
  | { readonly kind: 'cap'; readonly hours: number; readonly max: number | null }
  | {
      readonly kind: 'send';
      readonly to: number;
      readonly inMs: number;
      readonly by: 'shop' | 'partner';
      readonly counts: boolean;
    }
  | { readonly kind: 'campaign' }
  | { readonly kind: 'cancel'; readonly message: number }
  | { readonly kind: 'dispatch'; readonly answers: readonly Answer[] }
  | { readonly kind: 'advance'; readonly ms: number };

/** Exactly one window apart, and slightly less and more. */
const around = (hours: number): number[] => [-1, 0, 1].map((ms) => hours * HOUR_MS + ms);
const person = fc.nat(PEOPLE.length - 1);

const send = fc.record({
  kind: fc.constant('send' as const),
  to: person,
  inMs: fc.constantFrom(0, 0, 0, 0, HOUR_MS, 2 * HOUR_MS, ...around(1), ...around(2), ...around(24)),
  by: fc.constantFrom('shop' as const, 'partner' as const),
  counts: fc.constantFrom(true, true, true, true, true, false),
});
const cap = fc.record({
  kind: fc.constant('cap' as const),
  hours: fc.constantFrom(1, 2, 24),
  max: fc.constantFrom(1, 1, 2, 2, 3, null),
});
const atOnce: readonly { readonly weight: number; readonly arbitrary: fc.Arbitrary<Command> }[] = [
  { weight: 10, arbitrary: send },
  { weight: 2, arbitrary: cap },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('campaign' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), message: fc.nat(4) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('dispatch' as const),
      answers: fc.array(fc.constantFrom<Answer[]>('accepted', 'accepted', 'rejected'), {
        minLength: PEOPLE.length,
        maxLength: PEOPLE.length,
      }),
    }),
  },
];
const advance = fc.record({
  kind: fc.constant('advance' as const),
  ms: fc.constantFrom(1, 60_000, HOUR_MS, HOUR_MS - 1, 2 * HOUR_MS, 24 * HOUR_MS - 1, 24 * HOUR_MS),
});

/** Most runs start by setting a cap. */
const withCap = (groups: fc.Arbitrary<(readonly Command[])[]>) =>
  fc.tuple(fc.option(cap), groups).map(([first, then]) => (first === null ? then : [[first], ...then]));

export const alone = withCap(
  upTo(
    40,
    fc.oneof(...atOnce, { weight: 3, arbitrary: advance }).map((command): readonly Command[] => [command]),
  ),
);

/** Up to three concurrent commands; the clock does not advance meanwhile. */
export const together = withCap(
  upTo(
    20,
    fc.oneof(
      { weight: 5, arbitrary: fc.array(fc.oneof(...atOnce), { minLength: 2, maxLength: 3 }) },
      { weight: 1, arbitrary: advance.map((command): Command[] => [command]) },
    ),
  ),
);

/**
 * As many concurrent callers as a partner has connections, for now or for about a window from now.
 */
export const concurrentSends = fc.record({
  caps: fc.array(cap, { minLength: 1, maxLength: 3 }),
  sends: fc.noBias(fc.array(send, { minLength: 16, maxLength: 64, size: 'max' })),
});
