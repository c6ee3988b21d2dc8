import type { Account } from '../domain/account.ts';
import { setZone } from '../domain/calendar/account-calendar.ts';
import type { GoalCall } from '../domain/plans/goal/expand-call.ts';
import { readGoal } from '../domain/plans/goal/read-goal.ts';
import { tokenize } from '../domain/plans/goal/tokenize.ts';
import { zonesOfCountry } from '../domain/time-zones/countries.ts';
import { type CatalogEntry, catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { Need } from '../next-actions.ts';
import type { Sql } from '../platform/database/sql.ts';
import { findNames } from './account-names.ts';
import { contractWorld, inputOf, type SchemaOf } from './contract-world.ts';
import type { PlannedCall } from './plan.ts';

/** What a goal in words leads to: calls, and the values that only the caller knows. */
export interface GoalPlan {
  readonly steps: readonly (PlannedCall & { readonly needs: readonly Need[] })[];
  /** The words of the goal that no call contains. */
  readonly notUnderstood: readonly string[];
}

export interface GoalReader {
  readonly sql: Sql;
  readonly account: Account;
  readonly mayCall: (skill: CatalogEntry) => boolean;
  readonly schemaOf: SchemaOf;
  readonly now: Date;
  /**
   * IANA time zone of times in the goal; null: that of the account, or else of its country if it
   * has only one.
   */
  readonly zone: string | null;
}

/**
 * Plans a goal without a model. Every word is part of a call or stands in `notUnderstood`; names
 * are looked up, and nothing is filled in that the goal does not say.
 */
export async function planGoal(goal: string, reader: GoalReader): Promise<GoalPlan> {
  const { sql, account, mayCall, now } = reader;
  const { tenantId, accountId, defaultCountry } = account;
  const mayList = (skill: SkillName): boolean => mayCall(catalog[skill]);
  const owner = { tenantId, accountId, defaultCountry, mayCall: mayList };
  const named = await findNames(sql, owner, goal, tokenize(goal));
  const [only, ...others] = zonesOfCountry(defaultCountry);
  const ofCountry = only !== undefined && others.length === 0 ? only : null;
  const zone = reader.zone ?? setZone(account.calendar) ?? ofCountry;
  const { calls, unread } = readGoal(goal, { now, zone }, contractWorld(named, reader.schemaOf));
  return {
    steps: calls.map((call) => ({ skill: call.skill, params: call.params, needs: needsOf(call, reader) })),
    notUnderstood: unread,
  };
}

const MAX_MEANING = 300;

/** Params that the contract requires, and values that the words announce but do not give. */
function needsOf({ skill, params, missing }: GoalCall, reader: GoalReader): Need[] {
  const { required = [], properties = {} } = inputOf(skill, reader.schemaOf);
  const needs = new Map<string, string>();
  for (const name of required) if (params[name] === undefined) needs.set(name, properties[name]?.description ?? name);
  for (const { param, why } of missing)
    if (why !== null || params[param] === undefined) needs.set(param, why ?? properties[param]?.description ?? param);
  return [...needs].map(([name, meaning]) => ({ path: `/${name}`, meaning: meaning.slice(0, MAX_MEANING) }));
}
