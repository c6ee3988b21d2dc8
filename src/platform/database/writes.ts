/** Receives the tables that something has written, after its commit. */
export type OnWrites = (tables: ReadonlySet<string>) => void;

/**
 * Not the lock of `FOR UPDATE`, nor the action of `ON CONFLICT DO UPDATE`, whose table is inserted
 * into.
 */
const WRITES = /\bINSERT INTO (\w+)|(?<!\b(?:FOR|KEY|DO) )\bUPDATE (\w+)/g;

interface Text {
  readonly text: string;
}

const known = new WeakMap<Text, readonly string[]>();

/** The tables into which a statement inserts rows or whose rows it changes. */
export function writtenTables(statement: Text): readonly string[] {
  const before = known.get(statement);
  if (before !== undefined) return before;
  const tables = [...statement.text.matchAll(WRITES)].flatMap(([, inserted, updated]) => inserted ?? updated ?? []);
  known.set(statement, tables);
  return tables;
}

/** The same for an operation of Prisma, whose models have the names of tables. */
export const isWrite = (operation: string): boolean => /^(?:create|update|upsert)/.test(operation);
