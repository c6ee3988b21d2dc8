import { SEND_CAMPAIGN } from '../domain/plans/goal/expand-call.ts';
import type { GoalWorld } from '../domain/plans/goal/world.ts';
import { callEffect } from '../effect-of-call.ts';
import { idPrefixes } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';

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

export type SchemaOf = (skill: string) => { readonly input: unknown };

/** The strongest of the three calls stands for all of them. */
const skillOf = (skill: string): SkillName => (skill === SEND_CAMPAIGN ? 'campaigns.launch' : skill) as SkillName;

export const inputOf = (skill: string, schemaOf: SchemaOf): InputSchema =>
  schemaOf(skillOf(skill)).input as InputSchema;

/** What the reader of goals knows of the contract. */
export function contractWorld(named: GoalWorld['named'], schemaOf: SchemaOf): GoalWorld {
  return {
    named,
    prefixOf: (param, kind) => idPrefixes[param] ?? idPrefixes[`${kind}_id`],
    choicesOf: (skill, param) => choicesIn(inputOf(skill, schemaOf), param),
    effectOf: (skill, params) => callEffect(skillOf(skill), params),
    takesTime: (skill) => Object.hasOwn(inputOf(skill, schemaOf).properties ?? {}, 'send_at'),
  };
}

function choicesIn({ properties = {}, $defs = {} }: InputSchema, param: string): readonly string[] {
  const schema = properties[param];
  const parts = [schema, ...(schema?.allOf ?? [])];
  const named = parts.flatMap((one) => $defs[one?.$ref?.replace('#/$defs/', '') ?? ''] ?? []);
  return [...parts, ...named].flatMap((one) => one?.enum ?? []).filter((value) => typeof value === 'string');
}
