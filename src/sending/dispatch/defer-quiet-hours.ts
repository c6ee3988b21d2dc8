import { finalizeCanceled } from '../../cancellation/finalize-canceled.ts';
import type { Owner } from '../../domain/account.ts';
import { recordedPhone } from '../../domain/phone.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import { locationHintsOf } from '../rules/location-hints.ts';
import { planTiming } from '../rules/plan-timing.ts';
import { readSendingRules, type SendingRules } from '../rules/sending-rules.ts';
import { cancelForQuietHours, postpone } from './outcome-queries.ts';
import type { ClaimedRow } from './queries.ts';

/**
 * Returns the claimed messages that may be sent now. A slow queue, a pause or changed rules can
 * bring a message to its turn in quiet hours: it goes back into the queue until the next allowed
 * time, which costs no attempt. Without a next allowed time it is canceled.
 */
export async function deferQuietHours(
  tx: Sql,
  owner: Owner,
  claimed: readonly ClaimedRow[],
  now: Date,
): Promise<readonly ClaimedRow[]> {
  if (!claimed.some(({ purpose }) => purpose === 'marketing')) return claimed;
  const rules = await readSendingRules(tx, owner);
  const sendable: ClaimedRow[] = [];
  const deferred: { readonly id: string; readonly until: Date }[] = [];
  const neverAllowed: ClaimedRow[] = [];
  for (const row of claimed) {
    const until = row.purpose === 'marketing' ? nextAllowedAt(row, rules, now) : now;
    if (until === null) neverAllowed.push(row);
    else if (until > now) deferred.push({ id: row.id, until });
    else sendable.push(row);
  }
  if (deferred.length > 0)
    await tx.run(
      postpone,
      owner.tenantId,
      deferred.map(({ id }) => id),
      deferred.map(({ until }) => until),
      'quiet_hours',
    );
  if (neverAllowed.length > 0) {
    const canceled = await tx.rows(
      cancelForQuietHours,
      owner.tenantId,
      neverAllowed.map(({ id }) => id),
      owner.accountId,
      'quiet_hours',
      now,
    );
    await finalizeCanceled(tx, owner.tenantId, canceled, now, newId);
  }
  return sendable;
}

function nextAllowedAt(row: ClaimedRow, rules: SendingRules, now: Date): Date | null {
  const { evaluation } = planTiming({
    at: now,
    purpose: 'marketing',
    recipient: recordedPhone({ phone: row.to_phone, country: row.country ?? '' }),
    locationHints: locationHintsOf({
      timezone: row.timezone,
      attributes: { postal_code: row.postal_code, state: row.region },
    }),
    rules,
    onQuietHours: 'defer',
  });
  return evaluation === null || evaluation.verdict.allowed ? now : evaluation.verdict.nextAllowedAt;
}
