import type { Finding, Rule } from './finding.ts';

const NAME = /^[a-z]+(-[a-z]+)*(\.[a-z][a-zA-Z]*){1,2}$/;

/**
 * Skill names are unique, valid (specification 1.3) and in a known module; methods follow the order
 * of x-modules.
 */
export const names: Rule = function* ({ document, subjects }) {
  const seen = new Set<string>();
  const types = new Set(Object.keys(document.components.schemas));
  const order = document['x-modules'].map(({ name }) => name);
  let lastPosition = 0;
  for (const { method, skill, path } of subjects) {
    const finding = (problem: string, fix: string): Finding => ({ rule: 'names', path: `${path}.name`, problem, fix });
    if (seen.has(method.name)) yield finding(`${method.name} is declared twice`, 'remove one of the declarations');
    else if (types.has(`${skill.typeName}Params`) || types.has(`${skill.typeName}Result`)) {
      yield finding(`the type names of ${method.name} are already in use`, 'rename the skill or the component');
    }
    seen.add(method.name);
    types.add(`${skill.typeName}Params`);
    if (!NAME.test(method.name)) {
      yield finding(
        `${method.name} is not a skill name`,
        'name it module.operation or module.object.operation, in lower camel case',
      );
    }
    const position = order.indexOf(skill.module);
    if (position < 0) {
      yield finding(`${skill.module} is not a module`, 'use a module of x-modules or add it there');
      continue;
    }
    if (position < lastPosition) {
      yield finding(
        `${method.name} comes after skills of ${order[lastPosition]}`,
        'group methods by module, in the order of x-modules',
      );
    }
    lastPosition = Math.max(lastPosition, position);
    const tags = (method.tags ?? []).map(({ name }) => name);
    if (tags.length !== 1 || tags[0] !== skill.module) {
      yield {
        rule: 'names',
        path: `${path}.tags`,
        problem: `the tags of ${method.name} are ${JSON.stringify(tags)}`,
        fix: `use the single tag ${skill.module}`,
      };
    }
  }
};
