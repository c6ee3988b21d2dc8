import type { PrismaClient } from '../generated/prisma/client.ts';

/** A named statement; PostgreSQL plans it once per connection. `Params` and `Row` exist for the compiler alone. */
export interface Statement<Params extends readonly unknown[], Row> {
  readonly name: string;
  readonly text: string;
  /** Planned anew each time, for the values at hand. */
  readonly batch?: boolean;
  readonly types?: { readonly params: Params; readonly row: Row };
}

/** Declares a statement. Its text is a constant: values go into `$1 …`, never into the text. */
export function statement<Params extends readonly unknown[], Row = Record<string, never>>(
  name: string,
  text: string,
): Statement<Params, Row> {
  return { name, text };
}

/**
 * Declares a statement that works on many rows at once. It is planned for the arrays it gets: a plan kept from when a table was empty
 * walks a thousand rows for each of a thousand (measured: 25 times slower), and planning costs less than a millisecond a batch.
 */
export function batchStatement<Params extends readonly unknown[], Row = Record<string, never>>(
  name: string,
  text: string,
): Statement<Params, Row> {
  return { name, text, batch: true };
}

/** Where SQL can be run: a pool, or the one connection of a transaction. */
export interface Sql {
  rows<Params extends readonly unknown[], Row>(statement: Statement<Params, Row>, ...params: Params): Promise<Row[]>;
  /** The first row, or null. */
  row<Params extends readonly unknown[], Row>(
    statement: Statement<Params, Row>,
    ...params: Params
  ): Promise<Row | null>;
  /** How many rows the statement touched. */
  run<Params extends readonly unknown[], Row>(statement: Statement<Params, Row>, ...params: Params): Promise<number>;
  /** Prisma over the same connection: what it writes is part of the same transaction. */
  readonly prisma: PrismaClient;
}

/** The one connection of a transaction. */
export interface Transaction extends Sql {
  /** What the transaction ends with: sent together with the COMMIT, which PostgreSQL makes a ROLLBACK when any of it failed. */
  last<Params extends readonly unknown[], Row>(statement: Statement<Params, Row>, ...params: Params): void;
}
