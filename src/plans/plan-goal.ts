import type { Account } from '../domain/account.ts';
import { SEND_CAMPAIGN } from '../domain/plans/goal/expand-call.ts';
import { type GoalCall, readGoal } from '../domain/plans/goal/read-goal.ts';
import { tokenize } from '../domain/plans/goal/tokenize.ts';
import type { GoalWorld } from '../domain/plans/goal/world.ts';
import { zonesOfCountry } from '../domain/time-zones/countries.ts';
import { callEffect } from '../effect-of-call.ts';
import { type CatalogEntry, catalog, idPrefixes } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { Need } from '../next-actions.ts';
import type { Sql } from '../platform/database/sql.ts';
import { findNames } from './account-names.ts';
import type { PlannedCall } from './plan.ts';

/** What a goal in words leads to: calls, and the values that only the caller knows. */
export interface GoalPlan {
  readonly steps: readonly (PlannedCall & { readonly needs: readonly Need[] })[];
  /** The words of the goal that no call contains. */
  readonly notUnderstood: readonly string[];
}

interface PropertySchema {
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly allOf?: readonly PropertySchema[];
  readonly $ref?: string;
}

interface InputSchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, PropertySchema>>;
  readonly $defs?: Readonly<Record<string, PropertySchema>>;
}

export interface GoalReader {
  readonly sql: Sql;
  readonly account: Account;
  readonly mayCall: (skill: CatalogEntry) => boolean;
  readonly schemaOf: (skill: string) => { readonly input: unknown };
  readonly now: Date;
  /** IANA time zone of times in the goal; absent: that of the account's country if it has one. */
  readonly timezone?: string | undefined;
}

/**
 * Plans a goal without a model. Every word is part of a call or stands in `notUnderstood`; names
 * are looked up, and nothing is filled in that the goal does not say.
 */
export async function planGoal(goal: string, reader: GoalReader): Promise<GoalPlan> {
  const { sql, account, mayCall, now, timezone } = reader;
  const { tenantId, accountId, defaultCountry } = account;
  const mayList = (skill: SkillName): boolean => mayCall(catalog[skill]);
  const owner = { tenantId, accountId, defaultCountry, mayCall: mayList };
  const named = await findNames(sql, owner, goal, tokenize(goal));
  const [zone, ...others] = zonesOfCountry(defaultCountry);
  const own = zone !== undefined && others.length === 0 ? zone : null;
  const { calls, unread } = readGoal(goal, { now, zone: timezone ?? own }, worldOf(named, reader));
  return {
    steps: calls.map((call) => ({ skill: call.skill, params: call.params, needs: needsOf(call, reader) })),
    notUnderstood: unread,
  };
}

const inputOf = (skill: string, { schemaOf }: GoalReader): InputSchema =>
  schemaOf(skill === SEND_CAMPAIGN ? 'campaigns.launch' : skill).input as InputSchema;

function worldOf(named: GoalWorld['named'], reader: GoalReader): GoalWorld {
  return {
    named,
    prefixOf: (param, kind) => idPrefixes[param] ?? idPrefixes[`${kind}_id`],
    choicesOf: (skill, param) => choicesIn(inputOf(skill, reader), param),
    effectOf: (skill, params) =>
      callEffect((skill === SEND_CAMPAIGN ? 'campaigns.launch' : skill) as SkillName, params),
    takesTime: (skill) => Object.hasOwn(inputOf(skill, reader).properties ?? {}, 'send_at'),
  };
}

function choicesIn({ properties = {}, $defs = {} }: InputSchema, param: string): readonly string[] {
  const schema = properties[param];
  const parts = [schema, ...(schema?.allOf ?? [])];
  const named = parts.flatMap((one) => $defs[one?.$ref?.replace('#/$defs/', '') ?? ''] ?? []);
  return [...parts, ...named].flatMap((one) => one?.enum ?? []).filter((value) => typeof value === 'string');
}

const MAX_MEANING = 300;

/** Params that the contract requires, and values that the words announce but do not give. */
function needsOf({ skill, params, missing }: GoalCall, reader: GoalReader): Need[] {
  const { required = [], properties = {} } = inputOf(skill, reader);
  const needs = new Map<string, string>();
  for (const name of required) if (params[name] === undefined) needs.set(name, properties[name]?.description ?? name);
  for (const { param, why } of missing)
    if (why !== null || params[param] === undefined) needs.set(param, why ?? properties[param]?.description ?? param);
  return [...needs].map(([name, meaning]) => ({ path: `/${name}`, meaning: meaning.slice(0, MAX_MEANING) }));
}
