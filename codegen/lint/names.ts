import type { Finding, Rule } from './finding.ts';

const NAME = /^[a-z]+(-[a-z]+)*(\.[a-z][a-zA-Z]*){1,2}$/;

/** Names are unique, of the form of specification 1.3, their module is known, and methods follow the order of the modules. */
export const names: Rule = function* ({ document, subjects }) {
  const seen = new Set<string>();
  const types = new Set(Object.keys(document.components.schemas));
  const order = document['x-modules'].map(({ name }) => name);
  let furthest = 0;
  for (const { method, skill, path } of subjects) {
    const found = (problem: string, fix: string): Finding => ({ rule: 'names', path: `${path}.name`, problem, fix });
    if (seen.has(method.name)) yield found(`${method.name} is declared twice`, 'keep one of the two');
    else if (types.has(`${skill.typeName}Params`) || types.has(`${skill.typeName}Result`)) {
      yield found(`the types of ${method.name} take a name that is taken`, 'rename it, or the component of that name');
    }
    seen.add(method.name);
    types.add(`${skill.typeName}Params`);
    if (!NAME.test(method.name)) {
      yield found(
        `${method.name} is not a skill name`,
        'name it module.operation or module.thing.operation, in lower camel case',
      );
    }
    const place = order.indexOf(skill.module);
    if (place < 0) {
      yield found(`${skill.module} is not a module`, 'use a module of x-modules');
      continue;
    }
    if (place < furthest) {
      yield found(
        `${method.name} comes after skills of ${order[furthest]}`,
        'group methods by module, in the order of x-modules',
      );
    }
    furthest = Math.max(furthest, place);
    const tags = (method.tags ?? []).map(({ name }) => name);
    if (tags.length !== 1 || tags[0] !== skill.module) {
      yield {
        rule: 'names',
        path: `${path}.tags`,
        problem: `the tags of ${method.name} are ${JSON.stringify(tags)}`,
        fix: `tag it ${skill.module}, and nothing else`,
      };
    }
  }
};
