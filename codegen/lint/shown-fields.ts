import type { Contract, JsonSchema } from '../contract.ts';
import type { Finding } from './finding.ts';
import { isRecord, stepInto } from './walk.ts';

const COMPONENT = '#/components/schemas/';
/** Answered by the pipeline in any result: shown once is shown. */
const ENVELOPE = new Set(['WasDryRun', 'WasReplayed', 'Warnings']);

/** Whose schema is looked through, in the words of a finding. */
export interface Owner {
  readonly what: string;
  /** Fields whose path begins so have to be in its own example; other components may be shown by any. */
  readonly root: string;
  readonly example: string;
}

/** Notes the path of every field of the schema that the value shows. */
export function record(contract: Contract, schema: JsonSchema, value: unknown, path: string, shown: Set<string>): void {
  const component = componentOf(schema);
  if (component !== null) {
    record(contract, contract.schemas[component] ?? {}, value, `$.components.schemas.${component}`, shown);
    return;
  }
  for (const [word, branches] of branchesOf(schema)) {
    for (const [index, branch] of branches.entries()) {
      if (fits(contract, branch, value)) record(contract, branch, value, `${path}.${word}[${index}]`, shown);
    }
  }
  if (Array.isArray(value) && isRecord(schema.items)) {
    for (const item of value) record(contract, schema.items, item, `${path}.items`, shown);
  }
  if (!isRecord(value)) return;
  for (const [name, field] of fieldsOf(schema)) {
    if (!(name in value)) continue;
    const at = fieldPath(path, name, field);
    shown.add(at);
    record(contract, field, value[name], at, shown);
  }
  if (isRecord(schema.additionalProperties)) {
    for (const item of Object.values(value))
      record(contract, schema.additionalProperties, item, `${path}.additionalProperties`, shown);
  }
}

/** A finding for each field of the schema that nothing shows and that was not asked after before. */
export function* unseen(
  contract: Contract,
  schema: JsonSchema,
  path: string,
  shown: ReadonlySet<string>,
  asked: Set<string>,
  owner: Owner,
): Iterable<Finding> {
  if (asked.has(path)) return;
  asked.add(path);
  const component = componentOf(schema);
  if (component !== null) {
    yield* unseen(
      contract,
      contract.schemas[component] ?? {},
      `$.components.schemas.${component}`,
      shown,
      asked,
      owner,
    );
    return;
  }
  for (const [word, branches] of branchesOf(schema)) {
    for (const [index, branch] of branches.entries())
      yield* unseen(contract, branch, `${path}.${word}[${index}]`, shown, asked, owner);
  }
  if (isRecord(schema.items)) yield* unseen(contract, schema.items, `${path}.items`, shown, asked, owner);
  if (isRecord(schema.additionalProperties)) {
    yield* unseen(contract, schema.additionalProperties, `${path}.additionalProperties`, shown, asked, owner);
  }
  for (const [name, field] of fieldsOf(schema)) {
    const at = fieldPath(path, name, field);
    if (!shown.has(at)) {
      if (asked.has(at)) continue;
      yield {
        rule: 'coverage',
        path: at,
        problem: `no example shows ${name} (in ${owner.what})`,
        fix: `show ${name} in ${at.startsWith(owner.root) ? owner.example : 'the result of some example'}`,
      };
    }
    yield* unseen(contract, field, at, shown, asked, owner);
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

/** A cheap reading of which branch a value takes: its required fields are there and its constants agree. */
function fits(contract: Contract, schema: JsonSchema, value: unknown): boolean {
  const component = componentOf(schema);
  if (component !== null) return fits(contract, contract.schemas[component] ?? {}, value);
  if (!isRecord(value)) return true;
  const required = Array.isArray(schema.required) ? schema.required : [];
  if (required.some((name) => !(String(name) in value))) return false;
  return fieldsOf(schema).every(
    ([name, field]) => !('const' in field) || !(name in value) || field.const === value[name],
  );
}
