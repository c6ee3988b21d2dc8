import type { Database } from '../../platform/database/database.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';

/** The current month and those after it. */
const MONTHS_AHEAD = 2;

interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

const lockPartitions = statement<[]>(
  'behavior.lock_partitions',
  "SELECT pg_advisory_xact_lock(hashtextextended('event partitions', 0))",
);

const waitBriefly = statement<[]>('behavior.wait_briefly', "SET LOCAL lock_timeout = '500ms'");

const listPartitions = batchStatement<[], { name: string }>(
  'behavior.list_partitions',
  `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'events'::regclass AND c.relname ~ '^events_[0-9]{6}$' ORDER BY c.relname`,
);

const createMonth = batchStatement<[firstDay: string]>('behavior.create_month', 'SELECT create_event_month($1::date)');

const dropMonth = batchStatement<[firstDay: string]>('behavior.drop_month', 'SELECT drop_event_month($1::date)');

/**
 * Creates the missing partitions of the current and the next two months. Rows that were recorded
 * before move there from the default partition; there are few of them, because events of later
 * months are rejected. The table is locked meanwhile. Returns the names of the new partitions.
 */
export async function ensureEventPartitions(database: Database, now: Date): Promise<string[]> {
  const wanted = monthsFrom(now, MONTHS_AHEAD + 1);
  if ((await missingOf(database, wanted)).length === 0) return [];
  return changeAlone(database, async (tx) => {
    const missing = await missingOf(tx, wanted);
    for (const month of missing) await tx.run(createMonth, firstDay(month));
    return missing.map(partitionName);
  });
}

/** Drops the partitions of the months before this one. Returns their names. */
export async function dropPartitionsBefore(database: Database, month: Date): Promise<string[]> {
  const first = partitionName(monthOf(month));
  const isOld = (name: string): boolean => name < first;
  if (!(await listEventPartitions(database)).some(isOld)) return [];
  return changeAlone(database, async (tx) => {
    const old = (await listEventPartitions(tx)).filter(isOld);
    for (const name of old) await tx.run(dropMonth, `${name.slice(-6, -2)}-${name.slice(-2)}-01`);
    return old;
  });
}

/** The names of the partitions that exist, the oldest month first. */
export async function listEventPartitions(sql: Sql): Promise<string[]> {
  return (await sql.rows(listPartitions)).map(({ name }) => name);
}

/**
 * One process at a time. A change locks the whole table, so it gives up soon when other calls hold
 * it, and the next run tries again.
 */
async function changeAlone(database: Database, change: (tx: Sql) => Promise<string[]>): Promise<string[]> {
  return database.transaction(async (tx) => {
    await tx.run(waitBriefly);
    await tx.run(lockPartitions);
    return change(tx);
  });
}

async function missingOf(sql: Sql, wanted: readonly Month[]): Promise<Month[]> {
  const existing = new Set(await listEventPartitions(sql));
  return wanted.filter((month) => !existing.has(partitionName(month)));
}

function monthsFrom(now: Date, count: number): Month[] {
  return Array.from({ length: count }, (_, index) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index, 1))),
  );
}

function monthOf(time: Date): Month {
  return { year: time.getUTCFullYear(), month: time.getUTCMonth() + 1 };
}

function partitionName({ year, month }: Month): string {
  return `events_${year}${String(month).padStart(2, '0')}`;
}

/** The first day, in UTC. */
function firstDay({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}
