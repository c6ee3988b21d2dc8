import type { Progress } from '../../platform/database/migrate.ts';

/** A line for each step of a migration. */
export function describeProgress(progress: Progress): string {
  switch (progress.step) {
    case 'started':
      return `${progress.name} (${progress.index} of ${progress.total}) …`;
    case 'applied':
      return `${progress.name} (${progress.index} of ${progress.total}) applied.`;
    case 'distributed':
      return `Distributed ${progress.table} (${progress.index} of ${progress.total}).`;
    case 'waiting': {
      const [first] = progress.blockers;
      const by =
        first === undefined
          ? ''
          : ` The oldest transaction is of ${first.name} (process ${first.pid}, ${first.seconds} s).`;
      return `${progress.name} did not get a lock within 2 s. Attempt ${progress.attempt + 1} in ${progress.nextInMs / 1000} s.${by}`;
    }
  }
}
