import type { Carrier, Submission, SubmitOutcome } from '../../../src/carriers/carrier.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { dueQueues } from '../../../src/sending/dispatch/dispatch.ts';
import { answering, dispatching, dispatchQueue } from '../../support/dispatching.ts';
import type { Answer } from './commands.ts';

/**
 * A dispatcher that stops after it claimed messages, and again before it receives the carrier's
 * response, until `wake` is called.
 */
export interface SleepyWorker {
  readonly busy: boolean;
  /** Resolves when the worker sleeps again or is done. */
  claim(): Promise<void>;
  wake(answer: Answer): Promise<void>;
  /** Abandons the work: nothing of it happens any more. */
  die(): Promise<void>;
}

export interface Surroundings {
  readonly database: Database;
  readonly clock: () => Date;
  readonly leaseMs: number;
  readonly accountId: string;
  readonly deduplicates: boolean;
  /** The carrier receives the messages and responds. */
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
  /** Resolves when the worker sleeps or ends. */
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
    const pausing: Database = {
      ...database,
      transaction: async (does) => {
        const result = await database.transaction(does);
        const batches = (result as { batches?: readonly unknown[] } | undefined)?.batches ?? [];
        if (!taken && batches.length > 0) {
          taken = true;
          answer = await sleep();
        }
        return result;
      },
    };
    const carrier: Carrier = {
      name: 'simulator',
      deduplicates,
      capacity: 1_000,
      submit: answering(async (submissions) => {
        const outcomes = submit(submissions, answer);
        return (await sleep()) === 'mute' ? [] : outcomes;
      }),
    };
    const [queue] = (await dueQueues(database, clock())).filter(({ account_id: id }) => id === accountId);
    if (queue !== undefined) await dispatchQueue(dispatching(pausing, carrier, clock, leaseMs), queue);
  };

  const worker: SleepyWorker = {
    get busy() {
      return work !== null;
    },
    claim: () =>
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
