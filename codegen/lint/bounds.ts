import type { Contract, JsonSchema } from '../contract.ts';
import type { Finding, Rule } from './finding.ts';
import { isRecord } from './walk.ts';

const COMPONENT = '#/components/schemas/';
/** Arrays with an error of their own for too many items. */
const OWN_LIMIT = new Set(['contacts.import contacts', 'contacts.import rows']);
/** Formats and words of JSON Schema that bound a string. */
const BOUNDED_FORMATS: ReadonlySet<unknown> = new Set(['date-time', 'date']);

/** Everything that a caller can send is bounded: strings, lists and free-form objects. */
export const bounds: Rule = function* ({ contract, subjects }) {
  const checked = new Set<string>();
  for (const { path, skill } of subjects) {
    for (const [index, { name, schema }] of skill.params.entries()) {
      const hasOwnLimit = OWN_LIMIT.has(`${skill.name} ${name}`);
      yield* unbounded(contract, schema, `${path}.params[${index}].schema`, checked, hasOwnLimit);
    }
  }
};

function* unbounded(
  contract: Contract,
  schema: JsonSchema,
  path: string,
  checked: Set<string>,
  hasOwnLimit = false,
): Iterable<Finding> {
  if (checked.has(path)) return;
  checked.add(path);
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.slice(COMPONENT.length);
    yield* unbounded(contract, contract.schemas[name] ?? {}, `${COMPONENT}${name}`, checked);
    return;
  }
  const types = [schema.type].flat();
  if (types.includes('string') && !isBoundedString(schema))
    yield finding(path, 'a string has no limit', 'add maxLength');
  if (types.includes('array') && schema.maxItems === undefined && !hasOwnLimit)
    yield finding(path, 'a list has no limit', 'add maxItems');
  if (types.includes('object')) yield* unboundedObject(schema, path);
  for (const [step, part] of partsOf(schema)) yield* unbounded(contract, part, `${path}.${step}`, checked);
}

function isBoundedString(schema: JsonSchema): boolean {
  return (
    schema.maxLength !== undefined ||
    schema.enum !== undefined ||
    schema.const !== undefined ||
    BOUNDED_FORMATS.has(schema.format)
  );
}

function* unboundedObject(schema: JsonSchema, path: string): Iterable<Finding> {
  const { additionalProperties } = schema;
  if (additionalProperties === false) return;
  if (schema['x-max-bytes'] === undefined)
    yield finding(path, 'an object with properties of any name has no limit', 'add x-max-bytes');
  if (!isRecord(additionalProperties) && schema['x-max-depth'] === undefined)
    yield finding(path, 'an object with values of any kind has no limit', 'add x-max-depth');
}

function* partsOf(schema: JsonSchema): Iterable<readonly [step: string, part: JsonSchema]> {
  for (const word of ['allOf', 'anyOf', 'oneOf']) {
    const branches = schema[word];
    if (Array.isArray(branches))
      for (const [index, branch] of branches.entries()) if (isRecord(branch)) yield [`${word}[${index}]`, branch];
  }
  for (const word of ['items', 'additionalProperties']) {
    const part = schema[word];
    if (isRecord(part)) yield [word, part];
  }
  if (!isRecord(schema.properties)) return;
  for (const [name, part] of Object.entries(schema.properties)) if (isRecord(part)) yield [`properties.${name}`, part];
}

function finding(path: string, problem: string, fix: string): Finding {
  return { rule: 'bounds', path, problem, fix };
}
