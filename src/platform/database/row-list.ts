/** The types of columns, and of their values before they become JSON. */
interface Values {
  readonly text: string;
  readonly integer: number;
  readonly smallint: number;
  readonly bigint: number;
  readonly boolean: boolean;
  readonly timestamptz: Date | 'infinity';
  readonly jsonb: object;
  readonly 'text[]': readonly string[];
}

type Type = keyof Values;
/** With a question mark: can be NULL. */
type Columns = Readonly<Record<string, Type | `${Type}?`>>;

export type RowOf<Of extends Columns> = {
  readonly [Name in keyof Of]: Of[Name] extends Type
    ? Values[Of[Name]]
    : Of[Name] extends `${infer Base extends Type}?`
      ? Values[Base] | null
      : never;
};

declare const OF: unique symbol;
/** Rows as one parameter of a statement; only `param` of their list makes it. */
export type RowsParam<Of extends Columns> = string & { readonly [OF]: Of };

export interface RowList<Of extends Columns> {
  /** For a FROM clause: `from('$2', 'one')` reads the second parameter. */
  from(param: `$${number}`, alias: string): string;
  param(rows: readonly RowOf<Of>[]): RowsParam<Of>;
}

/**
 * Declares rows that a statement gets as one parameter, so that their values have names instead of
 * positions: a list of JSON objects, which PostgreSQL reads with these types.
 */
export function rowList<const Of extends Columns>(columns: Of): RowList<Of> {
  const definitions = Object.entries(columns).map(([name, type]) => `${name} ${type.replace('?', '')}`);
  return {
    from: (param, alias) => `jsonb_to_recordset(${param}::jsonb) AS ${alias} (${definitions.join(', ')})`,
    param: (rows) => JSON.stringify(rows) as RowsParam<Of>,
  };
}

/** The parameter's type of a declared list: `ParamOf<typeof RUNS>`. */
export type ParamOf<List> = List extends RowList<infer Of> ? RowsParam<Of> : never;
