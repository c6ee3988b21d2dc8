/** What a statement of a migration does to calls that run meanwhile. */
export interface StatementEffect {
  /** The first words, with the names. */
  readonly does: string;
  /** The existing table that it locks; null: none. */
  readonly table: string | null;
  /**
   * What waits while it runs. `reads and writes`: also calls that only read; `writes`; `nothing`:
   * only other changes of the schema.
   */
  readonly blocks: 'reads and writes' | 'writes' | 'nothing';
  /** Whether it takes longer the larger the table is. */
  readonly growsWithTable: boolean;
}

type Lock = Omit<StatementEffect, 'does' | 'table'>;

const NOTHING: Lock = { blocks: 'nothing', growsWithTable: false };
const BRIEFLY: Lock = { blocks: 'reads and writes', growsWithTable: false };

/**
 * By PostgreSQL's documentation of explicit locking and ALTER TABLE. The first that matches counts;
 * the first group is the table.
 */
const KINDS: readonly (readonly [RegExp, Lock])[] = [
  [/^CREATE (?:UNIQUE )?INDEX CONCURRENTLY .*? ON (?:ONLY )?(\w+)/, { blocks: 'nothing', growsWithTable: true }],
  [/^CREATE (?:UNIQUE )?INDEX .*? ON (?:ONLY )?(\w+)/, { blocks: 'writes', growsWithTable: true }],
  [/^ALTER TABLE (?:ONLY )?(\w+) VALIDATE CONSTRAINT/, { blocks: 'nothing', growsWithTable: true }],
  [/^ALTER TABLE (?:ONLY )?(\w+) SET \((?:autovacuum|fillfactor)/, NOTHING],
  [/^ALTER TABLE (?:ONLY )?(\w+) (?:ALTER COLUMN )?\w+ SET STATISTICS/, NOTHING],
  [
    /^ALTER TABLE (?:ONLY )?(\w+) .*ADD (?:CONSTRAINT|CHECK|FOREIGN|PRIMARY)(?!.*NOT VALID)/,
    { ...BRIEFLY, growsWithTable: true },
  ],
  [
    /^ALTER TABLE (?:ONLY )?(\w+) .*(?:SET NOT NULL|ALTER COLUMN \w+ (?:SET DATA )?TYPE)/,
    { ...BRIEFLY, growsWithTable: true },
  ],
  [/^ALTER TABLE (?:ONLY )?(\w+) ADD COLUMN (?:IF NOT EXISTS )?\w+ .*random\(/, { ...BRIEFLY, growsWithTable: true }],
  [/^ALTER TABLE (?:ONLY |IF EXISTS )?(\w+)/, BRIEFLY],
  [/^DROP INDEX CONCURRENTLY/, NOTHING],
  [/^DROP (?:TABLE|INDEX) (?:IF EXISTS )?(\w+)/, BRIEFLY],
  [/^(?:UPDATE|DELETE FROM) (\w+)/, { blocks: 'nothing', growsWithTable: true }],
  [/^INSERT INTO \w+ .*?FROM (\w+)/, { blocks: 'nothing', growsWithTable: true }],
];

const MAX_TEXT = 90;

/**
 * Describes a statement by its text. `made` are the tables that the migration creates, which no
 * call uses yet.
 */
export function describeStatement(statement: string, made: ReadonlySet<string>): StatementEffect {
  const text = statement.replace(/\s+/g, ' ');
  const does = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
  for (const [pattern, lock] of KINDS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const table = match[1] ?? null;
    return table !== null && made.has(table) ? { does, table: null, ...NOTHING } : { does, table, ...lock };
  }
  return { does, table: null, ...NOTHING };
}

/** The tables that these statements create. */
export function tablesMadeBy(statements: readonly string[]): ReadonlySet<string> {
  const names = statements.map((one) => /^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\w+)/.exec(one)?.[1]);
  return new Set(names.filter((name) => name !== undefined));
}
