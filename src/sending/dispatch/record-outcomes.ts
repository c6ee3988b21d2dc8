import { finalizeUnsent } from '../../cancellation/finalize-unsent.ts';
import { parseReference, type SubmitOutcome } from '../../carriers/carrier.ts';
import { captureHolds } from '../../credits/holds.ts';
import { applyCarrierOptOuts, lockCarrierOptOuts } from '../../people/consent/carrier-opt-outs.ts';
import { schedulePolicies } from '../../people/hygiene/schedule-policies.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { type CountedSegments, returnSegments } from './day-limit.ts';
import { markAccepted, markRejected, requeueThrottled } from './outcome-queries.ts';

type Of<Kind extends SubmitOutcome['outcome']> = Extract<SubmitOutcome, { outcome: Kind }>;

/**
 * Records the carrier's outcomes for messages of one tenant and settles their credits, in one
 * transaction. An acceptance counts however late it is; a rejection or throttling counts only while
 * the lease is still the one of the claim.
 */
export async function recordOutcomes(
  database: Database,
  tenantId: string,
  outcomes: readonly SubmitOutcome[],
  {
    leaseUntil,
    now,
    counted,
  }: { readonly leaseUntil: Date; readonly now: Date; readonly counted: CountedSegments | null },
): Promise<void> {
  if (outcomes.length === 0) return;
  // Sorted by ID, the lock order of every statement that locks many messages.
  const sorted = [...outcomes].sort((a, b) => (a.reference < b.reference ? -1 : 1));
  const of = <Kind extends SubmitOutcome['outcome']>(kind: Kind): Of<Kind>[] =>
    sorted.filter((outcome): outcome is Of<Kind> => outcome.outcome === kind);
  const idOf = ({ reference }: SubmitOutcome): string => parseReference(reference).messageId;
  const accepted = of('accepted');
  const rejected = of('rejected');
  const throttled = of('throttled');
  const errors = rejected.map((outcome) => ({ messageId: idOf(outcome), errorCode: outcome.errorCode }));
  await database.transaction(async (tx) => {
    const optOuts = await lockCarrierOptOuts(tx, tenantId, errors);
    const unsent =
      rejected.length === 0
        ? []
        : await tx.rows(
            markRejected,
            tenantId,
            rejected.map(idOf),
            leaseUntil,
            rejected.map(({ errorCode }) => errorCode),
            now,
          );
    const requeued =
      throttled.length === 0
        ? []
        : await tx.rows(
            requeueThrottled,
            tenantId,
            throttled.map(idOf),
            leaseUntil,
            throttled.map(({ retryAfterMs }) => new Date(now.getTime() + retryAfterMs)),
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
    await schedulePolicies(
      tx,
      tenantId,
      unsent.map(({ account_id: accountId }) => accountId),
      now,
    );
  });
}
