import { effectFrom } from '../../src/domain/call-effects/leads-to.ts';
import type { Rule } from './finding.ts';

/** The effect that the contract says is the one that follows from what a call leads to. */
export const effects: Rule = function* ({ subjects }) {
  for (const { skill, path } of subjects) {
    const isRead = skill.effect === 'read';
    if (isRead && skill.leadsTo.length > 0)
      yield {
        rule: 'effects',
        path: `${path}.x-leads-to`,
        problem: `${skill.name} is a read and leads to ${skill.leadsTo.join(', ')}`,
        fix: 'remove x-leads-to, or set the effect that follows from it',
      };
    const computed = effectFrom(isRead, skill.leadsTo);
    if (computed === skill.effect || isRead) continue;
    yield {
      rule: 'effects',
      path: `${path}.x-effect`,
      problem: `${skill.name} is ${skill.effect}, but what it leads to makes it ${computed}`,
      fix: `set x-effect to ${computed}, or change x-leads-to`,
    };
  }
};
