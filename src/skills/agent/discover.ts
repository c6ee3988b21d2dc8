import { searchSkills } from '../../discovery/search-skills.ts';
import { catalog } from '../../generated/catalog.ts';
import type { SkillName } from '../../generated/skills.ts';
import type { Skill } from '../../skill.ts';

/** Words of the question that the reason repeats. */
const MAX_WORDS = 8;

/** A skill that the key cannot call comes first only when it fits far better. */
const NOT_ALLOWED = 0.6;

/** Without a question, lists the skills in the order of the contract. */
export const discover: Skill<'agent.discover'> = async (
  { query = '', module, effect, limit = 20 },
  { key, service },
) => {
  const mayCall = (skill: SkillName): boolean => service.mayCall(key, catalog[skill]);
  const found = query.trim() === '' ? allSkills() : searchSkills(query);
  const items = found
    .filter(
      ({ skill }) =>
        (module === undefined || catalog[skill].module === module) &&
        (effect === undefined || catalog[skill].effect === effect),
    )
    .map((match) => ({ ...match, score: match.score * (mayCall(match.skill) ? 1 : NOT_ALLOWED) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ skill, score, words }) => ({
      skill,
      summary: catalog[skill].summary,
      why:
        words.length === 0
          ? `belongs to module ${catalog[skill].module}`
          : `matches ${words.slice(0, MAX_WORDS).join(', ')}`,
      score: Math.round(score * 1000) / 1000,
      effect: catalog[skill].effect,
      allowed: mayCall(skill),
    }));
  return { items };
};

function allSkills(): ReturnType<typeof searchSkills> {
  return (Object.keys(catalog) as SkillName[]).map((skill) => ({ skill, score: 0, words: [] }));
}
