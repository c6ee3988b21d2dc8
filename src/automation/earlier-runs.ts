import { type EarlierRuns, windowStart } from '../domain/automation/limits.ts';
import { DAY_MS, HOUR_MS } from '../domain/durations.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';
import { firstIdAt } from '../platform/ids.ts';
import type { Trigger } from './evaluate.ts';
import { phoneOf } from './fill-actions.ts';
import type { RuleRow } from './rules.ts';

/** The newest runs of 24 hours, as many as the larger limit: more make no difference. */
const countRuns = batchStatement<
  [tenantId: string, ruleId: string, fromId: string, hourStart: Date, limit: number],
  { last_hour: number; last_day: number }
>(
  'automation.count_runs',
  `SELECT count(*) FILTER (WHERE r.created_at > $4)::int AS last_hour, count(*)::int AS last_day FROM (
     SELECT created_at FROM automation_runs
      WHERE tenant_id = $1 AND rule_id = $2 AND id >= $3 AND state NOT IN ('skipped', 'stopped') ORDER BY id DESC LIMIT $5) r`,
);

type LastRuns = [tenantId: string, ruleId: string, accountId: string, people: readonly string[], fromId: string];

const lastOfContacts = batchStatement<LastRuns, { person: string; at: Date }>(
  'automation.last_of_contacts',
  `SELECT contact_id AS person, max(created_at) AS at FROM automation_runs
    WHERE tenant_id = $1 AND contact_id = ANY ($4) AND rule_id = $2 AND account_id = $3 AND id >= $5 AND state NOT IN ('skipped', 'stopped')
    GROUP BY contact_id`,
);

const lastOfPhones = batchStatement<LastRuns, { person: string; at: Date }>(
  'automation.last_of_phones',
  `SELECT phone AS person, max(created_at) AS at FROM automation_runs
    WHERE tenant_id = $1 AND account_id = $3 AND phone = ANY ($4) AND rule_id = $2 AND id >= $5 AND contact_id IS NULL
      AND state NOT IN ('skipped', 'stopped')
    GROUP BY phone`,
);

/** Counts the runs of one rule as they are started one after the other at the same time. */
export interface RunCounter {
  earlierFor(trigger: Trigger): EarlierRuns;
  add(trigger: Trigger): void;
}

/** For a rule that the caller has locked. */
export async function countEarlierRuns(
  tx: Sql,
  tenantId: string,
  rule: RuleRow,
  triggers: readonly Trigger[],
  now: Date,
): Promise<RunCounter> {
  const { id, account_id: accountId, rate_cap: cap, once_per: oncePer } = rule;
  const most = Math.max(cap?.per_hour ?? 0, cap?.per_day ?? 0);
  const since = (start: number): string => firstIdAt('run', start);
  const counts =
    most === 0
      ? null
      : await tx.row(countRuns, tenantId, id, since(now.getTime() - DAY_MS), new Date(now.getTime() - HOUR_MS), most);
  const last = new Map<string, Date>();
  if (oncePer !== null) {
    const from = since(windowStart(oncePer, now).getTime());
    const contacts = [...new Set(triggers.flatMap(({ contact_id: contact }) => contact ?? []))];
    const phones = [...new Set(triggers.flatMap((one) => (one.contact_id === null ? (phoneOf(one) ?? []) : [])))];
    const found = [
      ...(contacts.length > 0 ? await tx.rows(lastOfContacts, tenantId, id, accountId, contacts, from) : []),
      ...(phones.length > 0 ? await tx.rows(lastOfPhones, tenantId, id, accountId, phones, from) : []),
    ];
    for (const { person, at } of found) last.set(person, at);
  }
  let [lastHour, lastDay] = [counts?.last_hour ?? 0, counts?.last_day ?? 0];
  return {
    earlierFor: (trigger) => ({ lastHour, lastDay, ofContact: last.get(personOf(trigger)) ?? null }),
    add: (trigger) => {
      lastHour += 1;
      lastDay += 1;
      const person = personOf(trigger);
      if (person !== '') last.set(person, now);
    },
  };
}

/** A contact, or a number that is none; empty for a trigger without either. */
export const personOf = (trigger: Trigger): string => trigger.contact_id ?? phoneOf(trigger) ?? '';
