import type { Contract, JsonSchema } from '../contract.ts';
import type { Finding } from './finding.ts';
import { isRecord, stepInto } from './walk.ts';

const COMPONENT = '#/components/schemas/';
/** Fields that the pipeline can add to any result: one example in the contract is enough. */
const ENVELOPE = new Set(['WasDryRun', 'WasReplayed', 'Warnings']);

/** The skill or event whose schema is checked, as named in a finding. */
export interface Owner {
  readonly name: string;
  /**
   * Fields with this path prefix must be in the owner's own example; others can be in any example.
   */
  readonly root: string;
  readonly example: string;
}

/** Records the path of every field of the schema that the value contains. */
export function recordShownFields(
  contract: Contract,
  schema: JsonSchema,
  value: unknown,
  path: string,
  shown: Set<string>,
): void {
  const component = componentOf(schema);
  if (component !== null) {
    recordShownFields(contract, contract.schemas[component] ?? {}, value, `$.components.schemas.${component}`, shown);
    return;
  }
  for (const [word, branches] of branchesOf(schema)) {
    for (const [index, branch] of branches.entries()) {
      if (matches(contract, branch, value))
        recordShownFields(contract, branch, value, `${path}.${word}[${index}]`, shown);
    }
  }
  if (Array.isArray(value) && isRecord(schema.items)) {
    for (const item of value) recordShownFields(contract, schema.items, item, `${path}.items`, shown);
  }
  if (!isRecord(value)) return;
  for (const [name, field] of fieldsOf(schema)) {
    if (!(name in value)) continue;
    const at = fieldPath(path, name, field);
    shown.add(at);
    recordShownFields(contract, field, value[name], at, shown);
  }
  if (isRecord(schema.additionalProperties)) {
    for (const item of Object.values(value))
      recordShownFields(contract, schema.additionalProperties, item, `${path}.additionalProperties`, shown);
  }
}

/** A finding for each field of the schema that no example shows, once per field. */
export function* findHiddenFields(
  contract: Contract,
  schema: JsonSchema,
  path: string,
  shown: ReadonlySet<string>,
  checked: Set<string>,
  owner: Owner,
): Iterable<Finding> {
  if (checked.has(path)) return;
  checked.add(path);
  const component = componentOf(schema);
  if (component !== null) {
    yield* findHiddenFields(
      contract,
      contract.schemas[component] ?? {},
      `$.components.schemas.${component}`,
      shown,
      checked,
      owner,
    );
    return;
  }
  for (const [word, branches] of branchesOf(schema)) {
    for (const [index, branch] of branches.entries())
      yield* findHiddenFields(contract, branch, `${path}.${word}[${index}]`, shown, checked, owner);
  }
  if (isRecord(schema.items)) yield* findHiddenFields(contract, schema.items, `${path}.items`, shown, checked, owner);
  if (isRecord(schema.additionalProperties)) {
    yield* findHiddenFields(
      contract,
      schema.additionalProperties,
      `${path}.additionalProperties`,
      shown,
      checked,
      owner,
    );
  }
  for (const [name, field] of fieldsOf(schema)) {
    const at = fieldPath(path, name, field);
    if (!shown.has(at)) {
      if (checked.has(at)) continue;
      yield {
        rule: 'coverage',
        path: at,
        problem: `no example shows ${name} (in ${owner.name})`,
        fix: `add ${name} to ${at.startsWith(owner.root) ? owner.example : 'the result of an example'}`,
      };
    }
    yield* findHiddenFields(contract, field, at, shown, checked, owner);
  }
}

function fieldPath(path: string, name: string, field: JsonSchema): string {
  return ENVELOPE.has(componentOf(field) ?? '')
    ? `$.methods[*].result.schema.properties.${name}`
    : stepInto(`${path}.properties`, name);
}

function componentOf(schema: JsonSchema): string | null {
  return typeof schema.$ref === 'string' ? schema.$ref.replace(COMPONENT, '') : null;
}

function fieldsOf(schema: JsonSchema): [string, JsonSchema][] {
  return isRecord(schema.properties) ? (Object.entries(schema.properties) as [string, JsonSchema][]) : [];
}

function branchesOf(schema: JsonSchema): [string, readonly JsonSchema[]][] {
  return ['allOf', 'anyOf', 'oneOf'].flatMap((word): [string, readonly JsonSchema[]][] => {
    const branches = schema[word];
    return Array.isArray(branches) ? [[word, branches.filter(isRecord)]] : [];
  });
}

/** Whether a value probably matches a branch: it has the required fields and the same constants. */
function matches(contract: Contract, schema: JsonSchema, value: unknown): boolean {
  const component = componentOf(schema);
  if (component !== null) return matches(contract, contract.schemas[component] ?? {}, value);
  if (!isRecord(value)) return true;
  const required = Array.isArray(schema.required) ? schema.required : [];
  if (required.some((name) => !(String(name) in value))) return false;
  return fieldsOf(schema).every(
    ([name, field]) => !('const' in field) || !(name in value) || field.const === value[name],
  );
}
