import { type DayUsage, leftOf, readDayUsage } from '../../compliance/registration/day-usage.ts';
import type { Owner } from '../../domain/account.ts';
import { parsePhone } from '../../domain/phone.ts';
import { countsAtTMobile, LOOKUP_MAX_AGE_MS } from '../../domain/registration/tmobile.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';
import type { LockedRow } from './lock-due-messages.ts';
import type { Queue } from './queries.ts';
import { type Postponed, postponeMessages } from './stop-messages.ts';

/** Due messages deferred per transaction, so that few transactions clear a queue over its limit. */
const MAX_MOVED = 1_000;

const lockDay = statement<[tenantId: string, taxKey: string, day: string], { segments: number }>(
  'dispatch.lock_day',
  'SELECT segments FROM brand_days WHERE tenant_id = $1 AND tax_key = $2 AND day = $3 FOR NO KEY UPDATE',
);

const insertDay = statement<[tenantId: string, taxKey: string, day: string]>(
  'dispatch.insert_day',
  'INSERT INTO brand_days (tenant_id, tax_key, day, segments) VALUES ($1, $2, $3, 0) ON CONFLICT DO NOTHING',
);

const addSegments = statement<[tenantId: string, taxKey: string, day: string, segments: number]>(
  'dispatch.add_segments',
  'UPDATE brand_days SET segments = greatest(0, segments + $4) WHERE tenant_id = $1 AND tax_key = $2 AND day = $3',
);

const findCarriers = batchStatement<
  [tenantId: string, accountId: string, phones: readonly string[], since: Date],
  { phone: string; carrier_name: string | null }
>(
  'dispatch.find_recipient_carriers',
  `SELECT phone, carrier_name FROM number_lookups
    WHERE tenant_id = $1 AND account_id = $2 AND phone = ANY ($3) AND looked_up_at > $4`,
);

interface DueMessage {
  readonly id: string;
  readonly to_phone: string;
}

/** Without replies, which are not deferred: see `applyDayLimit`. */
const lockDue = batchStatement<[tenantId: string, queue: string, now: Date, limit: number], DueMessage>(
  'dispatch.lock_due',
  `WITH due AS (
     SELECT message_id FROM message_queue WHERE tenant_id = $1 AND queue = $2 AND due_at <= $3 ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED)
   SELECT m.id, m.to_phone FROM due d JOIN messages m ON m.tenant_id = $1 AND m.id = d.message_id
    WHERE m.purpose <> 'reply' AND (m.valid_until IS NULL OR m.valid_until > $3)`,
);

const REASON = 'daily_limit';

/**
 * Locks today's usage of the brand until the transaction ends. Locked before any message, so that
 * dispatchers of one brand run one after another. Null without a limit.
 */
export async function lockDayUsage(
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
    await tx.run(insertDay, tenantId, taxKey, day);
    row = await tx.row(lockDay, tenantId, taxKey, day);
  }
  return { ...usage, used: row?.segments ?? 0 };
}

/**
 * Defers the due messages of a queue whose brand has nothing left today; returns how many. Messages
 * that surely go to another carrier than T-Mobile stay.
 */
export async function deferToNextDay(tx: Sql, queue: Queue, usage: DayUsage, now: Date): Promise<number> {
  const due = await tx.rows(lockDue, queue.tenant_id, queue.queue, now, MAX_MOVED);
  const counts = await loadCounts(tx, { tenantId: queue.tenant_id, accountId: queue.account_id }, due, now);
  const deferred = due.filter(counts).map(({ id }) => ({ id, until: usage.resetsAt, reason: REASON }));
  await postponeMessages(tx, queue.tenant_id, deferred);
  return deferred.length;
}

/** Segments counted per message, to be returned for messages that were not sent. */
export interface CountedSegments {
  readonly usage: DayUsage;
  readonly segments: ReadonlyMap<string, number>;
}

/**
 * Counts messages toward the daily limit; those over it are deferred to the next day. A
 * reply counts but is not deferred: a STOP must be confirmed within 5 minutes (47 CFR
 * 64.1200(a)(12)).
 */
export async function applyDayLimit(
  tx: Sql,
  owner: Owner,
  usage: DayUsage | null,
  claimed: readonly LockedRow[],
  now: Date,
): Promise<{
  readonly sendable: readonly LockedRow[];
  readonly deferred: readonly Postponed[];
  readonly counted: CountedSegments | null;
}> {
  if (usage === null) return { sendable: claimed, deferred: [], counted: null };
  const counts = await loadCounts(tx, owner, claimed, now);
  const sendable: LockedRow[] = [];
  const deferred: Postponed[] = [];
  const segments = new Map<string, number>();
  let left = leftOf(usage);
  for (const row of claimed) {
    if (!counts(row)) sendable.push(row);
    else if (row.segments <= left || row.purpose === 'reply') {
      sendable.push(row);
      segments.set(row.id, row.segments);
      left -= row.segments;
    } else deferred.push({ id: row.id, until: usage.resetsAt, reason: REASON });
  }
  await addToDay(tx, owner.tenantId, usage, sumOf(segments.values()));
  return { sendable, deferred, counted: { usage, segments } };
}

/** Call it before credits are locked, as claims do. */
export async function returnSegments(
  tx: Sql,
  tenantId: string,
  counted: CountedSegments | null,
  unsent: readonly { readonly id: string }[],
): Promise<void> {
  if (counted === null) return;
  await addToDay(tx, tenantId, counted.usage, -sumOf(unsent.map(({ id }) => counted.segments.get(id) ?? 0)));
}

async function addToDay(tx: Sql, tenantId: string, { taxKey, day }: DayUsage, segments: number): Promise<void> {
  if (segments !== 0) await tx.run(addSegments, tenantId, taxKey, day, segments);
}

/** Returns whether a message counts toward T-Mobile's limit, by the looked-up carriers. */
async function loadCounts(
  tx: Sql,
  { tenantId, accountId }: Owner,
  messages: readonly DueMessage[],
  now: Date,
): Promise<(message: { readonly to_phone: string }) => boolean> {
  if (messages.length === 0) return () => true;
  const since = new Date(now.getTime() - LOOKUP_MAX_AGE_MS);
  const phones = messages.map(({ to_phone: phone }) => phone);
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
