import type { Carrier } from '../carriers/carrier.ts';
import type { Database } from '../platform/database/database.ts';
import { forEachIsolated, type OnFailure } from '../platform/for-each-isolated.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import { dispatchQueue, dueQueues, type OutcomeCounts } from '../sending/dispatch/dispatch.ts';
import type { HasDue, Run } from './loop.ts';

export interface DispatchParts {
  readonly database: Database;
  readonly carriers: ReadonlyMap<string, Carrier>;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly leaseMs: number;
  readonly mediaUrl: string;
  readonly onFailure: OnFailure;
}

/**
 * Submits one batch of every queue that is due, so that no queue waits until another one is empty.
 */
export function dispatchQueues({ metrics, onFailure, ...parts }: DispatchParts): {
  readonly run: Run;
  readonly hasDue: HasDue;
} {
  const { database, clock } = parts;
  const onSubmitted = (carrier: string, counts: OutcomeCounts): void => {
    for (const [response, count] of Object.entries(counts)) metrics.carrierResponses.inc({ carrier, response }, count);
  };
  const onOutcome = (outcome: string, count: number): void => metrics.messages.inc({ outcome }, count);
  return {
    run: async (signal) => {
      const more = await forEachIsolated(await dueQueues(database, clock()), onFailure, async (queue) =>
        signal.aborted
          ? false
          : dispatchQueue({ ...parts, database: database.near(queue.tenant_id), onOutcome, onSubmitted }, queue),
      );
      return more.includes(true);
    },
    hasDue: async (at) => (await dueQueues(database, at)).length > 0,
  };
}
