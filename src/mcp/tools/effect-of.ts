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
  // Never a skill that deletes: a model that guesses a name may call the suggestion as it is.
  return { unknown: await orUnknown(answer, skill, call, ({ effect }) => effect !== 'destructive') };
}

/**
 * The answer about a skill, or, if there is none of that name, one that names it and those whose
 * names or meanings are near.
 */
export async function orUnknown(
  answer: SkillAnswer,
  skill: string,
  call: CallSkill,
  mayOffer: (found: Found) => boolean,
): Promise<SkillAnswer> {
  if (answer.ok || answer.error.code !== -32001) return answer;
  const similar = (await similarSkills(skill, call)).filter(mayOffer).map(({ skill: name }) => name);
  const near = similar.slice(0, MAX_SIMILAR);
  const hint = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
  // What is no name is not repeated: it could be anything.
  const named = NAME.test(skill) ? `The skill ${skill}` : 'This skill';
  const message = `${named} does not exist.${hint} find_skills finds skills.`;
  return refused(new SkillError(-32601, message, { details: { did_you_mean: near } }));
}

interface Found {
  readonly skill: string;
  readonly effect: Effect;
}

const NAME = /^[A-Za-z][\w.-]{0,99}$/;
const MAX_NAME = 100;
const MAX_SIMILAR = 3;

async function similarSkills(skill: string, call: CallSkill): Promise<readonly Found[]> {
  const answer = await call('agent.discover', { query: skill.slice(0, MAX_NAME), limit: 10 });
  return answer.ok ? (answer.result.items as readonly Found[]) : [];
}
