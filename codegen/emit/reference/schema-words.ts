import type { Contract, JsonSchema } from '../../contract.ts';
import { isRecord } from '../../lint/walk.ts';
import { code, type Inline, joined, link, type Text } from './blocks.ts';

const COMPONENT = '#/components/schemas/';

/** One field of an object or of an anonymous object inside it, such as `steps[].state`. */
export interface Field {
  readonly path: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

/** The type of a value in words, with links to the components on the page. */
export function typeWords(schema: JsonSchema, page: string): Text {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.replace(COMPONENT, '');
    return [link(name, page, name)];
  }
  if ('const' in schema) return [code(JSON.stringify(schema.const))];
  if (Array.isArray(schema.enum))
    return joined(
      schema.enum.map((value): Text => [code(String(value))]),
      ' or ',
    );
  for (const word of ['anyOf', 'oneOf', 'allOf']) {
    const branches = schema[word];
    if (Array.isArray(branches)) {
      return joined(
        branches.map((branch) => typeWords(branch, page)),
        word === 'allOf' ? ' and ' : ' or ',
      );
    }
  }
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type ?? 'any']).map(String);
  return joined(
    types.map((type) => simpleType(type, schema, page)),
    ' or ',
  );
}

/** The description of a field, or of the component it refers to. */
export function descriptionOf(contract: Contract, schema: JsonSchema): string {
  if (typeof schema.description === 'string') return schema.description;
  const component = typeof schema.$ref === 'string' ? contract.schemas[schema.$ref.replace(COMPONENT, '')] : undefined;
  return typeof component?.description === 'string' ? component.description : '';
}

/** The bounds of a value as sentences: `1 to 80 characters. Default: 50.` */
export function bounds(schema: JsonSchema): Text {
  const sentences: Text[] = [
    range(schema.minLength, schema.maxLength, 'characters'),
    range(schema.minimum, schema.maximum, ''),
    range(schema.minItems, schema.maxItems, 'items'),
    range(undefined, schema['x-max-bytes'], 'bytes of JSON'),
    range(undefined, schema['x-max-depth'], 'levels'),
    typeof schema.pattern === 'string' ? ['Pattern: ', code(schema.pattern)] : [],
    typeof schema.format === 'string' ? ['Format: ', schema.format] : [],
    'default' in schema ? ['Default: ', code(JSON.stringify(schema.default))] : [],
  ];
  return joined(
    sentences.filter((text) => text.length > 0).map((text): Text => [...text, '.']),
    ' ',
  );
}

/** The fields of an object, each followed by the fields of the anonymous objects in it. */
export function fieldsOf(schema: JsonSchema, prefix = ''): readonly Field[] {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(properties).flatMap(([name, value]) => {
    const field = isRecord(value) ? value : {};
    const path = `${prefix}${name}`;
    return [{ path, schema: field, required: required.includes(name) }, ...nested(field, path)];
  });
}

/** The components that the schemas refer to, directly or through others, in alphabetical order. */
export function referencedComponents(contract: Contract, schemas: readonly unknown[]): readonly string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isRecord(value) && typeof value.$ref === 'string') {
      const name = value.$ref.replace(COMPONENT, '');
      if (found.has(name)) return;
      found.add(name);
      visit(contract.schemas[name]);
      return;
    }
    for (const item of Object.values(value)) visit(item);
  };
  visit(schemas);
  return [...found].sort();
}

function nested(schema: JsonSchema, path: string): readonly Field[] {
  if (isRecord(schema.items)) return nested(schema.items, `${path}[]`);
  const branches = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) =>
    Array.isArray(list) ? list.filter(isRecord) : [],
  );
  return [...fieldsOf(schema, `${path}.`), ...branches.flatMap((branch) => nested(branch, path))];
}

function simpleType(type: string, schema: JsonSchema, page: string): Text {
  if (type === 'array') return ['array of ', ...typeWords(isRecord(schema.items) ? schema.items : {}, page)];
  return [type satisfies Inline];
}

function range(from: unknown, to: unknown, unit: string): Text {
  const words = unit === '' ? '' : ` ${unit}`;
  if (typeof from === 'number' && typeof to === 'number') return [`${from} to ${to}${words}`];
  if (typeof from === 'number') return [`At least ${from}${words}`];
  return typeof to === 'number' ? [`At most ${to}${words}`] : [];
}
