import type { Contract, JsonSchema, SkillDefinition } from '../../contract.ts';
import { isRecord } from '../../lint/walk.ts';

/** How the form edits a param: `json` for everything that no plain field can hold. */
export interface FormParam {
  readonly name: string;
  readonly summary: string;
  readonly required: boolean;
  readonly kind: 'string' | 'number' | 'boolean' | 'enum' | 'json';
  readonly options?: readonly string[];
  readonly long?: boolean;
  readonly example?: unknown;
}

/** What the form knows about a skill: `assets/skills/<skill>.json`. */
export interface FormSchema {
  readonly skill: string;
  readonly summary: string;
  readonly effect: string;
  readonly scope: string;
  readonly params: readonly FormParam[];
}

const LONG_TEXT = 500;
/** IDs of examples exist only in the reference. */
const EXAMPLE_ID = /_01jd0{10}/;

export function formSchema(contract: Contract, skill: SkillDefinition): FormSchema {
  const example = skill.examples.find(({ error }) => error === undefined)?.params ?? {};
  return {
    skill: skill.name,
    summary: skill.summary,
    effect: skill.effect,
    scope: skill.scope,
    params: skill.params.map(({ name, summary, required, schema }) => {
      const value = example[name];
      const usable = value !== undefined && !EXAMPLE_ID.test(JSON.stringify(value));
      return { name, summary, required, ...kindOf(contract, schema), ...(usable ? { example: value } : {}) };
    }),
  };
}

function kindOf(contract: Contract, given: JsonSchema): Pick<FormParam, 'kind' | 'options' | 'long'> {
  const schema = resolved(contract, given);
  if (Array.isArray(schema.enum)) return { kind: 'enum', options: schema.enum.map(String) };
  // A field cannot hold null, which only removes a value.
  const [type, ...others] = [schema.type].flat().filter((each) => each !== 'null');
  if (others.length > 0) return { kind: 'json' };
  if (type === 'boolean') return { kind: 'boolean' };
  if (type === 'integer' || type === 'number') return { kind: 'number' };
  if (type !== 'string') return { kind: 'json' };
  return typeof schema.maxLength === 'number' && schema.maxLength > LONG_TEXT
    ? { kind: 'string', long: true }
    : { kind: 'string' };
}

/** The schema behind a reference, and behind an `allOf` that only adds a description to it. */
function resolved(contract: Contract, schema: JsonSchema): JsonSchema {
  if (typeof schema.$ref === 'string')
    return resolved(contract, contract.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const [only, ...others] = Array.isArray(schema.allOf) ? schema.allOf : [];
  return isRecord(only) && others.length === 0 ? resolved(contract, only) : schema;
}
