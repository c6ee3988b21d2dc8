import type { Finding, Rule } from './finding.ts';

/** `x-required-errors` maps required params to errors of the skill. */
export const requiredErrors: Rule = function* ({ subjects }) {
  for (const { skill, path } of subjects) {
    for (const [name, error] of skill.requiredErrors) {
      const finding = (problem: string, fix: string): Finding => ({
        rule: 'required-errors',
        path: `${path}.x-required-errors.${name}`,
        problem: `${skill.name}: ${problem}`,
        fix,
      });
      const param = skill.params.find((known) => known.name === name);
      if (param === undefined) yield finding(`${name} is not a param`, 'use the name of a param of the skill');
      else if (!param.required) yield finding(`${name} is not required`, `set "required": true, or remove ${name}`);
      if (!skill.errors.includes(error)) {
        yield finding(`${error} is not in x-errors`, `add ${error} to the x-errors of ${skill.name}`);
      }
    }
  }
};
