import type { Finding, Rule } from './finding.ts';
import { isRecord, walk } from './walk.ts';

/** Rules that json-schema-to-typescript and the clients of closed results rely on. */
export const schemas: Rule = function* ({ document, subjects }) {
  for (const { path, value } of walk({ methods: document.methods, components: document.components })) {
    if (!isRecord(value) || typeof value.$ref !== 'string') continue;
    for (const word of ['description', 'title'].filter((key) => key in value)) {
      yield finding(
        `${path}.${word}`,
        `a ${word} next to a $ref is ignored`,
        `remove it, or write { "allOf": [{ "$ref": … }], "${word}": … }`,
      );
    }
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const path = `$.components.schemas.${name}`;
    if (schema.title !== name) {
      yield finding(
        `${path}.title`,
        `the title of ${name} is ${JSON.stringify(schema.title)}`,
        `set it to "${name}": it is the name of the generated type`,
      );
    }
    yield* openObjects(schema, path);
  }
  for (const { method, path } of subjects) {
    const root = `${path}.result.schema`;
    const { schema } = method.result;
    if (schema.$ref === undefined && (schema.type !== 'object' || schema.additionalProperties !== false)) {
      yield finding(
        root,
        `the result of ${method.name} is not closed`,
        'use an object with "additionalProperties": false',
      );
    } else {
      yield* openObjects(schema, root);
    }
  }
};

function* openObjects(schema: unknown, from: string): Iterable<Finding> {
  for (const { path, value } of walk(schema, from)) {
    if (!isRecord(value) || value.type !== 'object' || !isRecord(value.properties)) continue;
    if (value.additionalProperties === undefined) {
      yield finding(
        path,
        'an object with properties does not set additionalProperties',
        'add "additionalProperties": false',
      );
    }
  }
}

function finding(path: string, problem: string, fix: string): Finding {
  return { rule: 'schemas', path, problem, fix };
}
