import fc from 'fast-check';

export const PROCESSES = 3;
export const LEASE_MS = 30_000;
/** A request starts only if the lease lasts longer than its timeout. */
export const REQUEST_MS = 16_000;

/**
 * Actions of processes that deliver to one endpoint. A process that dies does not release its
 * lease.
 */
export type Command =
  | { readonly kind: 'take' | 'covers' | 'renew' | 'release' | 'die'; readonly process: number }
  | { readonly kind: 'jump'; readonly ms: number };

const act = fc.record({
  kind: fc.constantFrom(...(['take', 'take', 'covers', 'covers', 'renew', 'release', 'die'] as const)),
  process: fc.nat(PROCESSES - 1),
});
const jump = fc.record({
  kind: fc.constant('jump' as const),
  ms: fc.constantFrom(1, LEASE_MS - REQUEST_MS, LEASE_MS - REQUEST_MS + 1, LEASE_MS - 1, LEASE_MS, 60_000),
});

export const alone: fc.Arbitrary<readonly Command[]> = fc
  .oneof({ weight: 3, arbitrary: act }, { weight: 1, arbitrary: jump })
  .map((command): readonly Command[] => [command]);

/** Up to three concurrent commands of different processes; the clock does not advance meanwhile. */
export const together: fc.Arbitrary<readonly Command[]> = fc.oneof(
  { weight: 3, arbitrary: fc.uniqueArray(act, { minLength: 2, maxLength: 3, selector: ({ process }) => process }) },
  { weight: 1, arbitrary: jump.map((command): Command[] => [command]) },
);
