import { SkillError } from '../errors.ts';

/** Calls under way for each connection to the database that are no queue worth speaking of, however slow they are. */
const FEW_A_CONNECTION = 20;
/** More than this for each connection is more than memory is for. */
const MOST_A_CONNECTION = 200;
/** Who comes when the calls of late took longer than this would wait as long, then give up, and the work would be done for nobody. */
const LONGEST_MS = 1_000;
/** The weight of the last call in how long they take. */
const LATEST = 1 / 32;

export interface Admission {
  /** Does the work of a call; throws `unavailable` at once when it would have to wait too long. */
  admit<T>(work: () => Promise<T>): Promise<T>;
}

export interface AdmissionOptions {
  readonly dbConnections: number;
  /** In milliseconds, from anywhere. */
  readonly clock?: () => number;
}

/** Of one process: how long a call takes says how long the queue is, and a burst of calls that are answered quickly is none. */
export function createAdmission({ dbConnections, clock = () => performance.now() }: AdmissionOptions): Admission {
  const few = dbConnections * FEW_A_CONNECTION;
  const most = dbConnections * MOST_A_CONNECTION;
  let underWay = 0;
  let usualMs = 0;
  return {
    admit: async (work) => {
      if (underWay >= most || (underWay >= few && usualMs > LONGEST_MS))
        throw new SkillError('unavailable', 'The service is busy. Nothing was done; try again.', {
          retryAfterMs: 1000,
        });
      underWay += 1;
      const begun = clock();
      try {
        return await work();
      } finally {
        underWay -= 1;
        usualMs += (clock() - begun - usualMs) * LATEST;
      }
    },
  };
}
