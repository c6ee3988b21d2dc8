import { eventValidatorOf } from '../compile.ts';
import type { Contract, EventDefinition } from '../contract.ts';
import type { Finding, Rule } from './finding.ts';
import { problemsBy } from './problems.ts';
import { isRecord } from './walk.ts';

const TYPE = /^[a-z]+\.[a-z_]+$/;

/** Each type of event is there once, and its schema and its example are those of that type. */
export const events: Rule = function* ({ contract }) {
  const seen = new Set<string>();
  for (const [index, event] of contract.events.entries()) {
    const path = `$.x-events[${index}]`;
    const { type } = event;
    if (seen.has(type)) yield found(`${path}.type`, `${type} is declared twice`, 'keep one of the two');
    seen.add(type);
    if (!TYPE.test(type)) {
      yield found(`${path}.type`, `${type} is not an event type`, 'name it thing.what_happened, in lower case');
    }
    const findings = [...judgeSchema(contract, event, path)];
    yield* findings;
    if (findings.length === 0) yield* judgeExample(contract, event, path);
  }
};

function* judgeSchema({ schemas }: Contract, { type, typeName, schema }: EventDefinition, path: string) {
  if (typeof schema.$ref !== 'string') {
    yield found(`${path}.schema`, `the schema of ${type} is no $ref`, `move it to components.schemas.${typeName}`);
    return;
  }
  const properties = schemas[typeName]?.properties;
  const tag = isRecord(properties) ? properties.type : undefined;
  if (!isRecord(tag) || tag.const !== type) {
    yield found(
      `$.components.schemas.${typeName}.properties.type`,
      `the type of ${typeName} is not the constant ${type}`,
      `write { "const": "${type}" }: readers tell events apart by it`,
    );
  }
}

function* judgeExample(contract: Contract, event: EventDefinition, path: string): Iterable<Finding> {
  try {
    for (const problem of problemsBy(eventValidatorOf(contract, event), event.example)) {
      yield found(
        `${path}.example`,
        `the example of ${event.type}: body${problem}`,
        'correct the example or the schema',
      );
    }
  } catch (error) {
    yield found(
      `$.components.schemas.${event.typeName}`,
      `${event.type}: ${error instanceof Error ? error.message : String(error)}`,
      'use keywords of JSON Schema that Ajv knows',
    );
  }
}

function found(path: string, problem: string, fix: string): Finding {
  return { rule: 'events', path, problem, fix };
}
