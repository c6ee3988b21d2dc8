import fc from 'fast-check';
import type { Contract, JsonSchema } from '../../../codegen/contract.ts';
import { plainText, TIMES } from './extreme-values.ts';
import type { KnownValues } from './known-values.ts';

export interface Source {
  readonly contract: Contract;
  readonly known: KnownValues;
}

const MAX_DEPTH = 6;

/** Resolves `$ref` and `allOf` at the top level of a schema. */
export function resolveSchema({ schemas }: Contract, schema: JsonSchema): JsonSchema {
  if (typeof schema.$ref === 'string')
    return resolveSchema({ schemas } as Contract, schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {});
  if (!Array.isArray(schema.allOf)) return schema;
  const { allOf, ...own } = schema;
  return Object.assign({}, ...allOf.map((part: JsonSchema) => resolveSchema({ schemas } as Contract, part)), own);
}

/** Generates valid values of a schema, and values of the examples for fields of the same name. */
export function valuesOf(source: Source, given: JsonSchema, name: string, depth = 0): fc.Arbitrary<unknown> {
  const schema = resolveSchema(source.contract, given);
  const { anyOf, type } = schema as { anyOf?: JsonSchema[]; type?: string | string[] };
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if (anyOf !== undefined) return fc.oneof(...anyOf.map((each) => valuesOf(source, each, name, depth)));
  if (Array.isArray(type))
    return fc.oneof(...type.map((each) => valuesOf(source, { ...schema, type: each }, name, depth)));
  if (Array.isArray(schema.oneOf)) return oneOf(source, schema, name, depth);
  switch (type) {
    case 'string':
      return textOf(source, schema, name);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return arrayOf(source, schema, name, depth);
    case 'object':
      return objectOf(source, schema, depth);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Deep inside a schema that contains itself, only the branches that end it. */
function oneOf(source: Source, schema: JsonSchema, name: string, depth: number): fc.Arbitrary<unknown> {
  const { oneOf: branches, title } = schema as { oneOf: JsonSchema[]; title?: string };
  const own = JSON.stringify(`#/components/schemas/${title}`);
  const ending = branches.filter((each) => !JSON.stringify(resolveSchema(source.contract, each)).includes(own));
  const possible = depth >= MAX_DEPTH / 2 ? ending : branches;
  return fc.oneof(...possible.map((each) => valuesOf(source, each, name, depth + 1)));
}

function textOf({ known }: Source, schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  const { minLength = 0, maxLength = 200, pattern, format } = schema as Record<string, never>;
  const fits = (text: string): boolean => {
    const { length } = [...text];
    return length >= minLength && length <= maxLength;
  };
  const valid =
    format === 'date-time'
      ? fc.constantFrom(...TIMES)
      : format === 'uri'
        ? fc.webUrl()
        : format === 'email'
          ? fc.emailAddress()
          : pattern === undefined
            ? plainText(minLength, maxLength)
            : fc.stringMatching(new RegExp(pattern, 'u')).filter(fits);
  const shown = known.get(name) ?? [];
  return shown.length === 0
    ? valid
    : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...shown) }, { weight: 1, arbitrary: valid });
}

function numberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const { minimum = -(2 ** 40), maximum = 2 ** 40 } = schema as Record<string, number>;
  const edges = fc.constantFrom(minimum, maximum, Math.min(minimum + 1, maximum));
  const small = fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, minimum + 100)) });
  const any =
    schema.type === 'integer'
      ? fc.integer({ min: minimum, max: maximum })
      : fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof({ weight: 3, arbitrary: small }, edges, any);
}

function arrayOf(source: Source, schema: JsonSchema, name: string, depth: number): fc.Arbitrary<unknown> {
  const {
    minItems = 0,
    maxItems = 5,
    items = {},
    uniqueItems,
  } = schema as {
    minItems?: number;
    maxItems?: number;
    items?: JsonSchema;
    uniqueItems?: boolean;
  };
  const maxLength = depth > MAX_DEPTH ? minItems : Math.min(maxItems, minItems + 4);
  const item = valuesOf(source, items, name, depth + 1);
  return uniqueItems === true
    ? fc.uniqueArray(item, { minLength: minItems, maxLength, selector: (each) => JSON.stringify(each) })
    : fc.array(item, { minLength: minItems, maxLength });
}

function objectOf(source: Source, schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const {
    properties = {},
    required = [],
    additionalProperties,
  } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
    additionalProperties?: boolean | JsonSchema;
  };
  const shown = Object.entries(properties).filter(([key]) => depth <= MAX_DEPTH || required.includes(key));
  const members = fc.record(
    Object.fromEntries(shown.map(([key, member]) => [key, valuesOf(source, member, key, depth + 1)])),
    { requiredKeys: required, noNullPrototype: true },
  );
  if (additionalProperties === false || additionalProperties === undefined || depth > MAX_DEPTH) return members;
  const value =
    typeof additionalProperties === 'object'
      ? valuesOf(source, additionalProperties, 'value', depth + 1)
      : fc.jsonValue({ maxDepth: 1 });
  const others = fc.dictionary(
    fc.oneof(fc.constantFrom('first_name', 'city', 'a b'), fc.string({ minLength: 1, maxLength: 12 })),
    value,
    { maxKeys: 3 },
  );
  return fc.tuple(others, members).map(([more, own]) => ({ ...more, ...own }));
}
