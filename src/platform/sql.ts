import type { PrismaClient } from '../generated/prisma/client.ts';

/** A named statement; PostgreSQL plans it once per connection. `Params` and `Row` exist for the compiler alone. */
export interface Statement<Params extends readonly unknown[], Row> {
  readonly name: string;
  readonly text: string;
  readonly types?: { readonly params: Params; readonly row: Row };
}

/** Declares a statement. Its text is a constant: values go into `$1 …`, never into the text. */
export function statement<Params extends readonly unknown[], Row = Record<string, never>>(name: string, text: string): Statement<Params, Row> {
  return { name, text };
}

/** Where SQL can be run: a pool, or the one connection of a transaction. */
export interface Sql {
  rows<Params extends readonly unknown[], Row>(statement: Statement<Params, Row>, ...params: Params): Promise<Row[]>;
  /** The first row, or null. */
  row<Params extends readonly unknown[], Row>(statement: Statement<Params, Row>, ...params: Params): Promise<Row | null>;
  /** How many rows the statement touched. */
  run<Params extends readonly unknown[], Row>(statement: Statement<Params, Row>, ...params: Params): Promise<number>;
  /** Prisma over the same connection: what it writes is part of the same transaction. */
  readonly prisma: PrismaClient;
}
