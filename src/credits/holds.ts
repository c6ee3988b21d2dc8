import type { Owner } from '../domain/account.ts';
import { emitBalance } from '../events/outbox/emit-balance.ts';
import { batchStatement, type Sql, statement } from '../platform/database/sql.ts';

/** Credits of one message that are captured or released from its campaign's hold. */
export interface HoldPart {
  readonly holdId: string;
  readonly credits: number;
}

/** Reserves credits if available: no row means too few credits. */
const reserve = statement<
  [tenantId: string, accountId: string, amount: number],
  { available: number; low_at: number | null }
>(
  'credits.reserve',
  `UPDATE credit_accounts SET held = held + $3
    WHERE tenant_id = $1 AND account_id = $2 AND posted - held - $3 >= 0 RETURNING posted - held AS available, low_at`,
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
     SELECT a.account_id FROM credit_accounts a JOIN sums s ON s.account_id = a.account_id
      WHERE a.tenant_id = $1 ORDER BY a.account_id FOR UPDATE OF a)
   UPDATE credit_accounts a SET posted = a.posted - s.amount, held = a.held - s.amount
     FROM sums s JOIN accounts l ON l.account_id = s.account_id
    WHERE a.tenant_id = $1 AND a.account_id = l.account_id`,
);

/** Returns credits of holds to the balance; locks as `capture` does. */
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
     RETURNING h.account_id, g.amount),
   sums AS (SELECT account_id, sum(amount)::bigint AS amount FROM moved GROUP BY account_id),
   accounts AS MATERIALIZED (
     SELECT a.account_id FROM credit_accounts a JOIN sums s ON s.account_id = a.account_id
      WHERE a.tenant_id = $1 ORDER BY a.account_id FOR UPDATE OF a)
   UPDATE credit_accounts a SET held = a.held - s.amount
     FROM sums s JOIN accounts l ON l.account_id = s.account_id
    WHERE a.tenant_id = $1 AND a.account_id = l.account_id`,
);

/** Holds credits for a chunk of a campaign; false when they are not available. */
export async function openHold(
  tx: Sql,
  owner: Owner,
  hold: { id: string; campaignId: string; amount: number; requestId?: string | null; now: Date },
): Promise<boolean> {
  const reserved = await tx.row(reserve, owner.tenantId, owner.accountId, hold.amount);
  if (reserved === null) return false;
  const { available: after, low_at: lowAt } = reserved;
  await emitBalance(tx, owner, { before: after + hold.amount, after, lowAt }, hold);
  await tx.run(insertHold, owner.tenantId, hold.id, owner.accountId, hold.campaignId, hold.amount, hold.now);
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
