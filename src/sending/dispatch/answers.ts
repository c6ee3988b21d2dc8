import { setTimeout } from 'node:timers/promises';
import type { SubmitOutcome } from '../../carriers/carrier.ts';
import type { BatchParts } from './batch-parts.ts';
import type { Claim } from './claim.ts';
import type { Batch } from './leases.ts';
import { recorderOf } from './recorder.ts';

/** Each recording makes a credit entry, so answers are recorded together. */
const RECORD_EVERY_MS = 200;

/** The answers of a batch that are to be recorded. */
export interface Answers {
  /** `marks`: the last mark of the lease that keeps them. */
  add(outcomes: readonly SubmitOutcome[], marks: number): void;
  /** Records all that are left, at once. */
  end(): Promise<void>;
}

export function answersOf(parts: BatchParts, batch: Batch, claimed: Claim, until: () => Date): Answers {
  const recorder = recorderOf(parts, batch, claimed, until);
  const ended = new AbortController();
  let kept: SubmitOutcome[] = [];
  let keptBy = 0;
  let recording: Promise<void> | null = null;

  const record = async (): Promise<void> => {
    const outcomes = kept;
    kept = [];
    try {
      await recorder.record(outcomes, keptBy);
    } catch (error) {
      // Or a later recording would drop what it has not recorded.
      kept.unshift(...outcomes);
      throw error;
    }
  };

  const recordSoon = (): void => {
    if (kept.length === 0) return;
    recording ??= setTimeout(RECORD_EVERY_MS, undefined, { signal: ended.signal })
      .catch(() => undefined)
      .then(record)
      .then(
        () => {
          recording = null;
          recordSoon();
        },
        (error) => {
          recording = null;
          parts.onFailure(error);
        },
      );
  };

  return {
    add: (outcomes, marks) => {
      kept.push(...outcomes);
      keptBy = marks;
      recordSoon();
    },
    end: async () => {
      ended.abort();
      while (recording !== null) await recording;
      await record();
    },
  };
}
