import { HOUR_MS } from '../domain/automation/limits.ts';
import type { AutomationFilledAction } from '../generated/types.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';
import { newId } from '../platform/ids.ts';
import type { Trigger } from './evaluate.ts';
import { phoneOf } from './fill-actions.ts';
import type { RuleRow } from './rules.ts';

/** A run to perform, or one that ends here because of a loop. */
export interface NewRun {
  readonly rule: RuleRow;
  readonly trigger: Trigger;
  readonly depth: number;
  readonly rootId: string;
  readonly state: 'pending' | 'stopped';
  readonly reason: string | null;
  readonly actions: readonly AutomationFilledAction[];
}

const insert = batchStatement<
  [
    tenantId: string,
    ids: readonly string[],
    accounts: readonly string[],
    rules: readonly string[],
    versions: readonly number[],
    keys: readonly string[],
    contacts: readonly (string | null)[],
    phones: readonly (string | null)[],
    states: readonly string[],
    reasons: readonly (string | null)[],
    depths: readonly number[],
    triggers: readonly string[],
    actions: readonly string[],
    now: Date,
    roots: readonly string[],
  ]
>(
  'automation.insert_runs',
  `INSERT INTO automation_runs (tenant_id, id, account_id, rule_id, rule_version, key_id, contact_id, phone, state, reason, depth, root_id, trigger, actions,
                                attempt, count, due_at, created_at, finished_at)
   SELECT $1, one.id, one.account_id, one.rule_id, one.version, one.key_id, one.contact_id, one.phone, one.state, one.reason, one.depth, one.root_id, one.trigger, one.actions,
          0, 1, $14::timestamptz, $14::timestamptz, CASE WHEN one.state = 'stopped' THEN $14::timestamptz END
     FROM unnest($2::text[], $3::text[], $4::text[], $5::int[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::int[], $12::jsonb[], $13::jsonb[], $15::text[])
            AS one (id, account_id, rule_id, version, key_id, contact_id, phone, state, reason, depth, trigger, actions, root_id)`,
);

/** Runs of one transaction sort in the order of the list. */
export async function insertRuns(tx: Sql, tenantId: string, runs: readonly NewRun[], now: Date): Promise<void> {
  if (runs.length === 0) return;
  const list = <Value>(read: (run: NewRun) => Value): Value[] => runs.map(read);
  await tx.run(
    insert,
    tenantId,
    list(() => newId('run', now.getTime())),
    list(({ rule }) => rule.account_id),
    list(({ rule }) => rule.id),
    list(({ rule }) => rule.version),
    list(({ rule }) => rule.key_id),
    list(({ trigger }) => trigger.contact_id),
    list(({ trigger }) => phoneOf(trigger)),
    list(({ state }) => state),
    list(({ reason }) => reason),
    list(({ depth }) => depth),
    list(({ trigger: { kind, name, occurred_at, data } }) => JSON.stringify({ kind, name, occurred_at, data })),
    list(({ actions }) => JSON.stringify(actions.map((action) => ({ ...action, outcome: null, error: null })))),
    now,
    list(({ rootId }) => rootId),
  );
}

/** Skipped runs of one rule and reason. */
export interface Skip {
  readonly rule: RuleRow;
  readonly reason: string;
  readonly count: number;
}

/** One row for each rule, reason and hour, however many runs are skipped. */
const countSkips = batchStatement<
  [
    tenantId: string,
    ids: readonly string[],
    accounts: readonly string[],
    rules: readonly string[],
    versions: readonly number[],
    keys: readonly string[],
    reasons: readonly string[],
    counts: readonly number[],
    hour: Date,
    now: Date,
  ]
>(
  'automation.count_skips',
  `INSERT INTO automation_runs AS r (tenant_id, id, account_id, rule_id, rule_version, key_id, state, reason, depth, actions,
                                     attempt, count, due_at, created_at, finished_at)
   SELECT $1, one.id, one.account_id, one.rule_id, one.version, one.key_id, 'skipped', one.reason, 0, '[]', 0, one.count, $10, $9, $10
     FROM unnest($2::text[], $3::text[], $4::text[], $5::int[], $6::text[], $7::text[], $8::int[])
            AS one (id, account_id, rule_id, version, key_id, reason, count)
   ON CONFLICT (tenant_id, rule_id, reason, created_at) WHERE state = 'skipped'
   DO UPDATE SET count = r.count + excluded.count, rule_version = excluded.rule_version, finished_at = excluded.finished_at`,
);

export async function insertSkips(tx: Sql, tenantId: string, skips: readonly Skip[], now: Date): Promise<void> {
  if (skips.length === 0) return;
  const list = <Value>(read: (skip: Skip) => Value): Value[] => skips.map(read);
  await tx.run(
    countSkips,
    tenantId,
    list(() => newId('run', now.getTime())),
    list(({ rule }) => rule.account_id),
    list(({ rule }) => rule.id),
    list(({ rule }) => rule.version),
    list(({ rule }) => rule.key_id),
    list(({ reason }) => reason),
    list(({ count }) => count),
    new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS),
    now,
  );
}
