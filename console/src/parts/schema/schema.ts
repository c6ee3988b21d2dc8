/** What the forms read of a JSON Schema of the contract. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number)[];
  readonly const?: unknown;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly maxLength?: number;
}

export type Values = Readonly<Record<string, unknown>>;

type Kind = 'text' | 'number' | 'boolean' | 'choice' | 'list' | 'object' | 'json';

/** The schema with its reference followed and the null of an alternative left out. */
export function resolve(schema: Schema, root: Schema): Schema {
  const { $ref, allOf, anyOf, oneOf } = schema;
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    const found = root.$defs?.[name] ?? root.definitions?.[name] ?? {};
    return resolve({ ...found, ...described(schema) }, root);
  }
  if (allOf?.length === 1) return resolve({ ...allOf[0], ...described(schema) }, root);
  const options = (anyOf ?? oneOf ?? []).filter(({ type }) => type !== 'null');
  return options.length === 1 ? resolve({ ...options[0], ...described(schema) }, root) : schema;
}

const described = ({ description }: Schema): Schema => (description === undefined ? {} : { description });

/** How a value is asked for; JSON where there is no simple form. */
export function kindOf(schema: Schema, root: Schema): Kind {
  const { type, enum: choices, properties, items } = schema;
  const types = typeof type === 'string' ? [type] : (type ?? []).filter((each) => each !== 'null');
  if (choices !== undefined) return 'choice';
  if (types.length !== 1) return 'json';
  if (types[0] === 'array') return items !== undefined && isText(resolve(items, root)) ? 'list' : 'json';
  if (types[0] === 'object') return properties === undefined ? 'json' : 'object';
  if (types[0] === 'boolean') return 'boolean';
  return types[0] === 'integer' || types[0] === 'number' ? 'number' : 'text';
}

const isText = ({ type, enum: choices }: Schema): boolean => type === 'string' || choices !== undefined;

/** Params that every write skill takes, and that a form does not ask for. */
const STANDARD = ['dry_run', 'idempotency_key', 'cursor', 'limit'];

export const fieldsOf = ({ properties = {} }: Schema): readonly (readonly [string, Schema])[] =>
  Object.entries(properties).filter(([name]) => !STANDARD.includes(name));

/** `legal_name` as "Legal name". */
export function nameInWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
