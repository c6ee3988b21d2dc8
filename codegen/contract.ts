import { readFileSync } from 'node:fs';
import type { LeadsTo } from '../src/domain/call-effects/leads-to.ts';
import { closeCycles } from '../src/platform/recursive-schemas.ts';
import { ALIASES, type Aliases, readAliases } from './lexicon/aliases.ts';
import { readLists } from './lexicon/read-lists.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };
export type Scope = 'public' | 'tenant' | 'partner';
export type Effect = 'read' | 'write' | 'destructive' | 'billable';
export type TestKeyUse = 'allowed' | 'simulated' | 'dry_run';

export interface Param {
  readonly name: string;
  readonly summary: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** One call of a skill with its result or error code. */
export interface Example {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly result?: unknown;
  readonly error?: { readonly code: number | string };
}

/**
 * One method of `openrpc.json`. References to content descriptors are resolved; schemas keep their
 * `$ref`s.
 */
export interface SkillDefinition {
  readonly name: string;
  readonly module: string;
  /** `phone-numbers.ensureDefault` -> `PhoneNumbersEnsureDefault` */
  readonly typeName: string;
  readonly summary: string;
  readonly description: string;
  readonly scope: Scope;
  readonly permission: string;
  readonly effect: Effect;
  /** What a call can set going, at once or later. */
  readonly leadsTo: readonly LeadsTo[];
  /** What a test key can do with the skill in an account with live keys. */
  readonly testKey: TestKeyUse;
  /** Who runs the transaction of the call: the pipeline, the skill, or one for several calls. */
  readonly transaction: 'call' | 'own' | 'joined';
  /**
   * Who asks for an approval: the pipeline, or the handler itself, by the skills that it calls.
   */
  readonly approval: 'pipeline' | 'own';
  readonly rejectsUnknown: boolean;
  readonly idempotent: boolean;
  /**
   * False only if the contract says `x-idempotent: false`: a repeated call then takes effect again.
   */
  readonly repeatable: boolean;
  readonly paginated: boolean;
  /** What users of other products call the skill. */
  readonly aliases: readonly string[];
  readonly since: string;
  readonly deprecated: boolean;
  readonly params: readonly Param[];
  readonly result: JsonSchema;
  /** Error codes of this skill in addition to the common ones. */
  readonly errors: readonly (number | string)[];
  /**
   * Params that have their own error when they are missing, in the order in which they are checked.
   */
  readonly requiredErrors: readonly (readonly [param: string, error: string])[];
  readonly examples: readonly Example[];
}

/** One type of webhook event. The schema refers to the component of the whole body. */
export interface EventDefinition {
  readonly type: string;
  /** The component of the body: `message.accepted` -> `MessageAcceptedEvent` */
  readonly typeName: string;
  readonly summary: string;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example: unknown;
}

export interface ErrorDefinition {
  /** `NotFound` for an error with an integer code, the code itself for a named error. */
  readonly name: string;
  readonly code: number | string;
  /** The integer that strict JSON-RPC clients read from `error.data.rpc_code`. */
  readonly rpcCode: number;
  readonly message: string;
  readonly fix: string | null;
}

export interface Contract {
  readonly document: RawDocument;
  readonly version: string;
  readonly title: string;
  readonly description: string;
  readonly modules: readonly { readonly name: string; readonly summary: string }[];
  readonly skills: readonly SkillDefinition[];
  readonly events: readonly EventDefinition[];
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly errors: readonly ErrorDefinition[];
  readonly commonErrors: readonly (number | string)[];
}

type Ref = { readonly $ref: string };
type RawParam = { name: string; summary?: string; required?: boolean; schema: JsonSchema };

export interface RawMethod {
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly tags?: readonly { readonly name: string }[];
  readonly params: readonly (RawParam | Ref)[];
  readonly result: { readonly name: string; readonly schema: JsonSchema };
  readonly errors?: readonly Ref[];
  readonly examples?: readonly {
    readonly name: string;
    readonly params: readonly { readonly name: string; readonly value: unknown }[];
    readonly result?: { readonly name: string; readonly value: unknown };
    readonly 'x-error'?: { readonly code: number | string };
  }[];
  readonly 'x-scope': Scope;
  readonly 'x-permission': string;
  readonly 'x-effect': Effect;
  readonly 'x-leads-to'?: readonly LeadsTo[];
  readonly 'x-errors'?: readonly string[];
  readonly 'x-idempotent'?: boolean;
  readonly 'x-paginated'?: boolean;
  readonly 'x-since'?: string;
  readonly 'x-test-key'?: TestKeyUse;
  readonly 'x-transaction'?: 'own' | 'joined';
  readonly 'x-approval'?: 'own';
  readonly 'x-unknown-params'?: 'rejected';
  readonly 'x-required-errors'?: Readonly<Record<string, string>>;
}

export interface RawEvent {
  readonly type: string;
  readonly summary: string;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example: unknown;
}

export interface RawDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly methods: readonly RawMethod[];
  readonly components: {
    readonly contentDescriptors: Readonly<Record<string, RawParam>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly errors: Readonly<Record<string, { readonly code: number; readonly message: string }>>;
    readonly 'x-errors': Readonly<Record<string, { rpc_code: number; message: string; fix: string }>>;
  };
  readonly 'x-modules': readonly { readonly name: string; readonly summary: string }[];
  readonly 'x-common-errors': readonly string[];
  readonly 'x-events'?: readonly RawEvent[];
}

export const contractFile = new URL('../openrpc.json', import.meta.url);

/**
 * The contract of this project. `npm run codegen` checks that it is a valid OpenRPC document
 * (open-rpc.ts).
 */
export function loadContract(): Contract {
  return readContract(JSON.parse(readFileSync(contractFile, 'utf8')) as RawDocument, readAliases(readLists(ALIASES)));
}

/**
 * Converts a valid document to the form that the emitters use. Throws if a reference does not
 * resolve.
 */
export function readContract(given: RawDocument, aliases: Aliases = new Map()): Contract {
  const document = closeCycles(given);
  const errors = readErrors(document);
  return {
    document,
    version: document.info.version,
    title: document.info.title,
    description: document.info.description ?? '',
    modules: document['x-modules'],
    skills: document.methods.map((method) => readSkill(method, document, aliases.get(method.name) ?? [])),
    events: (document['x-events'] ?? []).map(readEvent),
    schemas: document.components.schemas,
    errors,
    commonErrors: document['x-common-errors'].map((name) => codeNamed(errors, name)),
  };
}

/** `journeys.edges.create` -> `JourneysEdgesCreate` */
export function pascalCase(name: string): string {
  return name
    .split(/[.\-_]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

function readSkill(method: RawMethod, document: RawDocument, aliases: readonly string[]): SkillDefinition {
  return {
    name: method.name,
    module: method.name.split('.')[0] ?? method.name,
    typeName: pascalCase(method.name),
    summary: method.summary ?? '',
    description: method.description ?? '',
    scope: method['x-scope'],
    permission: method['x-permission'],
    effect: method['x-effect'],
    leadsTo: method['x-leads-to'] ?? [],
    testKey: method['x-test-key'] ?? defaultTestKey(method),
    transaction: method['x-transaction'] ?? 'call',
    approval: method['x-approval'] ?? 'pipeline',
    rejectsUnknown: method['x-unknown-params'] === 'rejected',
    idempotent: method['x-idempotent'] ?? false,
    repeatable: method['x-idempotent'] !== false,
    paginated: method['x-paginated'] ?? false,
    aliases,
    since: method['x-since'] ?? document.info.version,
    deprecated: method.deprecated ?? false,
    params: method.params.map((param) => readParam(param, document)),
    result: method.result.schema,
    errors: [
      ...(method.errors ?? []).map((error) => lookUp(error, document.components.errors, 'errors').code),
      ...(method['x-errors'] ?? []),
    ],
    requiredErrors: Object.entries(method['x-required-errors'] ?? {}),
    examples: (method.examples ?? []).map((example) => ({
      name: example.name,
      params: Object.fromEntries(example.params.map(({ name, value }) => [name, value])),
      ...(example.result === undefined ? {} : { result: example.result.value }),
      ...(example['x-error'] === undefined ? {} : { error: example['x-error'] }),
    })),
  };
}

/** What changes data that live keys use is only for them; a dry run changes nothing. */
function defaultTestKey({ 'x-effect': effect, 'x-scope': scope }: RawMethod): TestKeyUse {
  return effect === 'read' || scope === 'public' ? 'allowed' : 'dry_run';
}

function readEvent({ type, summary, description, schema, example }: RawEvent): EventDefinition {
  const typeName =
    typeof schema.$ref === 'string' ? schema.$ref.replace('#/components/schemas/', '') : `${pascalCase(type)}Event`;
  return { type, typeName, summary, description, schema, example };
}

function readParam(param: RawParam | Ref, document: RawDocument): Param {
  const { name, summary, required, schema } =
    '$ref' in param ? lookUp(param, document.components.contentDescriptors, 'contentDescriptors') : param;
  return { name, summary: summary ?? '', required: required ?? false, schema };
}

function lookUp<T>(ref: Ref, table: Readonly<Record<string, T>>, kind: string): T {
  const found = table[ref.$ref.replace(`#/components/${kind}/`, '')];
  if (found === undefined) throw new Error(`${ref.$ref} does not exist: declare it under components.${kind}`);
  return found;
}

function readErrors(document: RawDocument): readonly ErrorDefinition[] {
  const { errors, 'x-errors': named } = document.components;
  return [
    ...Object.entries(errors).map(([name, { code, message }]) => ({ name, code, rpcCode: code, message, fix: null })),
    ...Object.entries(named).map(([code, { rpc_code, message, fix }]) => ({
      name: code,
      code,
      rpcCode: rpc_code,
      message,
      fix,
    })),
  ];
}

function codeNamed(errors: readonly ErrorDefinition[], name: string): number | string {
  const found = errors.find((error) => error.name === name);
  if (found === undefined) throw new Error(`x-common-errors names ${name}, which is not declared`);
  return found.code;
}
