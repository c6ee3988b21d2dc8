import type { Owner } from '../../domain/account.ts';
import { recordedPhone } from '../../domain/phone.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { locationHintsOf } from '../rules/location-hints.ts';
import { planTiming } from '../rules/plan-timing.ts';
import { readSendingRules, type SendingRules } from '../rules/sending-rules.ts';
import type { LockedRow } from './lock-due-messages.ts';
import type { Postponed, Refused, Verdicts } from './stop-messages.ts';

const REASON = 'quiet_hours';

/**
 * A slow queue, a pause or changed rules can bring a message to its turn in quiet hours: it waits
 * until the next allowed time. Without a next allowed time it is refused.
 */
export async function applyQuietHours(tx: Sql, owner: Owner, rows: readonly LockedRow[], now: Date): Promise<Verdicts> {
  if (!rows.some(({ purpose }) => purpose === 'marketing')) return { sendable: rows, postponed: [], refused: [] };
  const rules = await readSendingRules(tx, owner);
  const sendable: LockedRow[] = [];
  const postponed: Postponed[] = [];
  const refused: Refused[] = [];
  for (const row of rows) {
    const until = row.purpose === 'marketing' ? nextAllowedAt(row, rules, now) : now;
    if (until === null) refused.push({ id: row.id, reason: REASON });
    else if (until > now) postponed.push({ id: row.id, until, reason: REASON });
    else sendable.push(row);
  }
  return { sendable, postponed, refused };
}

function nextAllowedAt(row: LockedRow, rules: SendingRules, now: Date): Date | null {
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
