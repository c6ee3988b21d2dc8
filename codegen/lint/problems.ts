import type { ValidateFunction } from 'ajv';
import { validatorOf } from '../compile.ts';
import type { Contract, SkillDefinition } from '../contract.ts';
import type { Rule } from './finding.ts';

/** Ajv, in the strict mode the validators are made with, accepts every schema of a skill. */
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
          fix: 'use keywords of JSON Schema that Ajv knows',
        };
      }
    }
  }
};

/** What is wrong with a value, each as `/path rule`; the value is not changed. Nothing when the schema itself does not compile. */
export function problems(
  contract: Contract,
  skill: SkillDefinition,
  kind: 'Params' | 'Result',
  value: unknown,
): string[] {
  if (compileFailure(contract, skill, kind) !== null) return [];
  return problemsBy(validatorOf(contract, skill, kind), value);
}

/** The same of a value and any compiled schema. */
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
