import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { OpenrpcDocument } from '@open-rpc/meta-schema';
import { contractHash } from './generated/catalog.ts';
import { packageRoot } from './platform/package-root.ts';
import { closeCycles } from './platform/recursive-schemas.ts';

type JsonSchema = Record<string, unknown>;

/** The contract as this process serves it. */
export interface ContractDocument {
  /** Read on the first use. */
  readonly document: OpenrpcDocument;
  /** The schemas of a skill, built once. */
  schemaOf(skill: string): SkillSchemas;
}

/** Params and result as self-contained schemas: what they refer to is in their `$defs`. */
export interface SkillSchemas {
  readonly input: JsonSchema;
  readonly output: JsonSchema;
}

interface RawDescriptor {
  readonly name: string;
  readonly summary?: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

interface RawContract {
  readonly methods: readonly {
    readonly name: string;
    readonly params: readonly (RawDescriptor | { readonly $ref: string })[];
    readonly result: { readonly schema: JsonSchema };
  }[];
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly contentDescriptors: Readonly<Record<string, RawDescriptor>>;
  };
}

/** The address that the contract is written with. */
const WRITTEN_URL = 'http://localhost:4000';

const CONTRACT = new URL('openrpc.json', packageRoot);

/**
 * Throws unless `file` is the contract from which this build was generated, and says what the
 * validator of @open-rpc/schema-utils-js finds in it. The hash stands for the validation that
 * codegen made: the validator takes a quarter of a second and loads only for another file.
 */
export async function requireContract(file: URL = CONTRACT): Promise<void> {
  const text = readFileSync(file);
  if (createHash('sha256').update(text).digest('hex') === contractHash) return;
  const { validateOpenRPCDocument } = await import('@open-rpc/schema-utils-js');
  const parsed: unknown = JSON.parse(text.toString());
  const verdict = validateOpenRPCDocument(parsed as OpenrpcDocument);
  throw new Error(
    verdict === true
      ? 'openrpc.json is not the contract from which this build was generated. Run npm run codegen and build again.'
      : `openrpc.json is not a valid OpenRPC document: ${verdict.message}`,
  );
}

/** Reads openrpc.json. Its server has the public URL of this process. */
export function loadContractDocument(publicUrl = WRITTEN_URL): ContractDocument {
  let read: unknown = null;
  const document = (): unknown => {
    read ??= JSON.parse(readFileSync(CONTRACT, 'utf8').replaceAll(WRITTEN_URL, JSON.stringify(publicUrl).slice(1, -1)));
    return read;
  };
  let closed: RawContract | null = null;
  const known = new Map<string, SkillSchemas>();
  return {
    get document() {
      return document() as OpenrpcDocument;
    },
    schemaOf: (skill) => {
      // On the first use, because most processes never serve a schema.
      closed ??= closeCycles(document() as RawContract);
      const schemas = known.get(skill) ?? schemasOf(skill, closed);
      known.set(skill, schemas);
      return schemas;
    },
  };
}

function schemasOf(skill: string, contract: RawContract): SkillSchemas {
  const method = contract.methods.find(({ name }) => name === skill);
  if (method === undefined) throw new Error('The skill is not in openrpc.json.');
  return {
    input: standAlone(inputOf(method.params, contract), contract),
    output: standAlone(method.result.schema, contract),
  };
}

function inputOf(params: RawContract['methods'][number]['params'], { components }: RawContract): JsonSchema {
  const descriptors = params.map((param) =>
    '$ref' in param ? (components.contentDescriptors[param.$ref.split('/').pop() ?? ''] as RawDescriptor) : param,
  );
  return {
    type: 'object',
    required: descriptors.filter(({ required }) => required === true).map(({ name }) => name),
    properties: Object.fromEntries(
      descriptors.map(({ name, summary, schema }) => [name, { ...schema, ...(summary && { description: summary }) }]),
    ),
  };
}

function standAlone(schema: JsonSchema, { components }: RawContract): JsonSchema {
  const defs: Record<string, JsonSchema> = {};
  const collect = (part: unknown): void => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (name === undefined || Object.hasOwn(defs, name)) continue;
      defs[name] = components.schemas[name] ?? {};
      collect(defs[name]);
    }
  };
  collect(schema);
  const whole = Object.keys(defs).length === 0 ? schema : { ...schema, $defs: defs };
  return JSON.parse(JSON.stringify(whole).replaceAll('"#/components/schemas/', '"#/$defs/')) as JsonSchema;
}
