import fc from 'fast-check';

export const CALLS = ['message', 'partnerMessage', 'campaign', 'list', 'customer'] as const;
export type Call = (typeof CALLS)[number];

/** Few keys and params, so that calls collide. A call without a key never replays another. */
export type Command =
  | { readonly kind: Call; readonly key: string | null; readonly variant: number; readonly dryRun: boolean }
  | { readonly kind: 'topUp'; readonly credits: number }
  | { readonly kind: 'days'; readonly days: number };

const call: fc.Arbitrary<Command> = fc
  .record({
    kind: fc.constantFrom(...CALLS),
    key: fc.constantFrom('a', 'a', 'b', 'c', null),
    variant: fc.nat(1),
    dryRun: fc.constantFrom(false, false, false, false, true),
  })
  // partner.send is the only skill that requires a key.
  .map((given) => (given.kind === 'partnerMessage' ? { ...given, key: given.key ?? 'a' } : given));

const topUp = fc.record({ kind: fc.constant('topUp' as const), credits: fc.integer({ min: 1, max: 2 }) });
const days = fc.record({ kind: fc.constant('days' as const), days: fc.constantFrom(1, 29, 30) });

export const alone: fc.Arbitrary<readonly Command[]> = fc
  .oneof({ weight: 12, arbitrary: call }, { weight: 2, arbitrary: topUp }, { weight: 1, arbitrary: days })
  .map((command) => [command]);

/** Several concurrent calls, mostly with the same params. */
export const together: fc.Arbitrary<readonly Command[]> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .array(fc.oneof({ weight: 8, arbitrary: call }, { weight: 1, arbitrary: topUp }), { minLength: 1, maxLength: 2 })
      .chain((different) => fc.array(fc.constantFrom(...different), { minLength: 2, maxLength: 4 })),
  },
  { weight: 1, arbitrary: days.map((command) => [command]) },
);
