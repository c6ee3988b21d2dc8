import fc from 'fast-check';
import type { Fault } from './checks/fault.ts';

export interface SearchOptions {
  readonly seed: number;
  readonly cases: number;
  /** Maximum number of tries to shrink a finding. */
  readonly shrinks: number;
  /** Maximum number of findings. After each one the search restarts and ignores it. */
  readonly findings: number;
}

export interface Attempt<Shown> {
  readonly faults: readonly Fault[];
  /** What to report for the faults, such as the request. */
  readonly shown: Shown;
}

export interface Found<Shown> {
  readonly fault: Fault;
  readonly shown: Shown;
}

const SHRINKING_MS = 15_000;

/**
 * Generates cases and tries them until one has a fault, shrinks that case while it keeps the fault,
 * and restarts for other faults. `attempt` receives whether the try belongs to the first search,
 * whose cases are counted.
 */
export async function search<Input, Shown>(
  cases: fc.Arbitrary<Input>,
  options: SearchOptions,
  createAttempt: () => (input: Input, counts: boolean) => Promise<Attempt<Shown>>,
): Promise<Found<Shown>[]> {
  const all: Found<Shown>[] = [];
  while (all.length < options.findings) {
    const attempt = createAttempt();
    const tries: Found<Shown>[] = [];
    let stopAt = Number.POSITIVE_INFINITY;
    let left = options.shrinks;
    const holds = async (input: Input): Promise<boolean> => {
      const [first] = tries;
      if (first !== undefined) left -= 1;
      if (left < 0 || performance.now() > stopAt) return true;
      const { faults, shown } = await attempt(input, all.length === 0 && first === undefined);
      const found = faults.find(({ name }) =>
        first === undefined ? all.every(({ fault }) => fault.name !== name) : name === first.fault.name,
      );
      if (found === undefined) return true;
      if (first === undefined) stopAt = performance.now() + SHRINKING_MS;
      tries.push({ fault: found, shown });
      return false;
    };
    await fc.check(fc.asyncProperty(cases, holds), { seed: options.seed, numRuns: options.cases });
    const smallest = tries.at(-1);
    if (smallest === undefined) break;
    all.push(smallest);
  }
  return all;
}
