import { retainedSince } from '../../counting/retained-since.ts';
import type { Owner } from '../../domain/account.ts';
import { DAY_MS } from '../../domain/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { firstIdAt, newId } from '../../platform/ids.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Claim, Next } from '../../platform/work/worker.ts';
import { COUNTS } from './columns.ts';
import { mendDifferences } from './recount-statement.ts';
import { RECOUNT_AFTER_MS } from './work.ts';

/** A carrier may deliver an inbound message this long after it received it. */
const INBOUND_DELAY_MS = 7 * DAY_MS;

const listAccounts = (sql: Sql, tenantId: string) =>
  sql.tenant(tenantId).accounts.findMany({ orderBy: { id: 'asc' }, select: { id: true, created_at: true } });

/** Recounts of a tenant run one after another. */
const lockRecounts = statement<[tenantId: string]>(
  'measures.lock_recounts',
  "SELECT FROM measure_work WHERE tenant_id = $1 AND kind = 'recount' FOR UPDATE",
);

const readRecounted = statement<[tenantId: string], { recounted_to: string | null }>(
  'measures.read_recounted',
  "SELECT recounted_to FROM measure_work WHERE tenant_id = $1 AND kind = 'recount'",
);

const setRecounted = statement<[tenantId: string, day: Date]>(
  'measures.set_recounted',
  "UPDATE measure_work SET recounted_to = ($2::timestamptz AT TIME ZONE 'UTC')::date WHERE tenant_id = $1 AND kind = 'recount'",
);

/** What was counted wrongly, and is corrected: the difference of each measure. */
export interface Correction {
  readonly accountId: string;
  readonly bucket: string;
  readonly groupKey: string;
  readonly detail: string;
  readonly changes: Readonly<Record<string, number>>;
}

/** Rows of the period were deleted by age: a recount would make zeros of what was counted. */
export class NotRetained extends Error {
  readonly since: Date;

  constructor(since: Date) {
    super(`Rows from before ${since.toISOString()} were deleted by age.`);
    this.name = 'NotRetained';
    this.since = since;
  }
}

/**
 * Recounts the measures of an account from `from` to `to`, two starts of quarters of an hour, from
 * the rows themselves; corrects and returns what was wrong. Throws `NotRetained` if not all of the
 * rows are there.
 */
export async function recount(tx: Sql, { tenantId, accountId }: Owner, from: Date, to: Date): Promise<Correction[]> {
  await tx.tenant(tenantId).measure_work.createMany({
    data: [{ tenant_id: tenantId, kind: 'recount' }],
    skipDuplicates: true,
  });
  await tx.row(lockRecounts, tenantId);
  const retained = await retainedSince(tx, tenantId);
  if (retained !== null && from < retained) throw new NotRetained(retained);
  const first = from.getTime();
  const end = to.getTime();
  const rows = await tx.rows(
    mendDifferences,
    tenantId,
    accountId,
    from,
    to,
    firstIdAt('msg', first),
    firstIdAt('msg', end),
    firstIdAt('cse', first),
    firstIdAt('cse', end),
    firstIdAt('inb', first),
    firstIdAt('inb', end + INBOUND_DELAY_MS),
    newId('mdf', end),
  );
  return rows.map((row) => ({
    accountId,
    bucket: row.bucket_at.toISOString(),
    groupKey: row.group_key,
    detail: row.detail,
    changes: Object.fromEntries(
      [...COUNTS, 'value_minor'].flatMap((name) => {
        const change = Number(row[name]);
        return change === 0 ? [] : [[name, change]];
      }),
    ),
  }));
}

/**
 * Recounts days, in UTC, of every account of a tenant, each account in a transaction of its own.
 */
export async function recountDays(database: Database, tenantId: string, from: Date, to: Date): Promise<Correction[]> {
  const corrections: Correction[] = [];
  for (const { id: accountId } of await listAccounts(database, tenantId))
    corrections.push(...(await database.transaction((tx) => recount(tx, { tenantId, accountId }, from, to))));
  return corrections;
}

/**
 * After a pause of months, as for rows from before the rollups, many days are recounted at once.
 */
const MAX_DAYS = 31;
const MAX_LOGGED = 10;

/**
 * Every night: recounts the days that are over. Differences are logged, since each is a mistake.
 */
export async function recountTenant(
  database: Database,
  { tenantId, now }: Claim,
  signal: AbortSignal,
  log: Logger,
): Promise<Next> {
  const today = startOfDay(now.getTime() - RECOUNT_AFTER_MS);
  const [accounts, work, retained] = await Promise.all([
    listAccounts(database, tenantId),
    database.row(readRecounted, tenantId),
    retainedSince(database, tenantId),
  ]);
  const opened = Math.min(today, ...accounts.map(({ created_at: at }) => startOfDay(at.getTime())));
  const done = work?.recounted_to == null ? today - DAY_MS : Date.parse(work.recounted_to);
  // Days whose rows were deleted keep their figures.
  const whole = retained === null ? 0 : startOfDay(retained.getTime() - 1) + DAY_MS;
  let at = Math.max(opened, done, whole);
  const isLate = today - at > MAX_DAYS * DAY_MS;
  while (at < today) {
    if (signal.aborted) return now;
    const left = (today - at) / DAY_MS;
    const next = at + Math.min(left, left > MAX_DAYS ? MAX_DAYS : 1) * DAY_MS;
    const corrections = await recountDays(database, tenantId, new Date(at), new Date(next));
    const { length: count } = corrections;
    const day = new Date(at).toISOString().slice(0, 10);
    if (count > 0)
      log.warn({ tenantId, day, count, corrections: corrections.slice(0, MAX_LOGGED) }, 'measures corrected');
    await database.run(setRecounted, tenantId, new Date(next));
    at = next;
  }
  // Rows of today from before the rollups; what happens meanwhile counts itself.
  if (isLate) await recountDays(database, tenantId, new Date(today), new Date(today + 2 * DAY_MS));
  return new Date(today + DAY_MS + RECOUNT_AFTER_MS);
}

const startOfDay = (ms: number): number => Math.floor(ms / DAY_MS) * DAY_MS;
