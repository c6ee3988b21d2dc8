import fc from 'fast-check';

export const WORKERS = 3;
export const LEASE_MS = 30_000;

/**
 * The response of a carrier to a whole batch. mute: it accepts without a response; throttled: it
 * accepts none.
 */
export type Answer = 'accepted' | 'rejected' | 'mute' | 'throttled';

/**
 * A worker claims due messages, sleeps, submits them, sleeps, and records the outcomes. Each `wake`
 * runs one of these parts. It may die while it sleeps, and the clock may jump.
 */
export type Command =
  | { readonly kind: 'send' | 'rescue' }
  | { readonly kind: 'claim' | 'die'; readonly worker: number }
  | { readonly kind: 'wake'; readonly worker: number; readonly answer: Answer }
  | { readonly kind: 'jump'; readonly ms: number };

const worker = fc.nat(WORKERS - 1);
const atOnce: readonly { readonly weight: number; readonly arbitrary: fc.Arbitrary<Command> }[] = [
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('send' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('rescue' as const) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('claim' as const), worker }) },
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

/** Up to four concurrent commands of different workers; the clock does not advance meanwhile. */
export const together: fc.Arbitrary<readonly Command[]> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.uniqueArray(fc.oneof(...atOnce), {
      minLength: 2,
      maxLength: 4,
      selector: (command) => ('worker' in command ? command.worker : command.kind),
    }),
  },
  { weight: 1, arbitrary: jump.map((command) => [command]) },
);
