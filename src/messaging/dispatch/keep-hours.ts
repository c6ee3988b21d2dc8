import { recordedPhone } from '../../domain/phone.ts';
import { newId } from '../../platform/ids.ts';
import type { Sql } from '../../platform/sql.ts';
import { endWithdrawn } from '../ending/withdrawn.ts';
import type { Owner } from '../tenancy.ts';
import { cluesOf } from '../timing/clues.ts';
import { planTiming } from '../timing/plan.ts';
import { readSendingRules } from '../timing/sending-rules.ts';
import { type ClaimedRow, cancelForHours, postpone } from './queries.ts';

/**
 * Answers which of the texts taken out of a lane may leave at this moment. What was planned for the day may come to its turn at night, because
 * a lane was slow, a campaign was paused or the account changed its hours: it goes back and waits for its morning, and costs no attempt.
 */
export async function keepHours(
  tx: Sql,
  owner: Owner,
  claimed: readonly ClaimedRow[],
  now: Date,
): Promise<readonly ClaimedRow[]> {
  if (!claimed.some(({ purpose }) => purpose === 'marketing')) return claimed;
  const rules = await readSendingRules(tx, owner);
  const leaving: ClaimedRow[] = [];
  const waiting: { readonly id: string; readonly until: Date }[] = [];
  const never: ClaimedRow[] = [];
  for (const row of claimed) {
    const until = row.purpose === 'marketing' ? awakeAt(row, rules, now) : now;
    if (until === null) never.push(row);
    else if (until > now) waiting.push({ id: row.id, until });
    else leaving.push(row);
  }
  if (waiting.length > 0)
    await tx.run(
      postpone,
      owner.tenantId,
      waiting.map(({ id }) => id),
      waiting.map(({ until }) => until),
      'quiet_hours',
    );
  if (never.length > 0) {
    const canceled = await tx.rows(
      cancelForHours,
      owner.tenantId,
      never.map(({ id }) => id),
      owner.accountId,
      'quiet_hours',
      now,
    );
    await endWithdrawn(tx, owner.tenantId, canceled, now, newId);
  }
  return leaving;
}

function awakeAt(row: ClaimedRow, rules: Parameters<typeof planTiming>[0]['rules'], now: Date): Date | null {
  const { judged } = planTiming({
    at: now,
    purpose: 'marketing',
    recipient: recordedPhone({ phone: row.to_phone, country: row.country ?? '' }),
    clues: cluesOf({ timezone: row.timezone, attributes: { postal_code: row.postal_code, state: row.region } }),
    rules,
    onQuietHours: 'defer',
  });
  return judged === null || judged.verdict.allowed ? now : judged.verdict.nextAllowedAt;
}
