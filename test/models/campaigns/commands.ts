import fc from 'fast-check';

/**
 * The number selects the delivery outcome (scripts of the simulator). The fourth contact has not
 * opted in.
 */
export const PEOPLE = ['+12025550110', '+12025550101', '+12025550108', '+12025550111', '+12025550112'] as const;
export const UNDELIVERABLE = 1;
export const REJECTED = 2;
export const WITHOUT_CONSENT = 3;

/** All commands and events that affect a campaign. */
export type Command =
  | { readonly kind: 'update'; readonly field: 'name' | 'body'; readonly checked: boolean }
  | { readonly kind: 'launch'; readonly inMs: number }
  | { readonly kind: 'pause' | 'resume' | 'cancel' }
  | { readonly kind: 'start' | 'fanOut' | 'dispatch' | 'report' | 'finish' }
  | { readonly kind: 'stop'; readonly contact: number }
  | { readonly kind: 'topUp' | 'spend'; readonly credits: number }
  | { readonly kind: 'advance'; readonly ms: number };

const plain = <Kind extends Command['kind']>(weight: number, kind: Kind) => ({
  weight,
  arbitrary: fc.record({ kind: fc.constant(kind) }) as fc.Arbitrary<Command>,
});

const atOnce: readonly { readonly weight: number; readonly arbitrary: fc.Arbitrary<Command> }[] = [
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('update' as const),
      field: fc.constantFrom('name' as const, 'body' as const),
      checked: fc.boolean(),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('launch' as const), inMs: fc.constantFrom(0, 0, 60_000) }) },
  plain(3, 'pause'),
  plain(10, 'resume'),
  plain(1, 'cancel'),
  plain(4, 'start'),
  plain(10, 'fanOut'),
  plain(8, 'dispatch'),
  plain(6, 'report'),
  plain(6, 'finish'),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('stop' as const), contact: fc.nat(PEOPLE.length - 1) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('topUp' as const, 'spend' as const),
      credits: fc.integer({ min: 1, max: 3 }),
    }),
  },
];

const advance = fc.record({ kind: fc.constant('advance' as const), ms: fc.constantFrom(400, 1_000, 60_000) });

export const alone: fc.Arbitrary<readonly Command[]> = fc
  .oneof(...atOnce, { weight: 6, arbitrary: advance })
  .map((command) => [command]);

/** Up to three concurrent commands; the clock does not advance meanwhile. */
export const together: fc.Arbitrary<readonly Command[]> = fc.oneof(
  { weight: 6, arbitrary: fc.array(fc.oneof(...atOnce), { minLength: 2, maxLength: 3 }) },
  { weight: 1, arbitrary: advance.map((command) => [command]) },
);
