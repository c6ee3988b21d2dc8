import type pg from 'pg';
import { describeStatement, type StatementEffect, tablesMadeBy } from './describe-statement.ts';
import type { Migration } from './read-migrations.ts';

export interface PlannedStatement extends StatementEffect {
  readonly rows: number;
  readonly bytes: number;
  /** About how long it holds its lock, without the wait for it: an estimate by the table's size. */
  readonly seconds: number;
}

export interface PlannedMigration {
  readonly name: string;
  /** Runs outside of a transaction, while reads and writes go on. */
  readonly concurrent: boolean;
  readonly oldestProcess: string | null;
  readonly statements: readonly PlannedStatement[];
}

/**
 * Bytes of a table that are read, checked or indexed per second: the lower end of what one core
 * takes from a disk. What does not depend on the size takes some milliseconds.
 */
const BYTES_PER_SECOND = 40_000_000;
const SHORTLY_SECONDS = 0.01;

/** What pending migrations would do, and for how long they would lock what. Changes nothing. */
export async function planMigrations(
  client: pg.Client,
  pending: readonly Migration[],
): Promise<readonly PlannedMigration[]> {
  const { rows } = await client.query<{ name: string; rows: number; bytes: number }>(SIZES);
  const sizes = new Map(rows.map((row) => [row.name, row]));
  const made = tablesMadeBy(pending.flatMap(({ statements }) => statements));
  return pending.map(({ name, isConcurrent: concurrent, oldestProcess, statements }) => ({
    name,
    concurrent,
    oldestProcess,
    statements: statements.map((statement) => {
      const effect = describeStatement(statement, made);
      const size = sizes.get(effect.table ?? '');
      const bytes = Number(size?.bytes ?? 0);
      const seconds = SHORTLY_SECONDS + (effect.growsWithTable ? bytes / BYTES_PER_SECOND : 0);
      return { ...effect, rows: Math.max(0, Number(size?.rows ?? 0)), bytes, seconds };
    }),
  }));
}

/** A partitioned table is as large as its partitions. */
const SIZES = `
  SELECT c.relname AS name, sum(coalesce(p.reltuples, c.reltuples))::float8 AS rows, sum(pg_table_size(coalesce(p.oid, c.oid)))::float8 AS bytes
    FROM pg_class c LEFT JOIN pg_inherits i ON i.inhparent = c.oid AND c.relkind = 'p' LEFT JOIN pg_class p ON p.oid = i.inhrelid
   WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') GROUP BY c.relname`;
