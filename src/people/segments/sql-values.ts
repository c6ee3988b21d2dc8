/** Values of a statement whose text is built from rules: everything from outside becomes a `$n`. */
export interface SqlValues {
  /** Adds a value and returns its placeholder with a cast to the type. */
  add(value: unknown, type: SqlType): string;
  readonly values: readonly unknown[];
}

type SqlType = 'text' | 'text[]' | 'numeric' | 'numeric[]' | 'timestamptz' | 'int';

/** `first` is the number of the first placeholder. */
export function createSqlValues(first: number): SqlValues {
  const values: unknown[] = [];
  return {
    values,
    add: (value, type) => {
      values.push(value);
      return `$${first + values.length - 1}::${type}`;
    },
  };
}
