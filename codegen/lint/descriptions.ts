import type { JsonSchema, RawDocument } from '../contract.ts';
import type { Finding, Rule } from './finding.ts';
import { isRecord } from './walk.ts';

const COMPONENT = '#/components/schemas/';

/**
 * Every param has a summary, and every field of a result a description, itself or by the component
 * it refers to. The reference, the SDKs, OpenAPI and the tools of agents show nothing else.
 */
export const descriptions: Rule = function* ({ document, subjects }) {
  for (const { skill, method, path } of subjects) {
    for (const { name, summary } of skill.params) {
      if (summary === '') yield finding(`${path}.params.${name}.summary`, `the param ${name} of ${skill.name}`);
    }
    yield* fields(document, method.result.schema, `${path}.result.schema`);
  }
  for (const [name, schema] of Object.entries(document.components.schemas))
    yield* fields(document, schema, `$.components.schemas.${name}`);
};

function* fields(document: RawDocument, schema: JsonSchema, path: string): Generator<Finding> {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  for (const [name, field] of Object.entries(properties)) {
    if (!isRecord(field)) continue;
    const at = `${path}.properties.${name}`;
    if (!isDescribed(document, field)) yield finding(`${at}.description`, `the field ${name}`);
    yield* fields(document, field, at);
  }
  for (const word of ['items', 'additionalProperties'] as const) {
    const part = schema[word];
    if (isRecord(part)) yield* fields(document, part, `${path}.${word}`);
  }
  for (const word of ['anyOf', 'oneOf', 'allOf'] as const) {
    const branches = Array.isArray(schema[word]) ? (schema[word] as JsonSchema[]) : [];
    for (const [index, branch] of branches.entries()) yield* fields(document, branch, `${path}.${word}[${index}]`);
  }
}

function isDescribed({ components }: RawDocument, { description, $ref }: JsonSchema): boolean {
  if (typeof description === 'string') return description !== '';
  if (typeof $ref !== 'string') return false;
  const component = components.schemas[$ref.replace(COMPONENT, '')];
  // A reference that does not resolve is a finding of its own.
  return component === undefined || typeof component.description === 'string';
}

function finding(path: string, what: string): Finding {
  return { rule: 'descriptions', path, problem: `${what} has no description`, fix: 'say what it is, in one sentence' };
}
