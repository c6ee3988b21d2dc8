import type { SubmitOutcome } from '../../carriers/carrier.ts';
import type { Places } from '../../platform/places.ts';
import type { BatchParts } from './batch-parts.ts';
import type { Claim } from './claim.ts';
import type { Batch } from './leases.ts';
import { type Recorder, recorderOf } from './recorder.ts';
import { submit } from './submit.ts';

/**
 * Submits a batch to a carrier that deduplicates, and records the outcomes as they come. The place
 * of a message is released when its outcome is recorded.
 */
export async function submitBatch(parts: BatchParts, batch: Batch, claimed: Claim, places: Places): Promise<void> {
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
