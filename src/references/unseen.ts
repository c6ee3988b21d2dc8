import type { Account } from '../domain/account.ts';
import { isReservedEvent } from '../domain/behavior/read-event.ts';
import { catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import { findUnseen } from '../people/segments/field-queries.ts';
import type { Sql } from '../platform/database/sql.ts';

export interface UnseenName {
  readonly kind: 'event' | 'attribute';
  readonly name: string;
}

/** Unions of the contract that name events and attributes. */
const RULES: ReadonlySet<string> = new Set([
  'SegmentRule',
  'JourneyEntry',
  'JourneyExitCriterion',
  'JourneyNodeConfig',
  'AutomationTrigger',
]);
const ATTRIBUTES = 'attributes.';
const MAX_DEPTH = 20;
const MAX_NAMES = 50;

/**
 * Events and attributes that the rules in params name and the account has never had. Such a rule is
 * valid, because events may come later, and most often it is misspelled. Takes no statement for
 * skills without rules and for rules that name neither.
 */
export async function findUnseenNames(
  sql: Sql,
  { tenantId, accountId }: Account,
  skill: SkillName,
  params: Readonly<Record<string, unknown>>,
): Promise<readonly UnseenName[]> {
  const [events, attributes] = [new Set<string>(), new Set<string>()];
  for (const rules of rulesIn(skill, params)) collect(rules, events, attributes, 0);
  if (events.size + attributes.size === 0) return [];
  return sql.rows(
    findUnseen,
    tenantId,
    accountId,
    [...events].slice(0, MAX_NAMES),
    [...attributes].slice(0, MAX_NAMES),
  );
}

/** The params of a skill that contain rules. */
export function rulesIn(skill: SkillName, params: Readonly<Record<string, unknown>>): readonly unknown[] {
  return Object.entries(catalog[skill].paramUnions).flatMap(([param, union]) =>
    RULES.has(union) && params[param] !== undefined ? [params[param]] : [],
  );
}

function collect(value: unknown, events: Set<string>, attributes: Set<string>, depth: number): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  const { kind, name, field, event, for: awaited } = value as Readonly<Record<string, unknown>>;
  const isEvent = kind === 'event' || kind === 'event_sum' || (kind === 'wait_for' && awaited === 'event');
  for (const one of [isEvent ? name : null, awaited === 'event' ? event : null])
    if (typeof one === 'string' && !isReservedEvent(one)) events.add(one);
  if (typeof field === 'string' && field.startsWith(ATTRIBUTES)) attributes.add(field.slice(ATTRIBUTES.length));
  for (const inner of Object.values(value)) collect(inner, events, attributes, depth + 1);
}
