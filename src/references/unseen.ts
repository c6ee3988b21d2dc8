import type { Account } from '../domain/account.ts';
import { isReservedEvent } from '../domain/behavior/read-event.ts';
import { catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import { findUnseen } from '../people/segments/field-queries.ts';
import type { Sql } from '../platform/database/sql.ts';

export interface UnseenName {
  readonly kind: 'event' | 'attribute' | 'conversion';
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

/** Names by what they name. */
type Names = Readonly<Record<UnseenName['kind'], Set<string>>>;

/**
 * Events, attributes and types of conversions that the rules in params name and the account has
 * never had. Such a rule is valid, because they may come later, and most often it is misspelled.
 * Takes no statement for skills without rules and for rules that name none.
 */
export async function findUnseenNames(
  sql: Sql,
  { tenantId, accountId }: Account,
  skill: SkillName,
  params: Readonly<Record<string, unknown>>,
): Promise<readonly UnseenName[]> {
  const names: Names = { event: new Set(), attribute: new Set(), conversion: new Set() };
  for (const rules of rulesIn(skill, params)) collect(rules, names, 0);
  const { event: events, attribute: attributes, conversion: conversions } = names;
  if (events.size + attributes.size + conversions.size === 0) return [];
  const some = (all: ReadonlySet<string>): string[] => [...all].slice(0, MAX_NAMES);
  return sql.rows(findUnseen, tenantId, accountId, some(events), some(attributes), some(conversions));
}

/** The params of a skill that contain rules. */
export function rulesIn(skill: SkillName, params: Readonly<Record<string, unknown>>): readonly unknown[] {
  return Object.entries(catalog[skill].paramUnions).flatMap(([param, union]) =>
    RULES.has(union) && params[param] !== undefined ? [params[param]] : [],
  );
}

function collect(value: unknown, names: Names, depth: number): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  const { kind, name, field, event, for: awaited } = value as Readonly<Record<string, unknown>>;
  const isEvent = kind === 'event' || kind === 'event_sum' || (kind === 'wait_for' && awaited === 'event');
  for (const one of [isEvent ? name : null, awaited === 'event' ? event : null])
    if (typeof one === 'string' && !isReservedEvent(one)) names.event.add(one);
  const isConversion = kind === 'conversion' || kind === 'conversion_sum' || awaited === 'conversion';
  const type = kind === 'wait_for' ? name : event;
  if (isConversion && typeof type === 'string') names.conversion.add(type);
  if (typeof field === 'string' && field.startsWith(ATTRIBUTES)) names.attribute.add(field.slice(ATTRIBUTES.length));
  for (const inner of Object.values(value)) collect(inner, names, depth + 1);
}
