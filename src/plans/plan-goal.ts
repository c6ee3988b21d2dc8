import { searchSkills } from '../discovery/search-skills.ts';
import { idPrefixes } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { Need } from '../next-actions.ts';
import type { PlannedCall } from './plan.ts';

/** What a goal in words leads to: calls, and the values that only the caller knows. */
export interface GoalPlan {
  readonly steps: readonly (PlannedCall & { readonly needs: readonly Need[] })[];
  /** Parts of the goal for which there is no skill. */
  readonly notUnderstood: readonly string[];
}

interface InputSchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, { readonly type?: string; readonly description?: string }>>;
}

export type SchemaOf = (skill: string) => { readonly input: unknown };

const MAX_CLAUSES = 10;
/** Below this, the best skill is a guess. */
const MIN_SCORE = 0.35;
const CLAUSE = /[.;\n]+|,? then |,? and then |, and | and afterwards /i;
const PHONE = /\+\d{8,15}/;
/** Stops at the next quotation mark, whichever it is, so that the search is linear. */
const QUOTED = /["“]([^"“”]+)["”]/;
const ID = /\b[a-z]{3}_[0-9a-z]{26}\b/g;
const TEXT_PARAMS = ['text', 'body', 'name'] as const;
const PHONE_PARAMS = ['to', 'phone'] as const;

/** A campaign is created, checked and launched: who asks for one wants all three. */
const SENDS_CAMPAIGN: readonly string[] = ['campaigns.create', 'campaigns.launch', 'campaigns.preflight'];

/**
 * Plans a goal without a model: each clause becomes the skill that discovery finds for it, with the
 * phone numbers, IDs and quoted words of the clause. Nothing else is filled in.
 */
export function planGoal(goal: string, schemaOf: SchemaOf): GoalPlan {
  const clauses = goal
    .split(CLAUSE)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
    .slice(0, MAX_CLAUSES);
  const found = clauses.map((clause) => {
    const [best] = searchSkills(clause.replace(QUOTED, '').replaceAll(ID, ''));
    return { clause, skill: best !== undefined && best.score >= MIN_SCORE ? best.skill : null };
  });
  const calls = found.flatMap(({ clause, skill }) => (skill === null ? [] : [{ skill, clause }]));
  const steps: GoalPlan['steps'][number][] = [];
  for (const { skill, clause } of calls) {
    const params = paramsIn(clause, skill, schemaOf);
    if (!SENDS_CAMPAIGN.includes(skill) || params.campaign_id !== undefined || /\bdraft\b/i.test(clause))
      steps.push({ skill, params, needs: needsOf(skill, params, schemaOf) });
    else steps.push(...sendCampaign(clause, steps.length, schemaOf));
  }
  return { steps, notUnderstood: found.flatMap(({ clause, skill }) => (skill === null ? [clause] : [])) };
}

function sendCampaign(clause: string, before: number, schemaOf: SchemaOf): GoalPlan['steps'] {
  const created = { $from: `steps.${before + 1}.campaign.id` };
  const params = paramsIn(clause, 'campaigns.create', schemaOf);
  const needs = needsOf('campaigns.create', params, schemaOf);
  const body = params.body === undefined ? [{ path: '/body', meaning: 'Text of the message.' }] : [];
  const audience = [
    { path: '/audience', meaning: 'Who gets it, for example {"include": {"all": true}} or a list, tag or segment.' },
  ];
  return [
    { skill: 'campaigns.create', params, needs: [...needs, ...body, ...audience] },
    { skill: 'campaigns.preflight', params: { campaign_id: created }, needs: [] },
    {
      skill: 'campaigns.launch',
      params: { campaign_id: created, preflight_token: { $from: `steps.${before + 2}.preflight_token` } },
      needs: [],
    },
  ];
}

function paramsIn(clause: string, skill: SkillName, schemaOf: SchemaOf): Record<string, unknown> {
  const { properties = {} } = schemaOf(skill).input as InputSchema;
  const params: Record<string, unknown> = {};
  const fill = (names: readonly string[], value: string | undefined): void => {
    const name = names.find((one) => Object.hasOwn(properties, one) && params[one] === undefined);
    if (value !== undefined && name !== undefined) params[name] = value;
  };
  fill(PHONE_PARAMS, PHONE.exec(clause)?.[0]);
  fill(TEXT_PARAMS, QUOTED.exec(clause)?.[1]);
  for (const [id] of clause.matchAll(ID))
    fill(
      Object.keys(idPrefixes).filter((name) => idPrefixes[name] === id.slice(0, 3) && !name.endsWith('s')),
      id,
    );
  return params;
}

function needsOf(skill: SkillName, params: Readonly<Record<string, unknown>>, schemaOf: SchemaOf): Need[] {
  const { required = [], properties = {} } = schemaOf(skill).input as InputSchema;
  return required
    .filter((name) => params[name] === undefined)
    .map((name) => ({ path: `/${name}`, meaning: properties[name]?.description ?? name }));
}
