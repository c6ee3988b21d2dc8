import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { paramsSchema } from '../compile.ts';
import type { Contract, JsonSchema } from '../contract.ts';
import { GENERATED } from './banner.ts';

/**
 * `src/generated/types.ts`: one type per component schema, and the params and result of each skill.
 */
export async function emitTypes(contract: Contract): Promise<Map<string, string>> {
  const definitions: Record<string, JsonSchema> = { ...contract.schemas };
  for (const skill of contract.skills) {
    definitions[`${skill.typeName}Params`] = paramsSchema(skill);
    definitions[`${skill.typeName}Result`] = skill.result;
  }
  const root = { title: 'Contract', type: 'object', additionalProperties: false, definitions: titled(definitions) };
  const text = await compile(relocate(root) as JSONSchema, 'Contract', {
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    format: false,
    bannerComment: GENERATED,
  });
  return new Map([['src/generated/types.ts', withoutRoot(text)]]);
}

function titled(definitions: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [
      name,
      // With an index signature a misspelled param would compile. Extra params only cause a
      // warning.
      { ...schema, title: name, ...(name.endsWith('Params') ? { additionalProperties: false } : {}) },
    ]),
  );
}

function relocate(root: unknown): unknown {
  return JSON.parse(JSON.stringify(root).replaceAll('#/components/schemas/', '#/definitions/'));
}

function withoutRoot(text: string): string {
  return text.replace(/export interface Contract \{\s*\}\n/, '');
}
