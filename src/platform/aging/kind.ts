import type { Sql } from '../database/sql.ts';

/** A row that is about to be deleted. */
export interface AgedRow {
  readonly table: string;
  /** Its columns as JSON. */
  readonly row: string;
}

/** One batch of a kind, locked where something else may change it. */
export interface AgedBatch {
  readonly rows: readonly AgedRow[];
  /** Deletes exactly these rows. */
  readonly remove: () => Promise<void>;
  /** Where the next batch begins; null: this was the last one. */
  readonly next: string | null;
}

export interface AgedPart {
  /** Where the batch before ended; empty at the start of a run. */
  readonly after: string;
  /** What ended at or before this time is old. */
  readonly before: Date;
  /** Rows of a batch; what goes with a row comes on top. */
  readonly limit: number;
}

/** Data that is deleted when it is old: a subject declares what that is, and what must stay. */
export interface AgingKind {
  /** Of its folder in the archive, and of its row in data_retention. */
  readonly name: string;
  readonly take: (tx: Sql, tenantId: string, part: AgedPart) => Promise<AgedBatch>;
}

/** The rows of one table. */
export const rowsOf = (table: string, rows: readonly { readonly row: string }[]): AgedRow[] =>
  rows.map(({ row }) => ({ table, row }));
