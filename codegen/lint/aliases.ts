import type { Rule } from './finding.ts';

const MIN_ALIASES = 3;

/** Every skill has aliases: a person who does not know its name finds it by what others call it. */
export const aliases: Rule = function* ({ subjects }) {
  for (const { skill, path } of subjects) {
    if (skill.aliases.length >= MIN_ALIASES) continue;
    yield {
      rule: 'aliases',
      path: `${path}.x-aliases`,
      problem: `${skill.name} has ${skill.aliases.length} aliases`,
      fix: `list at least ${MIN_ALIASES} words or phrases by which users of other products would look for it`,
    };
  }
};
