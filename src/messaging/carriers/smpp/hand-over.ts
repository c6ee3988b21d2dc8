import type { Submission, SubmitOutcome } from '../carrier.ts';
import { errorCodeOf, meaningOf } from './command-status.ts';
import type { Timing } from './options.ts';
import type { Pool } from './pool.ts';
import { submitFields } from './submit-fields.ts';

export interface HandOverParts {
  readonly pool: Pool;
  readonly timing: Timing;
  readonly longTexts: 'udh' | 'payload';
  /** Writes down what the carrier calls a text, or a part of one; the text counts as accepted when that is done. Never rejects. */
  readonly keep: (entry: { readonly id: string; readonly reference: string; readonly parts: number }) => Promise<void>;
}

/** Answers null where the outcome is unknown: something was written and not answered. */
export type HandOver = (submission: Submission) => Promise<SubmitOutcome | null>;

/** A carrier that gives a text no name can report nothing about it. */
const UNNAMED = 'unnamed';

/**
 * Hands texts over. Parts of a long one go one after the other, so that the first answers for the whole: while it is turned away nothing has
 * left, and the text may come again. Later parts are tried again in here, because those before them have left.
 */
export function createHandOver({ pool, timing, longTexts, keep }: HandOverParts): HandOver {
  let joint = Math.floor(Math.random() * 256);
  let throttleMs = timing.throttleMs;
  let throttledUntil = 0;

  /** Answers how long to wait. All that were in flight are turned away together: that is one reason to slow down, not many. */
  const holdOff = (): number => {
    const now = performance.now();
    if (now >= throttledUntil) {
      throttledUntil = now + throttleMs;
      pool.pause(throttleMs);
      throttleMs = Math.min(throttleMs * 2, timing.mostThrottleMs);
    }
    return Math.ceil(throttledUntil - now);
  };

  return async (submission) => {
    const { reference } = submission;
    joint = (joint + 1) % 256;
    const all = submitFields(submission, longTexts, joint);
    const until = performance.now() + timing.handOverMs;
    const keeping: Promise<void>[] = [];
    let name = '';
    for (let part = 0; part < all.length; ) {
      const keepId = (id: string): Promise<void> =>
        id === '' ? Promise.resolve() : keep({ id, reference, parts: all.length });
      const onLate = (id: string): void => void keepId(id);
      const answer = await pool.submit(all[part] as (typeof all)[number], until, onLate);
      if (answer.kind === 'lost' || (answer.kind === 'unsent' && part > 0)) return null;
      if (answer.kind === 'unsent') return { reference, outcome: 'throttled', retryAfterMs: timing.throttleMs * 2 };
      const meaning = meaningOf(answer.status);
      if (meaning === 'refused') return { reference, outcome: 'rejected', errorCode: errorCodeOf(answer.status) };
      if (meaning === 'accepted') {
        if (performance.now() >= throttledUntil) throttleMs = timing.throttleMs;
        if (part === 0) name = answer.messageId;
        keeping.push(keepId(answer.messageId));
        part += 1;
        continue;
      }
      const retryAfterMs = holdOff();
      if (part === 0) return { reference, outcome: 'throttled', retryAfterMs };
    }
    for (const kept of keeping) await kept;
    return { reference, outcome: 'accepted', carrierMessageId: name === '' ? UNNAMED : name };
  };
}
