import fc from 'fast-check';

export const WORKERS = 3;
export const LEASE_MS = 30_000;

/** How a carrier answers for all that it is given at once; mute: it takes them and says nothing; throttled: it takes none. */
export type Answer = 'accepted' | 'rejected' | 'mute' | 'throttled';

/**
 * A worker takes what is due, sleeps, hands it over, sleeps, and writes down what it heard: each `wake` is one stretch of work. It may die in
 * its sleep, and the clock goes on as it likes.
 */
export type Command =
  | { readonly kind: 'send' | 'rescue' }
  | { readonly kind: 'take' | 'die'; readonly worker: number }
  | { readonly kind: 'wake'; readonly worker: number; readonly answer: Answer }
  | { readonly kind: 'jump'; readonly ms: number };

const worker = fc.nat(WORKERS - 1);
const atOnce: readonly { readonly weight: number; readonly arbitrary: fc.Arbitrary<Command> }[] = [
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('send' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('rescue' as const) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('take' as const), worker }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('wake' as const),
      worker,
      answer: fc.constantFrom<Answer[]>('accepted', 'accepted', 'rejected', 'mute', 'throttled'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('die' as const), worker }) },
];
const jump = fc.record({
  kind: fc.constant('jump' as const),
  ms: fc.constantFrom(1, 10_000, LEASE_MS - 1, LEASE_MS, LEASE_MS + 1, 90_000),
});

export const alone: fc.Arbitrary<readonly Command[]> = fc
  .oneof(...atOnce, { weight: 6, arbitrary: jump })
  .map((command) => [command]);

/** Up to four at a time, each of another worker; the clock stands still meanwhile. */
export const together: fc.Arbitrary<readonly Command[]> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.uniqueArray(fc.oneof(...atOnce), {
      ...{ minLength: 2, maxLength: 4 },
      selector: (command) => ('worker' in command ? command.worker : command.kind),
    }),
  },
  { weight: 1, arbitrary: jump.map((command) => [command]) },
);
