import { eventValidatorOf } from '../compile.ts';
import type { Contract, EventDefinition } from '../contract.ts';
import type { Finding, Rule } from './finding.ts';
import { problemsBy } from './problems.ts';
import { isRecord } from './walk.ts';

const TYPE = /^[a-z]+\.[a-z_]+$/;

/** Each event type is declared once, and its schema and example match the type. */
export const events: Rule = function* ({ contract }) {
  const seen = new Set<string>();
  for (const [index, event] of contract.events.entries()) {
    const path = `$.x-events[${index}]`;
    const { type } = event;
    if (seen.has(type)) yield finding(`${path}.type`, `${type} is declared twice`, 'remove one of the declarations');
    seen.add(type);
    if (!TYPE.test(type)) {
      yield finding(`${path}.type`, `${type} is not an event type`, 'name it object.event, in lower case');
    }
    const findings = [...evaluateSchema(contract, event, path)];
    yield* findings;
    if (findings.length === 0) yield* evaluateExample(contract, event, path);
  }
};

function* evaluateSchema({ schemas }: Contract, { type, typeName, schema }: EventDefinition, path: string) {
  if (typeof schema.$ref !== 'string') {
    yield finding(
      `${path}.schema`,
      `the schema of ${type} is not a $ref`,
      `move it to components.schemas.${typeName} and refer to it`,
    );
    return;
  }
  const properties = schemas[typeName]?.properties;
  const tag = isRecord(properties) ? properties.type : undefined;
  if (!isRecord(tag) || tag.const !== type) {
    yield finding(
      `$.components.schemas.${typeName}.properties.type`,
      `the type of ${typeName} is not the constant ${type}`,
      `write { "const": "${type}" }: clients discriminate events by it`,
    );
  }
}

function* evaluateExample(contract: Contract, event: EventDefinition, path: string): Iterable<Finding> {
  try {
    for (const problem of problemsBy(eventValidatorOf(contract, event), event.example)) {
      yield finding(
        `${path}.example`,
        `the example of ${event.type}: body${problem}`,
        'correct the example or the schema',
      );
    }
  } catch (error) {
    yield finding(
      `$.components.schemas.${event.typeName}`,
      `${event.type}: ${error instanceof Error ? error.message : String(error)}`,
      'use only JSON Schema keywords that Ajv supports',
    );
  }
}

function finding(path: string, problem: string, fix: string): Finding {
  return { rule: 'events', path, problem, fix };
}
