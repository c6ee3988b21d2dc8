import type { Rule } from './finding.ts';
import { isRecord } from './walk.ts';

/** What every skill of a kind takes and answers (design, section 2): rehearsal and repetition of writes, pages of lists. */
export const duties: Rule = function* ({ subjects }) {
  for (const { skill, path } of subjects) {
    const params = skill.params.map(({ name }) => name);
    const wanted = [
      ...(skill.effect === 'read' ? [] : ['dry_run', ...(skill.repeatable ? ['idempotency_key'] : [])]),
      ...(skill.paginated ? ['cursor', 'limit'] : []),
    ];
    for (const name of wanted.filter((param) => !params.includes(param))) {
      const kind = skill.paginated && (name === 'cursor' || name === 'limit') ? 'paginated' : skill.effect;
      yield {
        rule: 'duties',
        path: `${path}.params`,
        problem: `${skill.name} is ${kind} and takes no ${name}`,
        fix: `add a $ref to the content descriptor of ${name}${name === 'idempotency_key' ? ', or say x-idempotent: false' : ''}`,
      };
    }
    const fields = isRecord(skill.result.properties) ? Object.keys(skill.result.properties) : [];
    for (const name of skill.paginated ? ['items', 'next_cursor'].filter((field) => !fields.includes(field)) : []) {
      yield {
        rule: 'duties',
        path: `${path}.result.schema.properties`,
        problem: `${skill.name} is paginated and answers no ${name}`,
        fix: `add ${name} to the result`,
      };
    }
  }
};
