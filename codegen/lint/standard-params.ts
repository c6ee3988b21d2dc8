import type { Rule } from './finding.ts';
import { isRecord } from './walk.ts';

/**
 * Writes take `dry_run` and `idempotency_key`; lists take a cursor and return pages (design,
 * section 2).
 */
export const standardParams: Rule = function* ({ subjects }) {
  for (const { skill, path } of subjects) {
    const params = skill.params.map(({ name }) => name);
    const requiredParams = [
      ...(skill.effect === 'read' ? [] : ['dry_run', ...(skill.repeatable ? ['idempotency_key'] : [])]),
      ...(skill.paginated ? ['cursor', 'limit'] : []),
    ];
    for (const name of requiredParams.filter((param) => !params.includes(param))) {
      const kind = skill.paginated && (name === 'cursor' || name === 'limit') ? 'paginated' : skill.effect;
      yield {
        rule: 'standard-params',
        path: `${path}.params`,
        problem: `${skill.name} is ${kind} and has no ${name} param`,
        fix: `add a $ref to the content descriptor of ${name}${name === 'idempotency_key' ? ', or set x-idempotent to false' : ''}`,
      };
    }
    const fields = isRecord(skill.result.properties) ? Object.keys(skill.result.properties) : [];
    for (const name of skill.paginated ? ['items', 'next_cursor'].filter((field) => !fields.includes(field)) : []) {
      yield {
        rule: 'standard-params',
        path: `${path}.result.schema.properties`,
        problem: `${skill.name} is paginated and has no ${name} in its result`,
        fix: `add ${name} to the result schema`,
      };
    }
  }
};
