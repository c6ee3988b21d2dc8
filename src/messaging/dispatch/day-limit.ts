import { parsePhone } from '../../domain/phone.ts';
import { countsAtTMobile, LOOKUP_GOOD_MS } from '../../domain/registration/tmobile.ts';
import { batchStatement, type Sql, statement } from '../../platform/sql.ts';
import { type DayUsage, leftOf, readDayUsage } from '../registry/day-usage.ts';
import type { Owner } from '../tenancy.ts';
import { type ClaimedRow, type Lane, postpone } from './queries.ts';

/** Texts whose turn has come, moved at once; a lane that may send nothing more today is done with in few transactions. */
const MOST_MOVED = 1_000;

const lockDay = statement<[tenantId: string, taxKey: string, day: string], { segments: number }>(
  'day_limit.lock_day',
  'SELECT segments FROM brand_days WHERE tenant_id = $1 AND tax_key = $2 AND day = $3 FOR NO KEY UPDATE',
);

const beginDay = statement<[tenantId: string, taxKey: string, day: string]>(
  'day_limit.begin_day',
  'INSERT INTO brand_days (tenant_id, tax_key, day, segments) VALUES ($1, $2, $3, 0) ON CONFLICT DO NOTHING',
);

const addSegments = statement<[tenantId: string, taxKey: string, day: string, segments: number]>(
  'day_limit.add_segments',
  'UPDATE brand_days SET segments = greatest(0, segments + $4) WHERE tenant_id = $1 AND tax_key = $2 AND day = $3',
);

const findCarriers = batchStatement<
  [tenantId: string, accountId: string, phones: readonly string[], since: Date],
  { phone: string; carrier_name: string | null }
>(
  'day_limit.find_carriers',
  `SELECT phone, carrier_name FROM number_lookups
    WHERE tenant_id = $1 AND account_id = $2 AND phone = ANY ($3) AND looked_up_at > $4`,
);

interface WaitingText {
  readonly id: string;
  readonly to_phone: string;
}

/** Answers to what a person has just written are not among them: see `holdBack`. */
const lockWaiting = batchStatement<[tenantId: string, lane: string, now: Date, limit: number], WaitingText>(
  'day_limit.lock_waiting',
  `SELECT id, to_phone FROM messages
    WHERE tenant_id = $1 AND lane = $2 AND state = 'queued' AND due_at <= $3 AND purpose <> 'reply'
      AND (valid_until IS NULL OR valid_until > $3)
    ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED`,
);

/** One that may have left keeps saying so; one whose validity ends before comes back to be ended. */
const moveWaiting = batchStatement<[tenantId: string, ids: readonly string[], dueAt: Date]>(
  'day_limit.move_waiting',
  `UPDATE messages SET due_at = least($3, valid_until), state_reason = CASE WHEN state_reason = 'lease_lost' THEN 'lease_lost' ELSE 'daily_limit' END
    WHERE tenant_id = $1 AND id = ANY ($2)`,
);

/** Whoever else hands something out for the same company waits until this transaction ends: the row is locked before any text. */
export async function lockUsage(
  tx: Sql,
  tenantId: string,
  registrationId: string | null,
  now: Date,
): Promise<DayUsage | null> {
  if (registrationId === null) return null;
  const [usage] = await readDayUsage(tx, tenantId, [registrationId], now);
  if (usage === undefined) return null;
  const { taxKey, day } = usage;
  let row = await tx.row(lockDay, tenantId, taxKey, day);
  if (row === null) {
    await tx.run(beginDay, tenantId, taxKey, day);
    row = await tx.row(lockDay, tenantId, taxKey, day);
  }
  return { ...usage, used: row?.segments ?? 0 };
}

/** Moves what is due in a lane of a company that has nothing left to the next day; answers how many. What surely goes elsewhere stays. */
export async function waitForReset(tx: Sql, lane: Lane, usage: DayUsage, now: Date): Promise<number> {
  const waiting = await tx.rows(lockWaiting, lane.tenant_id, lane.lane, now, MOST_MOVED);
  const counts = await judge(tx, { tenantId: lane.tenant_id, accountId: lane.account_id }, waiting, now);
  const ids = waiting.filter(counts).map(({ id }) => id);
  if (ids.length > 0) await tx.run(moveWaiting, lane.tenant_id, ids, usage.resetsAt);
  return ids.length;
}

/** What was counted for which texts, to be given back for those that never left. */
export interface Counted {
  readonly usage: DayUsage;
  readonly segments: ReadonlyMap<string, number>;
}

/**
 * Counts what leaves, and sends the rest back to wait for the next day. A reply counts and does not wait: law wants the answer to a STOP within
 * five minutes.
 */
export async function holdBack(
  tx: Sql,
  owner: Owner,
  usage: DayUsage,
  claimed: readonly ClaimedRow[],
  now: Date,
): Promise<{ readonly leaving: readonly ClaimedRow[]; readonly counted: Counted }> {
  const counts = await judge(tx, owner, claimed, now);
  const leaving: ClaimedRow[] = [];
  const waiting: string[] = [];
  const segments = new Map<string, number>();
  let left = leftOf(usage);
  for (const row of claimed) {
    if (!counts(row)) leaving.push(row);
    else if (row.segments <= left || row.purpose === 'reply') {
      leaving.push(row);
      segments.set(row.id, row.segments);
      left -= row.segments;
    } else waiting.push(row.id);
  }
  if (waiting.length > 0) {
    const dueAts = waiting.map(() => usage.resetsAt);
    await tx.run(postpone, owner.tenantId, waiting, dueAts, 'daily_limit');
  }
  await add(tx, owner.tenantId, usage, sumOf(segments.values()));
  return { leaving, counted: { usage, segments } };
}

/** Before anything that locks credits, as claims do. */
export async function giveBackSegments(
  tx: Sql,
  tenantId: string,
  counted: Counted | null,
  unsent: readonly { readonly id: string }[],
): Promise<void> {
  if (counted === null) return;
  await add(tx, tenantId, counted.usage, -sumOf(unsent.map(({ id }) => counted.segments.get(id) ?? 0)));
}

async function add(tx: Sql, tenantId: string, { taxKey, day }: DayUsage, segments: number): Promise<void> {
  if (segments !== 0) await tx.run(addSegments, tenantId, taxKey, day, segments);
}

async function judge(
  tx: Sql,
  { tenantId, accountId }: Owner,
  texts: readonly WaitingText[],
  now: Date,
): Promise<(text: { readonly to_phone: string }) => boolean> {
  if (texts.length === 0) return () => true;
  const since = new Date(now.getTime() - LOOKUP_GOOD_MS);
  const phones = texts.map(({ to_phone: phone }) => phone);
  const known = await tx.rows(findCarriers, tenantId, accountId, phones, since);
  const carriers = new Map(known.map(({ phone, carrier_name: carrier }) => [phone, carrier]));
  return ({ to_phone: phone }) => {
    const parsed = parsePhone(phone, 'US');
    return countsAtTMobile({
      country: parsed.ok ? parsed.country : null,
      carrierName: carriers.get(phone) ?? null,
    });
  };
}

function sumOf(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
