import { setTimeout } from 'node:timers/promises';
import { parseReference, type SubmitOutcome } from '../../carriers/carrier.ts';
import { backoffMs } from '../../platform/backoff.ts';
import { isDatabaseUnavailable } from '../../platform/database/connections/unavailable.ts';
import { isLockTimeout } from '../../platform/database/lock-timeout.ts';
import type { BatchParts } from './batch-parts.ts';
import type { Claim } from './claim.ts';
import type { Batch } from './leases.ts';
import { recordOutcomes } from './record-outcomes.ts';

/** Records the outcomes of a batch in parts. */
export interface Recorder {
  /** The messages whose outcome is not recorded. */
  readonly open: Batch['messages'];
  record(outcomes: readonly SubmitOutcome[], marks?: number): Promise<void>;
}

/** What fails is repeated until then: by default, the end of the lease. */
export function recorderOf(
  parts: BatchParts,
  batch: Batch,
  { counted, leaseUntil }: Claim,
  until = (): Date => leaseUntil,
): Recorder {
  const { clock, database, onOutcome, withConnection } = parts;
  const near = database.near(batch.lease.queue.tenant_id);
  let open = batch.messages;
  return {
    get open() {
      return open;
    },
    record: async (outcomes, marks = 0) => {
      if (outcomes.length === 0) return;
      const work = () =>
        withConnection(() =>
          recordOutcomes(near, { ...batch, messages: open }, outcomes, { now: clock(), counted, marks }),
        );
      await untilAvailable(work, () => clock() < until());
      for (const { outcome } of outcomes) onOutcome(outcome, 1);
      const answered = new Set(outcomes.map(({ reference }) => parseReference(reference).messageId));
      open = open.filter(({ id }) => !answered.has(id));
    },
  };
}

const RETRY = { baseMs: 100, maxMs: 2_000 };

/** Repeats what failed because the database was away: a carrier answers only once. */
export async function untilAvailable<Answer>(work: () => Promise<Answer>, mayRepeat: () => boolean): Promise<Answer> {
  for (let failures = 0; ; failures += 1)
    try {
      return await work();
    } catch (error) {
      if (!(isDatabaseUnavailable(error) || isLockTimeout(error)) || !mayRepeat()) throw error;
      await setTimeout(backoffMs(failures, RETRY));
    }
}
