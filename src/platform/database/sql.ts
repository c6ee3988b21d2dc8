import type { TenantPrisma } from './tenant-prisma.ts';

/**
 * A named statement, planned once per connection. `Params` and `Row` exist only for the compiler.
 */
export interface Statement<Params extends readonly unknown[], Row> {
  readonly name: string;
  readonly text: string;
  /** Planned on each execution, for the given values. */
  readonly batch?: boolean;
  /** Reads most rows of large tables, so that the planner may scan them. */
  readonly scans?: boolean;
  /**
   * Evaluates rules that people write: is canceled after this time, and tenants take turns. The
   * first param is the tenant.
   */
  readonly budgetMs?: number;
  /** Reads all that a tenant has of a period: tenants take turns, too. */
  readonly takesTurns?: boolean;
  readonly types?: { readonly params: Params; readonly row: Row };
}

/**
 * The text of each declared statement, by name: of rules, that of the last. Tests hold all of them
 * to the rules for distributed tables.
 */
export const declared = new Map<string, string>();

/** Declares a statement. The text is a constant: values go into `$1 …`, never into the text. */
export function statement<Params extends readonly unknown[], Row = Record<string, never>>(
  name: string,
  text: string,
): Statement<Params, Row> {
  declared.set(name, text);
  return { name, text };
}

/**
 * Declares a statement over many rows. It is planned on each execution: a cached plan from when a
 * table was empty is up to 25 times slower, and planning takes less than a millisecond per batch.
 */
export function batchStatement<Params extends readonly unknown[], Row = Record<string, never>>(
  name: string,
  text: string,
): Statement<Params, Row> {
  return { ...statement<Params, Row>(name, text), batch: true };
}

/** Declares a statement over all that a tenant has of a period. */
export function figuresStatement<Params extends readonly [tenantId: string, ...unknown[]], Row>(
  name: string,
  text: string,
): Statement<Params, Row> {
  return { ...batchStatement<Params, Row>(name, text), takesTurns: true };
}

/** Executes SQL: a pool, or the connection of a transaction. */
export interface Sql {
  rows<Params extends readonly unknown[], Row>(statement: Statement<Params, Row>, ...params: Params): Promise<Row[]>;
  /** The first row, or null. */
  row<Params extends readonly unknown[], Row>(
    statement: Statement<Params, Row>,
    ...params: Params
  ): Promise<Row | null>;
  /** Number of affected rows. */
  run<Params extends readonly unknown[], Row>(statement: Statement<Params, Row>, ...params: Params): Promise<number>;
  /**
   * Prisma over the same connection, for the rows of one tenant: what it writes is part of the same
   * transaction. For ordinary rows; a named statement is for what is hot, works on sets or takes
   * locks.
   */
  tenant(tenantId: string): TenantPrisma;
  /** Whether tables are divided over several servers; not known outside of a transaction. */
  readonly isDistributed: boolean | null;
}

/** The one connection of a transaction. */
export interface Transaction extends Sql {
  /**
   * Sends a statement together with the COMMIT, which PostgreSQL turns into a ROLLBACK when the
   * statement fails.
   */
  last<Params extends readonly unknown[], Row>(statement: Statement<Params, Row>, ...params: Params): void;
}
