import type { Finding, Rule } from './finding.ts';

/** What `x-required-errors` names: params that are required, and errors the skill answers with. */
export const requiredErrors: Rule = function* ({ subjects }) {
  for (const { skill, path } of subjects) {
    for (const [name, error] of skill.requiredErrors) {
      const found = (problem: string, fix: string): Finding => ({
        rule: 'required-errors',
        path: `${path}.x-required-errors.${name}`,
        problem: `${skill.name}: ${problem}`,
        fix,
      });
      const param = skill.params.find((known) => known.name === name);
      if (param === undefined) yield found(`${name} is not a param`, 'name a param of the skill');
      else if (!param.required) yield found(`${name} is not required`, `say "required": true, or take ${name} out`);
      if (!skill.errors.includes(error)) {
        yield found(`${error} is not in x-errors`, `add ${error} to the x-errors of ${skill.name}`);
      }
    }
  }
};
