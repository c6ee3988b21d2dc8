import type { OpenrpcDocument } from '@open-rpc/meta-schema';
import type { Contract, Example, JsonSchema, SkillDefinition } from './contract.ts';
import { isRecord } from './lint/walk.ts';

/**
 * The contract in the form that the mock mode of `@open-rpc/server-js` needs: no references, and
 * example params in the order of the method, because it compares them by position. The last example
 * of each skill has no params and matches any call, so a call without a matching example gets a
 * realistic response instead of random values.
 */
export function mockDocument(contract: Contract): OpenrpcDocument {
  const document = {
    openrpc: '1.4.0',
    info: contract.document.info,
    methods: contract.skills.map((skill) => ({
      name: skill.name,
      paramStructure: 'by-name',
      params: skill.params.map(({ name, required, schema }) => ({ name, required, schema: inlined(contract, schema) })),
      result: { name: `${skill.name}.result`, schema: inlined(contract, skill.result) },
      examples: examplesOf(skill),
    })),
  };
  return document as unknown as OpenrpcDocument;
}

/**
 * A schema with its components inlined. A recursive component becomes an open schema at the
 * recursion.
 */
function inlined(contract: Contract, schema: JsonSchema): JsonSchema {
  const copy = (item: unknown, path: readonly string[]): unknown => {
    if (Array.isArray(item)) return item.map((part) => copy(part, path));
    if (!isRecord(item)) return item;
    if (typeof item.$ref !== 'string') {
      return Object.fromEntries(Object.entries(item).map(([key, part]) => [key, copy(part, path)]));
    }
    const name = item.$ref.replace('#/components/schemas/', '');
    return path.includes(name) ? {} : copy(contract.schemas[name], [...path, name]);
  };
  return copy(schema, []) as JsonSchema;
}

function examplesOf(skill: SkillDefinition): readonly object[] {
  const succeeding = skill.examples.filter(({ error }) => error === undefined);
  const first = succeeding[0];
  const positional = succeeding.map((example) =>
    mockExample(
      skill,
      example,
      skill.params.map(({ name }) => name),
    ),
  );
  return first === undefined ? [] : [...positional, mockExample(skill, first, [])];
}

function mockExample(skill: SkillDefinition, example: Example, order: readonly string[]): object {
  return {
    name: example.name,
    params: order.map((name) => ({ name, value: example.params[name] })),
    result: { name: `${skill.name}.result`, value: example.result },
  };
}
