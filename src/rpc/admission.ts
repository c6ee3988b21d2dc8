import { SkillError } from '../errors.ts';

/**
 * Pending calls per database connection that keep all connections busy; this many are always
 * admitted.
 */
const MIN_CALLS_PER_CONNECTION = 20;
/** Upper limit of pending calls per connection, for memory. */
const MAX_CALLS_PER_CONNECTION = 200;
/**
 * Maximum expected wait. Calls that would wait longer are rejected, because every waiting call
 * makes garbage collection slower.
 */
const MAX_WAIT_MS = 150;
/** Weight of the last sample in the moving average of the time between completions. */
const LAST_SAMPLE_WEIGHT = 1 / 32;

export interface Admission {
  /** False when a new call would be rejected. */
  hasRoom(): boolean;
  /** Runs the work of a call; throws `unavailable` immediately when it would wait too long. */
  admit<T>(work: () => Promise<T>): Promise<T>;
}

export interface AdmissionOptions {
  readonly dbConnections: number;
  /** Whether a call would wait long for a connection, whatever occupies them. */
  readonly isCrowded: () => boolean;
  /** Called for each call that `admit` refuses. */
  readonly onRefused: () => void;
  /** Monotonic time in milliseconds. */
  readonly clock?: () => number;
}

/**
 * Admission control of one process. The expected wait is the number of pending calls times the time
 * between completions (Little's law), which is measured while all connections are busy. Before the
 * first measurement every burst is admitted, unless others wait long for a connection.
 */
export function createAdmission({
  dbConnections,
  isCrowded,
  onRefused,
  clock = () => performance.now(),
}: AdmissionOptions): Admission {
  const minCalls = dbConnections * MIN_CALLS_PER_CONNECTION;
  const maxCalls = dbConnections * MAX_CALLS_PER_CONNECTION;
  let pending = 0;
  let intervalMs = 0;
  let lastEnd: number | null = null;
  const ended = (): void => {
    const now = clock();
    if (lastEnd !== null) intervalMs += (now - lastEnd - intervalMs) * LAST_SAMPLE_WEIGHT;
    lastEnd = pending >= minCalls ? now : null;
    pending -= 1;
  };
  const hasRoom = (): boolean =>
    pending < maxCalls && (pending < minCalls || pending * intervalMs <= MAX_WAIT_MS) && !isCrowded();
  return {
    hasRoom,
    admit: async (work) => {
      if (!hasRoom()) {
        onRefused();
        throw overloaded();
      }
      pending += 1;
      try {
        return await work();
      } finally {
        ended();
      }
    },
  };
}

export function overloaded(): SkillError {
  return new SkillError('unavailable', 'The service is overloaded. Nothing was changed; retry later.', {
    retryAfterMs: 1000,
  });
}
