import { type CodeBook, documentedCodes } from '../../../domain/carrier-codes/code-book.ts';
import { createBackoff } from '../../../platform/backoff.ts';
import type { Submission, SubmitOutcome } from '../../carrier.ts';
import type { Timing } from '../options.ts';
import { classifyStatus, errorCodeOf, status } from '../session/command-status.ts';
import type { Pool } from '../session/pool.ts';
import { submitFields } from './submit-fields.ts';

export interface SubmitterParts {
  readonly pool: Pool;
  readonly timing: Timing;
  readonly longMessages: 'udh' | 'payload';
  readonly readCodes: () => Promise<CodeBook>;
  /**
   * Stores the carrier's id of a message or segment; the message counts as accepted afterwards.
   * Never rejects.
   */
  readonly saveId: (entry: {
    readonly id: string;
    readonly reference: string;
    readonly parts: number;
  }) => Promise<void>;
}

/** Returns null when the outcome is unknown: something was written without a response. */
export type Submitter = (submission: Submission) => Promise<SubmitOutcome | null>;

/** For a carrier that returns no message id; it can report nothing. */
const NO_MESSAGE_ID = 'unnamed';

/**
 * Submits messages. Segments go one after the other, so that the first decides for all: while it is
 * throttled nothing was sent, and the message can be retried. Later segments are retried here,
 * because earlier ones have been sent.
 */
export function createSubmitter({ pool, timing, longMessages, readCodes, saveId }: SubmitterParts): Submitter {
  let concatReference = Math.floor(Math.random() * 256);
  const backoff = createBackoff({ baseMs: timing.throttleMs, maxMs: timing.maxThrottleMs });

  const throttle = (): number => {
    const isNew = backoff.remainingMs() === 0;
    const ms = backoff.start();
    if (isNew) pool.pause(ms);
    return ms;
  };

  return async (submission) => {
    const { reference } = submission;
    concatReference = (concatReference + 1) % 256;
    const all = submitFields(submission, longMessages, concatReference);
    const until = performance.now() + timing.submitMs;
    const saving: Promise<void>[] = [];
    let carrierMessageId = '';
    for (let part = 0; part < all.length; ) {
      const save = (id: string): Promise<void> =>
        id === '' ? Promise.resolve() : saveId({ id, reference, parts: all.length });
      const onLate = (id: string): void => void save(id);
      const answer = await pool.submit(all[part] as (typeof all)[number], until, onLate);
      if (answer.kind === 'lost' || (answer.kind === 'unsent' && part > 0)) return null;
      if (answer.kind === 'unsent') return { reference, outcome: 'throttled', retryAfterMs: timing.throttleMs * 2 };
      const meaning = classifyStatus(answer.status, answer.status === status.ok ? documentedCodes : await readCodes());
      if (meaning === 'rejected') return { reference, outcome: 'rejected', errorCode: errorCodeOf(answer.status) };
      if (meaning === 'accepted') {
        backoff.reset();
        if (part === 0) carrierMessageId = answer.messageId;
        saving.push(save(answer.messageId));
        part += 1;
        continue;
      }
      const retryAfterMs = throttle();
      if (part === 0) return { reference, outcome: 'throttled', retryAfterMs };
    }
    for (const saved of saving) await saved;
    return {
      reference,
      outcome: 'accepted',
      carrierMessageId: carrierMessageId === '' ? NO_MESSAGE_ID : carrierMessageId,
    };
  };
}
