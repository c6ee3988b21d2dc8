import type { SubmitOutcome } from '../../carriers/carrier.ts';
import type { OnFailure } from '../../platform/for-each-isolated.ts';
import type { Places } from '../../platform/places.ts';
import type { Claim } from './claim.ts';
import type { Batch } from './leases.ts';
import { type Recorder, recorderOf } from './recorder.ts';
import { type SubmitParts, submit } from './submit.ts';

export interface HandOverParts extends SubmitParts {
  /** Waits until dispatch may use another connection to the database. */
  readonly withConnection: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  /** A worker that marks and records nothing for this long is considered dead. */
  readonly leaseMs: number;
  /** Called when a batch could not be submitted or recorded; it is rescued after its lease. */
  readonly onFailure: OnFailure;
}

/**
 * Submits a batch to a carrier that deduplicates, and records the outcomes as they come. The place
 * of a message is given back when its outcome is recorded.
 */
export async function handOver(parts: HandOverParts, batch: Batch, claimed: Claim, places: Places): Promise<void> {
  const recorder: Recorder = recorderOf(parts, batch, claimed);
  const record = async (outcomes: readonly SubmitOutcome[]): Promise<void> => {
    await recorder.record(outcomes);
    places.give(outcomes.length);
  };
  try {
    await submit(parts, batch, claimed.media, record);
  } finally {
    places.give(recorder.open.length);
  }
}
