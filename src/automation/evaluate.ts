import type { Owner } from '../domain/account.ts';
import { type Happening, type TextMismatch, textMismatch } from '../domain/automation/triggers.ts';
import { segmentsIn } from '../domain/segments/references.ts';
import { contactsThatMatch } from '../people/segments/contacts.ts';
import { loadSegmentRules } from '../people/segments/load-rules.ts';
import { propertiesThatMatch } from '../people/segments/match-properties.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { RuleRow } from './rules.ts';

/** Something that happened, now or in the past, which may start a rule. */
export interface Trigger extends Happening {
  readonly contact_id: string | null;
  readonly occurred_at: Date;
}

/** Why a trigger does not start a rule, its limits aside. */
export type Mismatch = TextMismatch | 'where' | 'no_contact' | 'conditions_not_met';

/** Whether the trigger matches, but the contact does not meet the conditions. */
export function isSkip(mismatch: Mismatch): mismatch is 'no_contact' | 'conditions_not_met' {
  return mismatch === 'no_contact' || mismatch === 'conditions_not_met';
}

/**
 * Evaluates a rule for triggers of its kind, in order: null for those that start it. One statement
 * for the properties and one for the conditions, whatever the number of triggers.
 */
export async function evaluateRule(
  sql: Sql,
  owner: Owner,
  rule: Pick<RuleRow, 'trigger' | 'conditions'>,
  triggers: readonly Trigger[],
  at: Date,
): Promise<(Mismatch | null)[]> {
  const found: (Mismatch | null)[] = triggers.map((trigger) => textMismatch(rule.trigger, trigger));
  const where = rule.trigger.kind === 'event' ? rule.trigger.where : undefined;
  if (where !== undefined && triggers.length > 0) {
    const matching = await propertiesThatMatch(
      sql,
      where,
      triggers.map(({ data }) => data.properties),
      at,
    );
    for (const index of triggers.keys()) if (!matching.has(index)) found[index] ??= 'where';
  }
  if (rule.conditions === null) return found;
  const ids = triggers.flatMap(({ contact_id: id }, index) => (id === null || found[index] !== null ? [] : [id]));
  const matching = ids.length === 0 ? new Set<string>() : await findMatching(sql, owner, rule.conditions, ids, at);
  return found.map((mismatch, index) => {
    const id = triggers[index]?.contact_id ?? null;
    if (mismatch !== null) return mismatch;
    return id === null ? 'no_contact' : matching.has(id) ? null : 'conditions_not_met';
  });
}

async function findMatching(
  sql: Sql,
  owner: Owner,
  conditions: NonNullable<RuleRow['conditions']>,
  ids: readonly string[],
  at: Date,
): Promise<ReadonlySet<string>> {
  const segments = await loadSegmentRules(sql, owner, segmentsIn(conditions));
  return contactsThatMatch(sql, owner, { rule: conditions, segments, at }, [...new Set(ids)]);
}
