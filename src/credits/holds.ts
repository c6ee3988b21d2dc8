import type { Owner } from '../domain/account.ts';
import { emitBalance } from '../events/outbox/emit-balance.ts';
import { batchStatement, type Sql, statement } from '../platform/database/sql.ts';
import { readCampaignCredits } from './funds.ts';

/** Credits of one message that are captured or released from its campaign's hold. */
export interface HoldPart {
  readonly holdId: string;
  readonly credits: number;
}

/**
 * Reserves credits if the balance and the daily limit cover them: no row means that one does not.
 */
const reserve = statement<
  [tenantId: string, accountId: string, amount: number, now: Date],
  { available: number; low_at: number | null; alert_at: number | null; campaign_limit: number | null }
>(
  'credits.reserve',
  `UPDATE credit_accounts
      SET held = held + $3, spent = spent_on_day(spent_day, spent, $4) + $3, spent_day = greatest(spent_day, spending_day($4))
    WHERE tenant_id = $1 AND account_id = $2 AND posted - held - $3 >= 0
      AND (daily_limit IS NULL OR spent_on_day(spent_day, spent, $4) + $3 <= daily_limit)
   RETURNING posted - held AS available, low_at, alert_at, campaign_limit`,
);

/** Undoes a reservation of the same transaction. */
const unreserve = statement<[tenantId: string, accountId: string, amount: number]>(
  'credits.unreserve',
  'UPDATE credit_accounts SET held = held - $3, spent = spent - $3 WHERE tenant_id = $1 AND account_id = $2',
);

const insertHold = statement<
  [tenantId: string, id: string, accountId: string, campaignId: string, amount: number, now: Date]
>(
  'credits.insert_hold',
  `INSERT INTO credit_holds (tenant_id, id, account_id, campaign_id, amount, captured, released, state, created_at)
   VALUES ($1, $2, $3, $4, $5, 0, 0, 'open', $6)`,
);

/**
 * Captures credits: updates the holds, writes one entry per hold and batch, and updates each
 * balance once, in one statement. Holds, then accounts, are locked in id order: an UPDATE joined to
 * an array locks in plan order, and two batches could deadlock.
 */
const capture = batchStatement<
  [tenantId: string, holdIds: readonly string[], amounts: readonly number[], entryIds: readonly string[], now: Date]
>(
  'credits.capture_holds',
  `WITH given AS (SELECT * FROM unnest($2::text[], $3::bigint[], $4::text[]) AS g(hold_id, amount, entry_id)),
   locked AS MATERIALIZED (SELECT h.id FROM credit_holds h WHERE h.tenant_id = $1 AND h.id = ANY ($2) ORDER BY h.id FOR UPDATE),
   moved AS (
     UPDATE credit_holds h
        SET captured = h.captured + g.amount,
            state = CASE WHEN h.captured + h.released + g.amount = h.amount THEN 'closed' ELSE h.state END,
            closed_at = CASE WHEN h.captured + h.released + g.amount = h.amount THEN $5 ELSE h.closed_at END
       FROM given g JOIN locked l ON l.id = g.hold_id WHERE h.tenant_id = $1 AND h.id = l.id
     RETURNING h.account_id, h.campaign_id, g.amount, g.entry_id),
   entries AS (
     INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, campaign_id, at)
     SELECT $1, entry_id, account_id, 'campaign', -amount, 'capture:' || entry_id, campaign_id, $5 FROM moved WHERE amount > 0),
   sums AS (SELECT account_id, sum(amount)::bigint AS amount FROM moved GROUP BY account_id),
   accounts AS MATERIALIZED (
     SELECT a.account_id FROM credit_accounts a
      WHERE a.tenant_id = $1 AND a.account_id = ANY (ARRAY (SELECT account_id FROM sums)) ORDER BY a.account_id FOR UPDATE)
   UPDATE credit_accounts a SET posted = a.posted - s.amount, held = a.held - s.amount
     FROM sums s JOIN accounts l ON l.account_id = s.account_id
    WHERE a.tenant_id = $1 AND a.account_id = l.account_id`,
);

/**
 * Returns credits of holds to the balance; locks as `capture` does. They no longer count for the
 * daily limit if they were held on the same day.
 */
const release = batchStatement<[tenantId: string, holdIds: readonly string[], amounts: readonly number[], now: Date]>(
  'credits.release_holds',
  `WITH given AS (SELECT * FROM unnest($2::text[], $3::bigint[]) AS g(hold_id, amount)),
   locked AS MATERIALIZED (SELECT h.id FROM credit_holds h WHERE h.tenant_id = $1 AND h.id = ANY ($2) ORDER BY h.id FOR UPDATE),
   moved AS (
     UPDATE credit_holds h
        SET released = h.released + g.amount,
            state = CASE WHEN h.captured + h.released + g.amount = h.amount THEN 'closed' ELSE h.state END,
            closed_at = CASE WHEN h.captured + h.released + g.amount = h.amount THEN $4 ELSE h.closed_at END
       FROM given g JOIN locked l ON l.id = g.hold_id WHERE h.tenant_id = $1 AND h.id = l.id
     RETURNING h.account_id, g.amount, spending_day(h.created_at) AS day),
   sums AS (SELECT account_id, sum(amount)::bigint AS amount FROM moved GROUP BY account_id),
   accounts AS MATERIALIZED (
     SELECT a.account_id FROM credit_accounts a
      WHERE a.tenant_id = $1 AND a.account_id = ANY (ARRAY (SELECT account_id FROM sums)) ORDER BY a.account_id FOR UPDATE)
   UPDATE credit_accounts a
      SET held = a.held - s.amount,
          spent = a.spent - coalesce((SELECT sum(m.amount) FROM moved m WHERE m.account_id = a.account_id AND m.day = a.spent_day), 0)::bigint
     FROM sums s JOIN accounts l ON l.account_id = s.account_id
    WHERE a.tenant_id = $1 AND a.account_id = l.account_id`,
);

/**
 * Holds credits for a chunk of a campaign; false when the balance or a limit does not cover them.
 * The holds of the campaign are summed after its account is locked, so that two chunks cannot
 * exceed the limit together.
 */
export async function openHold(
  tx: Sql,
  owner: Owner,
  hold: { id: string; campaignId: string; amount: number; requestId?: string | null; now: Date },
): Promise<boolean> {
  const { tenantId, accountId } = owner;
  const reserved = await tx.row(reserve, tenantId, accountId, hold.amount, hold.now);
  if (reserved === null) return false;
  const { available: after, low_at: lowAt, alert_at: alertAt, campaign_limit: limit } = reserved;
  if (limit !== null && (await readCampaignCredits(tx, tenantId, hold.campaignId)) + hold.amount > limit) {
    await tx.run(unreserve, tenantId, accountId, hold.amount);
    return false;
  }
  await emitBalance(tx, owner, { before: after + hold.amount, after, lowAt, alertAt }, hold);
  await tx.run(insertHold, tenantId, hold.id, accountId, hold.campaignId, hold.amount, hold.now);
  return true;
}

/** Spends the held credits of accepted messages. */
export async function captureHolds(
  tx: Sql,
  tenantId: string,
  parts: readonly HoldPart[],
  now: Date,
  newId: (prefix: 'cre') => string,
): Promise<void> {
  const sums = sumByHold(parts);
  if (sums.size === 0) return;
  await tx.run(
    capture,
    tenantId,
    [...sums.keys()],
    [...sums.values()],
    [...sums].map(() => newId('cre')),
    now,
  );
}

/** Frees the held credits of messages that will not be sent. */
export async function releaseHolds(tx: Sql, tenantId: string, parts: readonly HoldPart[], now: Date): Promise<void> {
  const sums = sumByHold(parts);
  if (sums.size === 0) return;
  await tx.run(release, tenantId, [...sums.keys()], [...sums.values()], now);
}

/** In id order, so that two batches lock shared holds in the same order. */
function sumByHold(parts: readonly HoldPart[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { holdId, credits } of parts) sums.set(holdId, (sums.get(holdId) ?? 0) + credits);
  return new Map([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
}
