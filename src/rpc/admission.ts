import { SkillError } from '../errors.ts';

/**
 * Calls under way for each connection to the database. Who comes later would wait for twenty others at that connection, then give up, and the work
 * would be done for nobody (bench/rows/overload.ts).
 */
const CALLS_A_CONNECTION = 20;

export interface Admission {
  /** Does the work of a call; throws `unavailable` at once when too many are under way. */
  admit<T>(work: () => Promise<T>): Promise<T>;
}

/** Counted per process. */
export function createAdmission({ dbConnections }: { readonly dbConnections: number }): Admission {
  const most = dbConnections * CALLS_A_CONNECTION;
  let underWay = 0;
  return {
    admit: async (work) => {
      if (underWay >= most)
        throw new SkillError('unavailable', 'The service is busy. Nothing was done; try again.', {
          retryAfterMs: 1000,
        });
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
      }
    },
  };
}
