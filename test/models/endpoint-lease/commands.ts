import fc from 'fast-check';

export const PROCESSES = 3;
export const LEASE_MS = 30_000;
/** A request begins only when its lease outlasts it. */
export const REQUEST_MS = 16_000;

/** What processes do that want to deliver to one endpoint. One that dies never says so. */
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

/** Up to three at a time, each of another process; the clock stands still meanwhile. */
export const together: fc.Arbitrary<readonly Command[]> = fc.oneof(
  { weight: 3, arbitrary: fc.uniqueArray(act, { minLength: 2, maxLength: 3, selector: ({ process }) => process }) },
  { weight: 1, arbitrary: jump.map((command): Command[] => [command]) },
);
