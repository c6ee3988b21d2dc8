import type { Carrier, Submission, SubmitOutcome } from '../../../src/messaging/carriers/carrier.ts';
import { dispatchLane, dueLanes } from '../../../src/messaging/dispatch/dispatch.ts';
import type { Database } from '../../../src/platform/database.ts';
import { dispatching } from '../../support/dispatching.ts';
import type { Answer } from './commands.ts';

/** A dispatcher that stands still after it has taken texts and again before it hears its carrier, until it is woken. */
export interface SleepyWorker {
  readonly busy: boolean;
  /** Resolves when it sleeps again or is done. */
  take(): Promise<void>;
  wake(answer: Answer): Promise<void>;
  /** Nothing of what it was about happens any more. */
  die(): Promise<void>;
}

export interface Surroundings {
  readonly database: Database;
  readonly clock: () => Date;
  readonly leaseMs: number;
  readonly accountId: string;
  readonly deduplicates: boolean;
  /** The carrier is given texts, and answers. */
  submit(submissions: readonly Submission[], answer: Answer): readonly SubmitOutcome[];
}

class Died extends Error {}

export function createSleepyWorker({ database, clock, leaseMs, accountId, deduplicates, submit }: Surroundings) {
  let work: Promise<unknown> | null = null;
  let alarm: { ring(answer: Answer): void; kill(): void } | null = null;
  let asleep: () => void = () => undefined;

  const sleep = (): Promise<Answer> =>
    new Promise((ring, reject) => {
      alarm = { ring, kill: () => reject(new Died()) };
      asleep();
    });
  /** Until it sleeps or ends. */
  const settled = (begin: () => void): Promise<void> => {
    const sleeping = new Promise<void>((done) => {
      asleep = done;
    });
    begin();
    return Promise.race([sleeping, (work ?? Promise.resolve()).then(() => undefined)]);
  };
  const dispatch = async (): Promise<void> => {
    let answer: Answer = 'mute';
    let taken = false;
    const drowsy: Database = {
      ...database,
      transaction: async (does) => {
        const result = await database.transaction(does);
        const claimed = (result as { claimed?: readonly unknown[] } | undefined)?.claimed ?? [];
        if (!taken && claimed.length > 0) {
          taken = true;
          answer = await sleep();
        }
        return result;
      },
    };
    const carrier: Carrier = {
      ...{ name: 'simulator', deduplicates, batchSize: 1_000 },
      submit: async (submissions) => {
        const outcomes = submit(submissions, answer);
        return (await sleep()) === 'mute' ? [] : outcomes;
      },
    };
    const [lane] = (await dueLanes(database, clock())).filter(({ account_id: id }) => id === accountId);
    if (lane !== undefined) await dispatchLane(dispatching(drowsy, carrier, clock, leaseMs), lane);
  };

  const worker: SleepyWorker = {
    get busy() {
      return work !== null;
    },
    take: () =>
      settled(() => {
        work = dispatch()
          .catch((error: unknown) => {
            if (!(error instanceof Died)) throw error;
          })
          .finally(() => {
            work = null;
            alarm = null;
          });
      }),
    wake: (answer) => settled(() => alarm?.ring(answer)),
    die: async () => {
      alarm?.kill();
      await work;
    },
  };
  return worker;
}
