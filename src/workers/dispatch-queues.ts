import type { Metrics } from '../platform/metrics.ts';
import { createRunner } from '../platform/work/runner.ts';
import { createDispatcher, type DispatchParts, dueQueues } from '../sending/dispatch/dispatch.ts';
import type { OutcomeCounts } from '../sending/dispatch/submit.ts';
import type { Job } from './job.ts';

/** Queues in progress at the same time, in all and of one carrier: most wait for its room. */
const PLACES = { places: 48, perTenant: 16 };

export interface QueueParts extends Omit<DispatchParts, 'onOutcome' | 'onSubmitted'> {
  readonly metrics: Metrics;
}

/** Dispatches due queues. A carrier that is slow holds up its own queues only. */
export function dispatchQueues({ metrics, ...parts }: QueueParts): Pick<Job, 'run' | 'hasDue' | 'settle'> {
  const { database, clock, onFailure } = parts;
  const onSubmitted = (carrier: string, counts: OutcomeCounts): void => {
    for (const [response, count] of Object.entries(counts)) metrics.carrierResponses.inc({ carrier, response }, count);
  };
  const onOutcome = (outcome: string, count: number): void => metrics.messages.inc({ outcome }, count);
  const dispatcher = createDispatcher({ ...parts, onOutcome, onSubmitted });
  const runner = createRunner({
    ...PLACES,
    ownerOf: ({ carrier }) => carrier,
    find: (busyCarriers, at) => dueQueues(database, at, busyCarriers),
    clock,
    work: dispatcher.dispatch,
    onFailure,
  });
  return {
    run: runner.run,
    hasDue: runner.hasDue,
    settle: async () => {
      await runner.settle();
      await dispatcher.settle();
    },
  };
}
