import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Contract, EventDefinition, JsonSchema, SkillDefinition } from './contract.ts';
import { addJsonBounds } from './json-bounds.ts';

const COMPONENT = '#/components/schemas/';
const compiled = new WeakMap<Contract, Ajv>();

/**
 * One Ajv instance with every component and the params and result of each skill, under their type
 * names. Cached per contract, because compiling is slow and both the lint and the emitter of the
 * validators need it.
 */
export function compilerOf(contract: Contract): Ajv {
  const known = compiled.get(contract);
  if (known !== undefined) return known;
  const ajv = newAjv();
  const add = (id: string, schema: JsonSchema) => {
    // The lint reports a name that is declared twice, so this must not throw first.
    if (!(id in ajv.schemas))
      ajv.addSchema({ ...withTags(contract, relocate(schema) as JsonSchema), $id: id } as AnySchema);
  };
  for (const [name, schema] of Object.entries(contract.schemas)) add(`component:${name}`, schema);
  for (const skill of contract.skills) {
    add(`${skill.typeName}Params`, paramsSchema(skill));
    add(`${skill.typeName}Result`, skill.result);
  }
  compiled.set(contract, ajv);
  return ajv;
}

export function validatorOf(contract: Contract, skill: SkillDefinition, kind: 'Params' | 'Result'): ValidateFunction {
  const validate = compilerOf(contract).getSchema(`${skill.typeName}${kind}`);
  if (validate === undefined) throw new Error(`${skill.name} has no ${kind.toLowerCase()} schema`);
  return validate;
}

/** The validator for the whole body of an event. */
export function eventValidatorOf(contract: Contract, { type, typeName }: EventDefinition): ValidateFunction {
  const validate = compilerOf(contract).getSchema(`component:${typeName}`);
  if (validate === undefined) throw new Error(`${type} has no schema`);
  return validate;
}

/** The params of a skill as one object schema. Extra params are allowed (specification 4.1). */
export function paramsSchema(skill: SkillDefinition): JsonSchema {
  const required = skill.params.filter((param) => param.required).map((param) => param.name);
  return {
    type: 'object',
    additionalProperties: true,
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(skill.params.map((param) => [param.name, param.schema])),
  };
}

/** The Ajv options of Tern: report all errors, apply defaults, allow unions of types. */
export function newAjv(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    useDefaults: true,
    strict: true,
    strictRequired: false,
    // Reports the errors of the branch that `kind` names, not of every branch.
    discriminator: true,
    allowUnionTypes: true,
    // Inlining would repeat a component in every skill that refers to it: ten times the code.
    inlineRefs: false,
    code: { source: true, esm: true, lines: false },
  });
  ajv.addKeyword({ keyword: 'x-secret', schemaType: 'boolean' });
  addJsonBounds(ajv);
  addFormats.default(ajv as never, ['date-time', 'date', 'uri', 'email']);
  return ajv;
}

/**
 * Adds the values of the property that distinguishes the branches, so that an unknown one is
 * reported with those that exist. Ajv's own error does not name them.
 */
function withTags({ schemas }: Contract, schema: JsonSchema): JsonSchema {
  const { discriminator, oneOf } = schema as {
    readonly discriminator?: { readonly propertyName: string };
    readonly oneOf?: readonly { readonly $ref: string }[];
  };
  if (discriminator === undefined || oneOf === undefined) return schema;
  const { propertyName } = discriminator;
  const tags = oneOf.map(({ $ref }) => {
    const branch = schemas[$ref.replace('component:', '')] as
      | { readonly properties: Readonly<Record<string, { readonly const: unknown }>> }
      | undefined;
    return branch?.properties[propertyName]?.const;
  });
  return { ...schema, properties: { [propertyName]: { enum: tags } } };
}

/**
 * Turns each component into a separate Ajv schema, so that its validator is compiled once and
 * shared.
 */
function relocate(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll(`"${COMPONENT}`, '"component:'));
}
