import type { ValidateFunction } from 'ajv';
import { validatorOf } from '../compile.ts';
import type { Contract, SkillDefinition } from '../contract.ts';
import type { Rule } from './finding.ts';

/** Ajv accepts the schemas of every skill in strict mode, which the validators use. */
export const compiles: Rule = function* ({ contract, subjects }) {
  for (const { skill, path } of subjects) {
    for (const [kind, at] of [
      ['Params', `${path}.params`],
      ['Result', `${path}.result.schema`],
    ] as const) {
      const failure = compileFailure(contract, skill, kind);
      if (failure !== null) {
        yield {
          rule: 'schemas',
          path: at,
          problem: `${skill.name}: ${failure}`,
          fix: 'use only JSON Schema keywords that Ajv supports',
        };
      }
    }
  }
};

/**
 * The validation errors of a value, each as `/path rule`. The value is not modified. Empty if the
 * schema does not compile, which is a separate finding.
 */
export function problems(
  contract: Contract,
  skill: SkillDefinition,
  kind: 'Params' | 'Result',
  value: unknown,
): string[] {
  if (compileFailure(contract, skill, kind) !== null) return [];
  return problemsBy(validatorOf(contract, skill, kind), value);
}

/** The validation errors of a value for a compiled schema. */
export function problemsBy(validate: ValidateFunction, value: unknown): string[] {
  if (validate(structuredClone(value))) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const { additionalProperty, allowedValues } = params;
    const detail = additionalProperty ?? allowedValues;
    return `${instancePath} ${message}${detail === undefined ? '' : `: ${detail}`}`;
  });
}

function compileFailure(contract: Contract, skill: SkillDefinition, kind: 'Params' | 'Result'): string | null {
  try {
    validatorOf(contract, skill, kind);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
