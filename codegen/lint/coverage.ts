import { succeeds } from './examples.ts';
import type { Rule } from './finding.ts';
import { record, unseen } from './shown-fields.ts';

/**
 * No field of a result or of an event is unknown to the examples: a field of the result itself is shown by an example of its skill, a
 * field of a component by any example. What no example shows is documented by nothing and tested by nothing.
 */
export const coverage: Rule = function* ({ contract, subjects }) {
  const shown = new Set<string>();
  for (const { skill, path } of subjects) {
    for (const example of skill.examples.filter(succeeds)) {
      record(contract, skill.result, example.result, `${path}.result.schema`, shown);
    }
  }
  for (const [index, { schema, example }] of contract.events.entries()) {
    record(contract, schema, example, `$.x-events[${index}].schema`, shown);
  }
  const asked = new Set<string>();
  for (const { skill, path } of subjects) {
    if (!skill.examples.some(({ result }) => result !== undefined)) continue;
    const owner = {
      what: `the result of ${skill.name}`,
      root: '$.methods',
      example: `an example of ${skill.name}`,
    };
    yield* unseen(contract, skill.result, `${path}.result.schema`, shown, asked, owner);
  }
  for (const [index, { type, typeName, schema }] of contract.events.entries()) {
    const owner = {
      what: `the event ${type}`,
      root: `$.components.schemas.${typeName}.`,
      example: `the example of ${type}`,
    };
    yield* unseen(contract, schema, `$.x-events[${index}].schema`, shown, asked, owner);
  }
};
