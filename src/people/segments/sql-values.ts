/** Values of a statement whose text is built from rules: everything from outside becomes a `$n`. */
export interface SqlValues {
  /** Adds a value and returns its placeholder with a cast to the type. */
  add(value: unknown, type: SqlType): string;
  /** Like `add`, with one placeholder for all uses of the same object. */
  share(value: object, type: SqlType): string;
  readonly values: readonly unknown[];
}

type SqlType = 'text' | 'text[]' | 'numeric' | 'numeric[]' | 'timestamptz' | 'int';

/** `first` is the number of the first placeholder. */
export function createSqlValues(first: number): SqlValues {
  const values: unknown[] = [];
  const shared = new Map<object, string>();
  const add = (value: unknown, type: SqlType): string => {
    values.push(value);
    return `$${first + values.length - 1}::${type}`;
  };
  return {
    values,
    add,
    share: (value, type) => {
      const placeholder = shared.get(value) ?? add(value, type);
      shared.set(value, placeholder);
      return placeholder;
    },
  };
}
