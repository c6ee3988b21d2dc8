import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { parseReference, type SubmitOutcome } from '../carriers/carrier.ts';
import { captureHolds } from '../credits/holds.ts';
import { endUnsent } from '../ending/end-unsent.ts';
import { wakePolicies } from '../hygiene/wake-policy.ts';
import { type Counted, giveBackSegments } from './day-limit.ts';
import { markAccepted, markRejected, requeueThrottled } from './queries.ts';

type Of<Kind extends SubmitOutcome['outcome']> = Extract<SubmitOutcome, { outcome: Kind }>;

/**
 * Writes down what the carrier answered for messages of one tenant, and settles their credits, in one transaction. That it has a text counts
 * however late; that it has not only while the lease is still that of the claim.
 */
export async function recordOutcomes(
  database: Database,
  tenantId: string,
  outcomes: readonly SubmitOutcome[],
  { leaseUntil, now, counted }: { readonly leaseUntil: Date; readonly now: Date; readonly counted: Counted | null },
): Promise<void> {
  if (outcomes.length === 0) return;
  // In the order of the ids, as every statement that locks many messages does.
  const sorted = [...outcomes].sort((a, b) => (a.reference < b.reference ? -1 : 1));
  const of = <Kind extends SubmitOutcome['outcome']>(kind: Kind): Of<Kind>[] =>
    sorted.filter((outcome): outcome is Of<Kind> => outcome.outcome === kind);
  const idOf = ({ reference }: SubmitOutcome): string => parseReference(reference).messageId;
  const accepted = of('accepted');
  const rejected = of('rejected');
  const throttled = of('throttled');
  await database.transaction(async (tx) => {
    const refused =
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
    await giveBackSegments(tx, tenantId, counted, [...refused, ...requeued]);
    if (accepted.length > 0) {
      const rows = await tx.rows(
        markAccepted,
        tenantId,
        accepted.map(idOf),
        accepted.map(({ carrierMessageId }) => carrierMessageId),
        now,
      );
      await captureHolds(
        tx,
        tenantId,
        rows.flatMap(({ hold_id: holdId, credits }) => (holdId === null ? [] : [{ holdId, credits }])),
        now,
        newId,
      );
    }
    if (refused.length > 0) await endUnsent(tx, tenantId, refused, now, newId);
    await wakePolicies(
      tx,
      tenantId,
      refused.map(({ account_id: accountId }) => accountId),
      now,
    );
  });
}
