import { callEffect } from '../../effect-of-call.ts';
import { SkillError } from '../../errors.ts';
import { type CatalogEntry, catalog } from '../../generated/catalog.ts';
import type { SkillName } from '../../generated/skills.ts';
import type { CallSkill, SkillAnswer } from '../../skill-call.ts';
import { refused } from '../refused.ts';

type Effect = CatalogEntry['effect'];

/**
 * The effect of a call and that of its skill in general, or the answer to a call of a skill that
 * does not exist.
 */
export type KnownEffect = { readonly effect: Effect; readonly ofSkill: Effect } | { readonly unknown: SkillAnswer };

/**
 * A name that this process does not know is never called: a newer service may have a skill of that
 * name which sends. The service says its effect, or which names are similar.
 */
export async function effectOf(
  skill: string,
  params: Readonly<Record<string, unknown>>,
  call: CallSkill,
): Promise<KnownEffect> {
  if (Object.hasOwn(catalog, skill)) {
    const name = skill as SkillName;
    return { effect: callEffect(name, params).effect, ofSkill: catalog[name].effect };
  }
  const answer = await call('agent.capabilities', { skill: skill.slice(0, MAX_NAME) });
  if (answer.ok) {
    const [{ effect }] = answer.result.skills as readonly [{ effect: Effect }];
    return { effect, ofSkill: effect };
  }
  if (answer.error.code !== -32001) return { unknown: answer };
  const similar = await similarSkills(skill, call);
  const hint = similar.length === 0 ? '' : ` Did you mean ${similar.join(' or ')}?`;
  const error = new SkillError(-32601, `This skill does not exist.${hint} find_skills finds skills.`, {
    details: { did_you_mean: similar },
  });
  return { unknown: refused(error) };
}

const MAX_NAME = 100;
const MAX_SIMILAR = 3;

/** Never a skill that deletes: a model that guesses a name may call the suggestion as it is. */
async function similarSkills(skill: string, call: CallSkill): Promise<readonly string[]> {
  const answer = await call('agent.discover', { query: skill.slice(0, MAX_NAME), limit: 10 });
  if (!answer.ok) return [];
  const found = answer.result.items as readonly { readonly skill: string; readonly effect: Effect }[];
  return found
    .filter(({ effect }) => effect !== 'destructive')
    .slice(0, MAX_SIMILAR)
    .map(({ skill: name }) => name);
}
