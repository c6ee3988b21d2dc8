import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Contract, contractFile, type SkillDefinition } from '../contract.ts';
import { GENERATED } from './banner.ts';
import { succeeding } from './examples.ts';
import { variantExamples } from './variant-examples.ts';

/** A longer example would hide the error that it explains. */
const MAX_EXAMPLE = 200;

/**
 * `src/generated/catalog.ts`: the properties of each skill that the RPC pipeline needs at run time.
 */
export function emitCatalog(contract: Contract): Map<string, string> {
  const examples = firstExamples(contract.skills);
  const variants = variantExamples(contract);
  const rows = contract.skills.map((skill) => {
    const entry = {
      module: skill.module,
      typeName: skill.typeName,
      summary: skill.summary,
      description: skill.description,
      scope: skill.scope,
      permission: skill.permission,
      effect: skill.effect,
      leadsTo: skill.leadsTo,
      testKey: skill.testKey,
      transaction: skill.transaction,
      approval: skill.approval,
      rejectsUnknown: skill.rejectsUnknown,
      idempotent: skill.idempotent,
      params: skill.params.map(({ name }) => name),
      secrets: secretFields(skill.result),
      secretParams: skill.params.flatMap(({ name, schema }) => (schema['x-secret'] === true ? [name] : [])),
      errors: skill.errors,
      requiredErrors: skill.requiredErrors,
      paramExamples: Object.fromEntries(
        skill.params.flatMap((param) => {
          const example = examples.get(formOf(param));
          return example === undefined ? [] : [[param.name, example]];
        }),
      ),
      paramUnions: Object.fromEntries(
        skill.params.flatMap((param) => {
          const union = variants.unionOf(param);
          return union === null ? [] : [[param.name, union]];
        }),
      ),
    };
    return `  '${skill.name}': ${JSON.stringify(entry)},`;
  });
  const text = [
    GENERATED,
    "import type { ErrorCode } from './errors.ts';",
    "import type { SkillName } from './skills.ts';",
    '',
    'export interface CatalogEntry {',
    '  readonly module: string;',
    '  readonly typeName: string;',
    '  readonly summary: string;',
    '  readonly description: string;',
    "  readonly scope: 'public' | 'tenant' | 'partner';",
    '  readonly permission: string;',
    "  readonly effect: 'read' | 'write' | 'destructive' | 'billable';",
    '  /** What a call can set going, at once or later. */',
    "  readonly leadsTo: readonly ('messages' | 'charges' | 'deletion' | 'access' | 'disclosure' | 'calls')[];",
    '  /** What a test key can do with the skill in an account with live keys. */',
    "  readonly testKey: 'allowed' | 'simulated' | 'dry_run';",
    "  readonly transaction: 'call' | 'own' | 'joined';",
    '  /** Who asks for an approval: the pipeline, or the handler, by the skills that it calls. */',
    "  readonly approval: 'pipeline' | 'own';",
    '  /** Whether any unknown param is an error. */',
    '  readonly rejectsUnknown: boolean;',
    '  readonly idempotent: boolean;',
    '  readonly params: readonly string[];',
    '  /** Result fields that are shown once: absent from stored responses and from dry runs. */',
    '  readonly secrets: readonly string[];',
    '  /** Params that are secrets. */',
    '  readonly secretParams: readonly string[];',
    '  /** Error codes of this skill in addition to the common ones. */',
    '  readonly errors: readonly (number | string)[];',
    '  /** Params that have their own error when they are missing, in the order in which they are checked. */',
    '  readonly requiredErrors: readonly (readonly [param: string, error: ErrorCode])[];',
    '  /** A short example of each object or list, as JSON. */',
    '  readonly paramExamples: Readonly<Record<string, string>>;',
    '  /** The unions that params, or their items, are: the names in `variantExamples`. */',
    '  readonly paramUnions: Readonly<Record<string, string>>;',
    '}',
    '',
    `export const catalogVersion = ${JSON.stringify(contract.version)};`,
    '',
    '/** SHA-256 of openrpc.json, in hex. */',
    `export const contractHash = '${createHash('sha256').update(readFileSync(contractFile)).digest('hex')}';`,
    '',
    `export const commonErrors: readonly (number | string)[] = ${JSON.stringify(contract.commonErrors)};`,
    '',
    `export const modules: readonly { readonly name: string; readonly summary: string }[] = ${JSON.stringify(contract.modules)};`,
    '',
    '/** What the IDs in params of these names begin with. */',
    `export const idPrefixes: Readonly<Record<string, string>> = ${JSON.stringify(idPrefixes(contract.skills))};`,
    '',
    '/** Names of objects in params whose properties the caller chooses. */',
    `export const freeForm: readonly string[] = ${JSON.stringify(freeForm(contract))};`,
    '',
    '/** An example of each kind of each union, as JSON. */',
    `export const variantExamples: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(variants.examples)};`,
    '',
    'export const catalog: Readonly<Record<SkillName, CatalogEntry>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
  return new Map([['src/generated/catalog.ts', text]]);
}

function secretFields(result: Readonly<Record<string, unknown>>): string[] {
  const properties = (result.properties ?? {}) as Record<string, Record<string, unknown>>;
  return Object.entries(properties)
    .filter(([, schema]) => schema['x-secret'] === true)
    .map(([name]) => name);
}

type Param = SkillDefinition['params'][number];

/** Params of the same name and schema mean the same in all skills. */
const formOf = ({ name, schema }: Param): string => `${name} ${JSON.stringify(schema)}`;

/** The first short value of each param that is an object or a list and not empty, by its form. */
function firstExamples(skills: readonly SkillDefinition[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const skill of skills)
    for (const { params } of succeeding(skill))
      for (const param of skill.params) {
        const value = params[param.name];
        if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) continue;
        const text = JSON.stringify(value);
        if (text.length <= MAX_EXAMPLE && !first.has(formOf(param))) first.set(formOf(param), text);
      }
  return first;
}

/** `campaign_id` is `cmp`: the prefix of all IDs that the examples have in a param of the name. */
function idPrefixes(skills: readonly SkillDefinition[]): Record<string, string> {
  const found = new Map<string, Set<string>>();
  for (const skill of skills)
    for (const { params } of succeeding(skill))
      for (const [name, value] of Object.entries(params).filter(([param]) => /_ids?$/.test(param)))
        for (const id of [value].flat()) {
          const prefixes = found.get(name) ?? new Set();
          found.set(name, prefixes.add(/^([a-z]{3})_[0-9a-z]{26}$/.exec(String(id))?.[1] ?? ''));
        }
  const sole = [...found].flatMap(([name, [prefix = '', ...others]]) =>
    prefix === '' || others.length > 0 ? [] : [[name, prefix] as const],
  );
  return Object.fromEntries(sole);
}

/** The names under which params, and what they refer to, hold objects of any properties. */
function freeForm({ skills, schemas }: Contract): string[] {
  const found = new Set<string>();
  const entered = new Set<string>();
  const search = (value: unknown, name: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const schema = value as Readonly<Record<string, unknown>>;
    if (schema.additionalProperties === true) found.add(name);
    const target = typeof schema.$ref === 'string' ? (schema.$ref.split('/').pop() ?? '') : '';
    const place = `${target} ${name}`;
    if (target !== '' && !entered.has(place)) {
      entered.add(place);
      search(schemas[target], name);
    }
    for (const [key, inner] of Object.entries(schema))
      if (key === 'properties')
        for (const [property, member] of Object.entries(Object(inner))) search(member, property);
      else search(inner, name);
  };
  for (const { params } of skills) for (const { name, schema } of params) search(schema, name);
  return [...found].sort();
}
