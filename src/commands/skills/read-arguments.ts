import { parseExactJson } from '../../domain/exact-json.ts';
import { CommandFailure, USAGE } from '../failure.ts';
import { alternatives, resolve, type Schema, typeOf, typesOf } from './schema.ts';

type Fields = Record<string, unknown>;

/** Names that would change every object instead of setting a field. */
const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

/**
 * Params from `name=value` arguments. The schema of the skill decides whether a value is text or
 * JSON, `a.b=value` sets a field of an object, and a repeated name collects a list. The service
 * reports what is not valid.
 */
export function readArguments(args: readonly string[], input: Schema): Fields {
  const params: Fields = {};
  for (const argument of args) {
    const cut = argument.indexOf('=');
    const path = argument.slice(0, Math.max(0, cut)).split('.');
    if (cut < 1 || path.some((name) => name === '' || FORBIDDEN.includes(name)))
      throw new CommandFailure(`${argument} is not name=value.`, USAGE);
    set(params, path, argument.slice(cut + 1), input, input);
  }
  return params;
}

function set(
  target: Fields,
  [name = '', ...rest]: readonly string[],
  text: string,
  schema: Schema,
  root: Schema,
): void {
  const field = fieldOf(schema, name, root);
  const before = target[name];
  if (rest.length > 0) {
    if (before !== undefined && typeOf(before) !== 'object')
      throw new CommandFailure(`${name} is given as a value and as an object.`, USAGE);
    const inner = (before ?? {}) as Fields;
    target[name] = inner;
    set(inner, rest, text, field, root);
    return;
  }
  const types = typesOf(field, root);
  const value = readValue(text, types);
  if (types.has('array') && !types.has(typeOf(value)))
    target[name] = [...((before as unknown[] | undefined) ?? []), readValue(text, itemTypes(field, root))];
  else if (before !== undefined) throw new CommandFailure(`${name} is given twice.`, USAGE);
  else target[name] = value;
}

function itemTypes(field: Schema, root: Schema): ReadonlySet<string> {
  const items = alternatives(field, root).find((each) => each.items !== undefined)?.items;
  return items === undefined ? new Set() : typesOf(items as Schema, root);
}

function fieldOf(schema: Schema, name: string, root: Schema): Schema {
  for (const { properties, additionalProperties } of alternatives(schema, root)) {
    const known = properties as Readonly<Record<string, Schema>> | undefined;
    if (known !== undefined && Object.hasOwn(known, name)) return resolve(known[name] ?? {}, root);
    if (typeof additionalProperties === 'object' && additionalProperties !== null)
      return resolve(additionalProperties as Schema, root);
  }
  return {};
}

/** JSON where the schema allows its type; text where it allows text, which a number is as well. */
function readValue(text: string, types: ReadonlySet<string>): unknown {
  const value = parse(text);
  if (value === undefined) return text;
  if (types.size === 0) return value;
  const type = typeOf(value);
  if (types.has('string') && ['string', 'integer', 'number', 'boolean'].includes(type)) return text;
  return types.has(type) || (type === 'integer' && types.has('number')) ? value : text;
}

function parse(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}
