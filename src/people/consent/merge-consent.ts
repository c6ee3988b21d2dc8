import { cancelForPhone } from '../../cancellation/cancel-for-phone.ts';
import type { Owner } from '../../domain/account.ts';
import { mergedConsent } from '../../domain/consent/merge.ts';
import type { ConsentStatus } from '../../domain/consent/verdict.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { applyOptOut } from './apply-opt-out.ts';
import { appendEntry } from './entries.ts';
import { deleteProgramConsents, mergeProgramOptOuts } from './program-consents.ts';
import { moveOpenReviews, refreshPause } from './review-queries.ts';
import { programOf } from './suppression-scope.ts';

interface MergedContact {
  readonly id: string;
  readonly phone: string;
  readonly consent_status: ConsentStatus;
}

/** Without `dead_line`, which is about one number and not about the person. */
const copySuppressions = statement<
  [tenantId: string, accountId: string, from: string, to: string, now: Date],
  { scope: string }
>(
  'consent.copy_suppressions',
  `INSERT INTO suppressions (tenant_id, account_id, phone, scope, reason, rule_id, created_at)
   SELECT $1, $2, $4, scope, reason, rule_id, $5 FROM suppressions
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 AND reason <> 'dead_line'
   ON CONFLICT (tenant_id, account_id, phone, scope) DO UPDATE SET reason = excluded.reason
         WHERE suppressions.reason = 'keyword' AND excluded.reason <> 'keyword'
   RETURNING suppressions.scope`,
);

/**
 * Merges the consent of two contacts; the caller has locked both numbers. Opt-outs of both hold.
 * Suppressions of the loser's number stay and are copied to the winner's. Messages that wait for
 * the loser's number are canceled. Open reviews of both pause marketing to the winner. Each number
 * whose consent ends gets a consent entry: `merged` when its consent returns to none, with a scope
 * other than `all` when an opt-out stays in force.
 */
export async function mergeConsent(
  tx: Sql,
  owner: Owner,
  winner: MergedContact,
  loser: MergedContact,
  how: {
    readonly actor: string;
    readonly source: string;
    readonly requestId: string | null;
    readonly now: Date;
    readonly newId: (prefix: IdPrefix) => string;
  },
): Promise<{ readonly entryId: string; readonly canceledMessages: number }> {
  const { actor, source, requestId, now, newId } = how;
  const status = mergedConsent(winner.consent_status, loser.consent_status);
  const proof = {
    method: 'api',
    source,
    evidence: {
      winner_id: winner.id,
      loser_id: loser.id,
      winner_was: winner.consent_status,
      loser_was: loser.consent_status,
      winner_is: status,
    },
    actor,
    ruleId: null,
    capturedAt: now,
    requestId,
    now,
    newId,
  };
  const entryId = await appendEntry(tx, owner, loser.id, loser.phone, {
    ...proof,
    status: 'merged',
    scope: loser.consent_status === 'opted_out' ? 'merge' : 'all',
  });
  await tx.run(moveOpenReviews, owner.tenantId, owner.accountId, loser.id, winner.id);
  await tx.row(refreshPause, owner.tenantId, owner.accountId, winner.id, now);
  let { canceled: canceledMessages } = await cancelForPhone(tx, owner, loser.phone, 'merged', now, newId);
  if (status === 'opted_out' && winner.consent_status !== 'opted_out') {
    const change = { ...proof, phone: winner.phone, contactId: winner.id, scope: 'all', reason: 'requested' } as const;
    canceledMessages += (await applyOptOut(tx, owner, change)).canceledMessages;
  }
  await tx.run(mergeProgramOptOuts, owner.tenantId, owner.accountId, loser.phone, winner.phone, now);
  await deleteProgramConsents(tx, owner, loser.phone);
  for (const { scope } of await tx.rows(
    copySuppressions,
    owner.tenantId,
    owner.accountId,
    loser.phone,
    winner.phone,
    now,
  ))
    canceledMessages += (await cancelForPhone(tx, owner, winner.phone, 'suppressed', now, newId, programOf(scope)))
      .canceled;
  return { entryId, canceledMessages };
}
