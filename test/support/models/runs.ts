import fc from 'fast-check';

const TIMES = Number(process.env.TERN_MODEL_TIMES ?? 1);
const SEED = process.env.TERN_TEST_SEED;

/**
 * Set TERN_MODEL_TIMES to search longer. Set TERN_TEST_SEED to a seed that fast-check printed to
 * reproduce a failure.
 */
export const LIMIT_MS = 60_000 * TIMES;

export function runs(few: number) {
  return {
    numRuns: few * TIMES,
    // The margin leaves time to shrink a failing case before the test's own time limit ends it.
    interruptAfterTimeLimit: LIMIT_MS - 5_000,
    ...(SEED === undefined ? {} : { seed: Number(SEED) }),
  };
}

/** Most failures need several steps, so that short sequences are only generated while shrinking. */
export const upTo = <Command>(most: number, group: fc.Arbitrary<Command>): fc.Arbitrary<Command[]> =>
  fc.noBias(fc.array(group, { maxLength: most, size: 'max' }));
