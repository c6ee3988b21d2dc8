import { succeeds } from './examples.ts';
import type { Rule } from './finding.ts';
import { findHiddenFields, recordShownFields } from './shown-fields.ts';

/**
 * The examples show every field of a result or an event: a field of the result itself in an example
 * of its skill, a field of a component in any example. A field without an example is neither
 * documented nor tested.
 */
export const coverage: Rule = function* ({ contract, subjects }) {
  const shown = new Set<string>();
  for (const { skill, path } of subjects) {
    for (const example of skill.examples.filter(succeeds)) {
      recordShownFields(contract, skill.result, example.result, `${path}.result.schema`, shown);
    }
  }
  for (const [index, { schema, example }] of contract.events.entries()) {
    recordShownFields(contract, schema, example, `$.x-events[${index}].schema`, shown);
  }
  const checked = new Set<string>();
  for (const { skill, path } of subjects) {
    if (!skill.examples.some(({ result }) => result !== undefined)) continue;
    const owner = {
      name: `the result of ${skill.name}`,
      root: '$.methods',
      example: `an example of ${skill.name}`,
    };
    yield* findHiddenFields(contract, skill.result, `${path}.result.schema`, shown, checked, owner);
  }
  for (const [index, { type, typeName, schema }] of contract.events.entries()) {
    const owner = {
      name: `the event ${type}`,
      root: `$.components.schemas.${typeName}.`,
      example: `the example of ${type}`,
    };
    yield* findHiddenFields(contract, schema, `$.x-events[${index}].schema`, shown, checked, owner);
  }
};
