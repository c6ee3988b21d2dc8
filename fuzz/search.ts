import fc from 'fast-check';
import type { Fault } from './checks/fault.ts';

export interface SearchOptions {
  readonly seed: number;
  readonly cases: number;
  /** A finding is made smaller by this many more tries at most. */
  readonly shrinks: number;
  /** The search is made again with what was found left aside, up to this often. */
  readonly findings: number;
}

export interface Attempt<Shown> {
  readonly faults: readonly Fault[];
  /** What shows how the faults came about. */
  readonly shown: Shown;
}

export interface Found<Shown> {
  readonly fault: Fault;
  readonly shown: Shown;
}

const SHRINKING_MS = 15_000;

/**
 * Draws cases and tries them until one has a fault, makes that case smaller as long as it has the same one, and begins again for the
 * others. `attempt` is told whether the try is one of the first search, which are those that count.
 */
export async function search<Input, Shown>(
  cases: fc.Arbitrary<Input>,
  options: SearchOptions,
  begin: () => (input: Input, counts: boolean) => Promise<Attempt<Shown>>,
): Promise<Found<Shown>[]> {
  const all: Found<Shown>[] = [];
  while (all.length < options.findings) {
    const attempt = begin();
    const tries: Found<Shown>[] = [];
    let stopAt = Number.POSITIVE_INFINITY;
    let left = options.shrinks;
    const holds = async (input: Input): Promise<boolean> => {
      const [first] = tries;
      if (first !== undefined) left -= 1;
      if (left < 0 || performance.now() > stopAt) return true;
      const { faults, shown } = await attempt(input, all.length === 0 && first === undefined);
      const wrong = faults.find(({ name }) =>
        first === undefined ? all.every(({ fault }) => fault.name !== name) : name === first.fault.name,
      );
      if (wrong === undefined) return true;
      if (first === undefined) stopAt = performance.now() + SHRINKING_MS;
      tries.push({ fault: wrong, shown });
      return false;
    };
    await fc.check(fc.asyncProperty(cases, holds), { seed: options.seed, numRuns: options.cases });
    const smallest = tries.at(-1);
    if (smallest === undefined) break;
    all.push(smallest);
  }
  return all;
}
