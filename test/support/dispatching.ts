import type { Carrier, Submission, SubmitOutcome } from '../../src/carriers/carrier.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { createDispatcher, type DispatchParts } from '../../src/sending/dispatch/dispatch.ts';
import type { Queue } from '../../src/sending/dispatch/queries.ts';

export const silent = createLogger('silent');

/** The dependencies of a dispatcher that submits to one carrier, without event listeners. */
export function dispatching(database: Database, carrier: Carrier, clock: () => Date, leaseMs: number): DispatchParts {
  const carriers = new Map([[carrier.name, carrier]]);
  const near: Database = { ...database, near: () => near };
  return {
    database: near,
    carriers,
    log: silent,
    clock,
    leaseMs,
    mediaUrl: 'https://go.example.com',
    onOutcome: () => undefined,
    onSubmitted: () => undefined,
    onFailure: () => undefined,
  };
}

/** Dispatches what is due in a queue until all outcomes are recorded. Rejects what fails. */
export async function dispatchQueue(parts: DispatchParts, queue: Queue): Promise<void> {
  const failures: unknown[] = [];
  const dispatcher = createDispatcher({ ...parts, onFailure: (error) => failures.push(error) });
  await dispatcher.dispatch(queue);
  await dispatcher.settle();
  if (failures.length > 0) throw failures[0];
}

/** `submit` of a carrier that answers all submissions together. */
export function answering(
  answer: (
    submissions: readonly Submission[],
    now: Date,
  ) => readonly SubmitOutcome[] | Promise<readonly SubmitOutcome[]>,
): Carrier['submit'] {
  return async function* submit(submissions, now) {
    yield await answer(submissions, now);
  };
}
