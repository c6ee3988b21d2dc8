type Schema = Readonly<Record<string, unknown>>;

const ALTERNATIVES = ['allOf', 'oneOf', 'anyOf'] as const;

/**
 * The properties that an object inside params may have, by its path as a JSON pointer. Of a union,
 * only those of the kind that the value names. Empty when the schema does not say.
 */
export function propertiesAt(input: Schema, params: unknown, path: string): readonly string[] {
  const definitions = (input.$defs ?? {}) as Readonly<Record<string, Schema>>;
  const keys = path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  let [schemas, value]: [readonly Schema[], unknown] = [[input], params];
  for (const key of keys) {
    const inside = flat(schemas, value, definitions);
    schemas = inside.flatMap((schema): readonly Schema[] => {
      if (Array.isArray(value)) return schema.items === undefined ? [] : [schema.items as Schema];
      const members = (schema.properties ?? {}) as Readonly<Record<string, Schema>>;
      const member = Object.hasOwn(members, key) ? members[key] : undefined;
      return member === undefined ? [] : [member];
    });
    value = Object.hasOwn(Object(value) as object, key) ? (value as Record<string, unknown>)[key] : undefined;
  }
  return [
    ...new Set(
      flat(schemas, value, definitions).flatMap(({ properties }) => Object.keys(Object(properties) as object)),
    ),
  ];
}

/** The schemas that apply to a value, with references followed and other kinds left out. */
function flat(schemas: readonly Schema[], value: unknown, definitions: Readonly<Record<string, Schema>>): Schema[] {
  const { kind } = Object(value) as { readonly kind?: unknown };
  const found: Schema[] = [];
  const entered = new Set<Schema>();
  const enter = (schema: Schema): void => {
    if (entered.has(schema)) return;
    entered.add(schema);
    const target = typeof schema.$ref === 'string' ? definitions[schema.$ref.replace('#/$defs/', '')] : undefined;
    if (target !== undefined) enter(target);
    for (const key of ALTERNATIVES) for (const part of (schema[key] ?? []) as readonly Schema[]) enter(part);
    if (isOfKind(schema, kind)) found.push(schema);
  };
  for (const schema of schemas) enter(schema);
  return found;
}

/** Whether a schema is of this kind, or does not tell kinds apart. */
function isOfKind(schema: Schema, kind: unknown): boolean {
  const named = (schema.properties as Readonly<Record<string, Schema>> | undefined)?.kind;
  if (kind === undefined || named === undefined) return true;
  if (named.const !== undefined) return named.const === kind;
  return !Array.isArray(named.enum) || named.enum.includes(kind);
}
