import { finalizeUnsent } from '../../cancellation/finalize-unsent.ts';
import { parseReference, type SubmitOutcome } from '../../carriers/carrier.ts';
import { readCodeBook } from '../../carriers/codes/read-code-book.ts';
import { captureHolds } from '../../credits/holds.ts';
import { documentedCodes } from '../../domain/carrier-codes/code-book.ts';
import { applyCarrierOptOuts, lockCarrierOptOuts } from '../../people/consent/carrier-opt-outs.ts';
import { schedulePolicies } from '../../people/hygiene/schedule-policies.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { type CountedSegments, returnSegments } from './day-limit.ts';
import { type Batch, forgetAnswers, releaseLease, removeFromQueue } from './leases.ts';
import { markAccepted, markRejected, requeueThrottled } from './outcome-queries.ts';
import { pauseNumbers } from './pause-numbers.ts';

type Of<Kind extends SubmitOutcome['outcome']> = Extract<SubmitOutcome, { outcome: Kind }>;

export interface Recording {
  readonly now: Date;
  /** Segments of the batch that count toward a daily limit. */
  readonly counted: CountedSegments | null;
  /** The outcomes were kept by the marks of the lease up to this one. */
  readonly marks?: number;
}

/**
 * Records the carrier's outcomes for a batch and settles its credits, in one transaction. An
 * acceptance counts however late it is; a rejection or throttling counts only while the lease of
 * the batch holds the message. Messages without an outcome keep the lease, until they are rescued.
 * Repeated, it changes nothing.
 */
export async function recordOutcomes(
  database: Database,
  { lease, messages }: Pick<Batch, 'lease'> & { readonly messages: readonly { readonly id: string }[] },
  outcomes: readonly SubmitOutcome[],
  { now, counted, marks = 0 }: Recording,
): Promise<void> {
  if (outcomes.length === 0) return;
  const { tenant_id: tenantId, queue, campaign_id: campaignId } = lease.queue;
  const idOf = ({ reference }: SubmitOutcome): string => parseReference(reference).messageId;
  const known = new Set(outcomes.map(idOf));
  const isLast = messages.every(({ id }) => known.has(id));
  const of = <Kind extends SubmitOutcome['outcome']>(kind: Kind): Of<Kind>[] =>
    outcomes.filter((outcome): outcome is Of<Kind> => outcome.outcome === kind);
  const accepted = of('accepted');
  const errors = of('rejected').map((outcome) => ({ messageId: idOf(outcome), errorCode: outcome.errorCode }));
  await database.transaction(async (tx) => {
    const book = errors.length === 0 ? documentedCodes : await readCodeBook(tx);
    const optOuts = await lockCarrierOptOuts(tx, tenantId, errors, book);
    if (marks > 0) await forgetAnswers(tx, lease, marks);
    const held = await releaseLease(tx, lease, [...known], isLast);
    const isHeld = (outcome: SubmitOutcome): boolean => held?.has(idOf(outcome)) === true;
    const rejected = of('rejected').filter(isHeld);
    const throttled = of('throttled').filter(isHeld);
    if (held === null) await removeFromQueue(tx, tenantId, accepted.map(idOf));
    const unsent =
      rejected.length === 0
        ? []
        : await tx.rows(
            markRejected,
            tenantId,
            rejected.map(idOf),
            rejected.map(({ errorCode }) => errorCode),
            now,
            lease.claimedAt,
          );
    const requeued =
      throttled.length === 0
        ? []
        : await tx.rows(
            requeueThrottled,
            tenantId,
            throttled.map(idOf),
            throttled.map(({ retryAfterMs }) => new Date(now.getTime() + retryAfterMs)),
            queue,
            campaignId === null,
          );
    await returnSegments(tx, tenantId, counted, [...unsent, ...requeued]);
    if (accepted.length > 0) {
      const rows = await tx.rows(
        markAccepted,
        tenantId,
        accepted.map(idOf),
        accepted.map(({ carrierMessageId }) => carrierMessageId),
        now,
        newId('mdf', now.getTime()),
        lease.claimedAt,
      );
      await captureHolds(
        tx,
        tenantId,
        rows.flatMap(({ hold_id: holdId, credits }) => (holdId === null ? [] : [{ holdId, credits }])),
        now,
        newId,
      );
    }
    if (unsent.length > 0) await finalizeUnsent(tx, tenantId, unsent, now, newId);
    const refused = optOuts.filter(({ messageId }) => unsent.some(({ id }) => id === messageId));
    await applyCarrierOptOuts(tx, tenantId, refused, { now, newId });
    const failed = errors.filter(({ messageId }) => unsent.some(({ id }) => id === messageId));
    await pauseNumbers(tx, tenantId, failed, book, now);
    await schedulePolicies(
      tx,
      tenantId,
      unsent.map(({ account_id: accountId }) => accountId),
      now,
    );
  });
}
