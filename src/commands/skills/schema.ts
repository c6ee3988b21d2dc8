export type Schema = Readonly<Record<string, unknown>>;

/** Follows `$ref` and single `allOf` inside a self-contained schema. */
export function resolve(schema: Schema, root: Schema): Schema {
  const { $ref: ref, allOf, ...own } = schema;
  if (typeof ref === 'string') {
    const defs = (root.$defs ?? {}) as Readonly<Record<string, Schema>>;
    return { ...resolve(defs[ref.split('/').pop() ?? ''] ?? {}, root), ...own };
  }
  const [only] = (allOf ?? []) as readonly Schema[];
  return only === undefined ? schema : { ...resolve(only, root), ...own };
}

/** The schema and, of a choice, its alternatives. */
export function alternatives(schema: Schema, root: Schema): readonly Schema[] {
  const whole = resolve(schema, root);
  const choice = (whole.anyOf ?? whole.oneOf) as readonly Schema[] | undefined;
  return choice === undefined ? [whole] : choice.flatMap((each) => alternatives(each, root));
}

/** The JSON types that a value may have; empty when any is allowed. */
export function typesOf(schema: Schema, root: Schema): ReadonlySet<string> {
  const types = alternatives(schema, root).map(({ type, enum: values, properties }) => {
    if (type !== undefined) return [type].flat() as string[];
    if (Array.isArray(values)) return [...new Set(values.map((value) => typeOf(value)))];
    return properties === undefined ? null : ['object'];
  });
  return types.includes(null) ? new Set() : new Set(types.flatMap((each) => each ?? []));
}

/** The JSON Schema type of a value. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
