import fc from 'fast-check';

const TIMES = Number(process.env.TERN_MODEL_TIMES ?? 1);
const SEED = process.env.TERN_TEST_SEED;

/** Set TERN_MODEL_TIMES to search longer, and TERN_TEST_SEED to a seed that fast-check printed to see it again. */
export const LIMIT_MS = 60_000 * TIMES;

export function runs(few: number) {
  return {
    numRuns: few * TIMES,
    // Time to find a smaller case is left when there is one to find, and the test still ends by itself.
    interruptAfterTimeLimit: LIMIT_MS - 5_000,
    ...(SEED === undefined ? {} : { seed: Number(SEED) }),
  };
}

/** Short ones are for the shrinking: most of what goes wrong needs some steps to come about. */
export const upTo = <Command>(most: number, group: fc.Arbitrary<Command>): fc.Arbitrary<Command[]> =>
  fc.noBias(fc.array(group, { maxLength: most, size: 'max' }));
