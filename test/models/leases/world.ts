import type { Submission, SubmitOutcome } from '../../../src/carriers/carrier.ts';
import { IS_OPEN, MESSAGE_STATE } from '../../../src/counting/message-results.ts';
import { rescueLostLeases } from '../../../src/sending/dispatch/rescue.ts';
import type { TestApp } from '../../support/app.ts';
import { answering, silent } from '../../support/dispatching.ts';
import { leaveQueues } from '../../support/lease-message.ts';
import { optIn } from '../../support/opt-in.ts';
import { type Answer, type Command, LEASE_MS, WORKERS } from './commands.ts';
import type { Message } from './model.ts';
import { createSleepyWorker, type SleepyWorker } from './sleepy-worker.ts';

const ADA = '+14155551001';

/**
 * By the label of the command that sent the message; `given` and `answer` are the carrier's view.
 */
export type Seen = Readonly<Record<string, Message>>;

export interface World {
  readonly workers: readonly SleepyWorker[];
  run(given: Command, label: string): Promise<void>;
  see(): Promise<Seen>;
  leave(): Promise<void>;
}

export async function openWorld(app: TestApp, deduplicates: boolean): Promise<World> {
  const { clock } = app;
  const { database } = app.parts;
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, ADA);
  const ids = new Map<string, string>();
  const received = new Map<string, { given: number; answer: Answer }>();
  const now = (): Date => clock.now;

  const submit = (submissions: readonly Submission[], answer: Answer): SubmitOutcome[] =>
    submissions.flatMap(({ reference }): SubmitOutcome[] => {
      const id = reference.split('/')[1] as string;
      const entry = received.get(id) ?? { given: 0, answer };
      if (entry.answer === 'throttled') return [{ reference, outcome: 'throttled', retryAfterMs: 0 }];
      received.set(id, { ...entry, given: entry.given + 1 });
      return entry.answer === 'rejected'
        ? [{ reference, outcome: 'rejected', errorCode: 'no' }]
        : [{ reference, outcome: 'accepted', carrierMessageId: `c-${id}` }];
    });
  const surroundings = { database, clock: now, leaseMs: LEASE_MS, accountId: account.accountId, deduplicates, submit };
  const workers = Array.from({ length: WORKERS }, () => createSleepyWorker(surroundings));
  const workerOf = (worker: number): SleepyWorker => workers[worker] as SleepyWorker;
  const fail = (error: unknown): never => {
    throw error;
  };
  const carriers = new Map([
    ['simulator', { name: 'simulator', deduplicates, capacity: 1, submit: answering(() => []) }],
  ]);

  return {
    workers,
    run: async (given, label) => {
      switch (given.kind) {
        case 'send': {
          const message = { to: ADA, text: 'Hi.', purpose: 'transactional' } as const;
          ids.set((await account.call('messages.send', message)).message_id, label);
          return;
        }
        case 'rescue':
          await rescueLostLeases(database, carriers, now(), fail, silent);
          return;
        case 'claim':
          return workerOf(given.worker).claim();
        case 'wake':
          return workerOf(given.worker).wake(given.answer);
        case 'die':
          return workerOf(given.worker).die();
        case 'jump':
          return clock.advance(given.ms);
      }
    },
    see: async () => {
      const { rows } = await database.pool.query<
        Pick<Message, 'state' | 'leaseUntil' | 'isSubmitted'> & { id: string }
      >(SEE, [account.accountId]);
      return Object.fromEntries(
        rows.map(({ id, ...row }) => [ids.get(id), { ...row, ...(received.get(id) ?? { given: 0, answer: null }) }]),
      );
    },
    leave: async () => {
      for (const worker of workers) await worker.die();
      await leaveQueues(database.pool, account.accountId);
    },
  };
}

const SEE = `SELECT m.id, ${MESSAGE_STATE} AS state,
    (SELECT (extract(epoch FROM l.lease_until) * 1000)::bigint FROM message_leases l WHERE l.tenant_id = $1 AND m.id = ANY (l.message_ids) AND ${IS_OPEN}) AS "leaseUntil",
    EXISTS (SELECT FROM message_leases l WHERE l.tenant_id = $1 AND m.id = ANY (l.message_ids) AND m.id = ANY (l.submitted_ids) AND ${IS_OPEN}) AS "isSubmitted"
  FROM messages m WHERE m.tenant_id = $1 AND m.account_id = $1`;
