import { SkillError } from '../errors.ts';

/** Calls under way for each connection to the database that keep all of them busy; as many may always come. */
const FEW_A_CONNECTION = 20;
/** More than this for each connection is more than memory is for. */
const MOST_A_CONNECTION = 200;
/** Who would wait longer for the calls before his is told to come again: what waits is carried along by every collection of garbage. */
const LONGEST_MS = 150;
/** The weight of the last call in how far apart their ends are. */
const LATEST = 1 / 32;

export interface Admission {
  /** False: who comes now would be turned away. */
  hasRoom(): boolean;
  /** Does the work of a call; throws `unavailable` at once when it would have to wait too long. */
  admit<T>(work: () => Promise<T>): Promise<T>;
}

export interface AdmissionOptions {
  readonly dbConnections: number;
  /** In milliseconds, from anywhere. */
  readonly clock?: () => number;
}

/**
 * Of one process. The wait is the calls under way times the time between two of their ends (Little's law), which is measured while all connections
 * are busy; before it ever was, every burst is let in.
 */
export function createAdmission({ dbConnections, clock = () => performance.now() }: AdmissionOptions): Admission {
  const few = dbConnections * FEW_A_CONNECTION;
  const most = dbConnections * MOST_A_CONNECTION;
  let underWay = 0;
  let apartMs = 0;
  let lastEnd: number | null = null;
  const ended = (): void => {
    const now = clock();
    if (lastEnd !== null) apartMs += (now - lastEnd - apartMs) * LATEST;
    lastEnd = underWay >= few ? now : null;
    underWay -= 1;
  };
  const hasRoom = (): boolean => underWay < most && (underWay < few || underWay * apartMs <= LONGEST_MS);
  return {
    hasRoom,
    admit: async (work) => {
      if (!hasRoom()) throw tooBusy();
      underWay += 1;
      try {
        return await work();
      } finally {
        ended();
      }
    },
  };
}

export function tooBusy(): SkillError {
  return new SkillError('unavailable', 'The service is busy. Nothing was done; try again.', { retryAfterMs: 1000 });
}
