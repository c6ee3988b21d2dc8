import { alternatives, type Schema } from './schema.ts';

const MAX_FIELDS = 12;

/** The type of a param in a few words: `integer`, `reject | defer`, `list of string`. */
export function describeType(schema: Schema, root: Schema): string {
  return [...new Set(alternatives(schema, root).map((each) => describe(each, root)))].join(' or ');
}

function describe(schema: Schema, root: Schema): string {
  const { type, enum: values, const: constant, properties, items, format } = schema;
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(values)) return values.map(String).join(' | ');
  if (properties !== undefined) {
    const names = Object.keys(properties as object);
    return `object {${names.slice(0, MAX_FIELDS).join(', ')}${names.length > MAX_FIELDS ? ', …' : ''}}`;
  }
  if (type === 'array') return `list of ${items === undefined ? 'any' : describeType(items as Schema, root)}`;
  const name = Array.isArray(type) ? type.join(' or ') : typeof type === 'string' ? type : 'any';
  return typeof format === 'string' && type === 'string' ? format : name;
}
