import type { Contract, JsonSchema, SkillDefinition } from '../contract.ts';
import { succeeding } from './examples.ts';

/** A longer example would hide the error that it explains. */
const MAX_EXAMPLE = 200;

export interface VariantExamples {
  /** By union and kind, as JSON. */
  readonly examples: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The union that a param is, or that its items are. */
  readonly unionOf: (param: SkillDefinition['params'][number]) => string | null;
}

/**
 * An example of each variant of each union with a discriminator: of an example of a skill where one
 * shows it, otherwise its required fields.
 */
export function variantExamples({ schemas, skills }: Contract): VariantExamples {
  const unions = Object.keys(schemas).filter((name) => schemas[name]?.discriminator !== undefined);
  const unionOf = ({ schema }: { readonly schema: JsonSchema }): string | null => {
    const text = JSON.stringify(schema);
    return unions.find((name) => text.includes(`"#/components/schemas/${name}"`)) ?? null;
  };
  const shown = new Map(unions.map((name) => [name, new Map<string, string>()]));
  for (const skill of skills)
    for (const { params } of succeeding(skill))
      for (const param of skill.params) {
        const union = unionOf(param);
        if (union !== null) collect(params[param.name], shown.get(union) ?? new Map());
      }
  const examples = unions.map((name) => {
    const variants = (schemas[name]?.oneOf ?? []) as readonly JsonSchema[];
    const rows = variants.map((variant): [string, string] => {
      const sample = sampleOf(variant, schemas, shown) as { readonly kind: string };
      return [sample.kind, shown.get(name)?.get(sample.kind) ?? JSON.stringify(sample)];
    });
    return [name, Object.fromEntries(rows)] as const;
  });
  return { examples: Object.fromEntries(examples), unionOf };
}

/** The variants in a value: the value, its items, and the rules that a rule combines. */
function collect(value: unknown, found: Map<string, string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found);
  if (typeof value !== 'object' || value === null || !('kind' in value)) return;
  const text = JSON.stringify(value);
  const kind = String(value.kind);
  if (text.length <= MAX_EXAMPLE && !found.has(kind)) found.set(kind, text);
  if ('rules' in value && Array.isArray(value.rules)) collect(value.rules, found);
}

/** The shortest example by the name of a union. */
type Shown = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** A value with the required fields of a schema; of a union within, what the examples show. */
function sampleOf(schema: JsonSchema, schemas: Contract['schemas'], shown: Shown): unknown {
  const { $ref, allOf, anyOf, oneOf, type, format } = schema as Readonly<Record<string, unknown>>;
  if (typeof $ref === 'string') {
    const name = $ref.replace('#/components/schemas/', '');
    const [shortest] = [...(shown.get(name)?.values() ?? [])].toSorted((one, other) => one.length - other.length);
    return shortest === undefined ? sampleOf(schemas[name] ?? {}, schemas, shown) : JSON.parse(shortest);
  }
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [first] = [allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? (list as JsonSchema[]) : []));
  if (first !== undefined) return sampleOf(first, schemas, shown);
  if (type === 'array') {
    const item = sampleOf(schema.items as JsonSchema, schemas, shown);
    return Array.from({ length: Number(schema.minItems ?? 0) }, () => item);
  }
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'string') return format === 'uri' ? 'https://example.com/hook' : 'example';
  const properties = (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  const required = (schema.required ?? []) as readonly string[];
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {}, schemas, shown)]));
}
