import { HOUR_MS } from '../domain/durations.ts';
import type { AutomationFilledAction } from '../generated/types.ts';
import { type ParamOf, rowList } from '../platform/database/row-list.ts';
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

const RUNS = rowList({
  id: 'text',
  account_id: 'text',
  rule_id: 'text',
  rule_version: 'integer',
  key_id: 'text',
  contact_id: 'text?',
  phone: 'text?',
  state: 'text',
  reason: 'text?',
  depth: 'integer',
  root_id: 'text',
  trigger: 'jsonb',
  actions: 'jsonb',
});

const insert = batchStatement<[tenantId: string, runs: ParamOf<typeof RUNS>, now: Date]>(
  'automation.insert_runs',
  `INSERT INTO automation_runs (tenant_id, id, account_id, rule_id, rule_version, key_id, contact_id, phone, state, reason, depth, root_id, trigger, actions,
                                attempt, count, due_at, created_at, finished_at)
   SELECT $1, id, account_id, rule_id, rule_version, key_id, contact_id, phone, state, reason, depth, root_id, trigger, actions,
          0, 1, $3::timestamptz, $3::timestamptz, CASE WHEN state = 'stopped' THEN $3::timestamptz END
     FROM ${RUNS.from('$2', 'one')}`,
);

/** Runs of one transaction sort in the order of the list. */
export async function insertRuns(tx: Sql, tenantId: string, runs: readonly NewRun[], now: Date): Promise<void> {
  if (runs.length === 0) return;
  const rows = runs.map(({ rule, trigger, state, reason, depth, rootId, actions }) => ({
    id: newId('run', now.getTime()),
    account_id: rule.account_id,
    rule_id: rule.id,
    rule_version: rule.version,
    key_id: rule.key_id,
    contact_id: trigger.contact_id,
    phone: phoneOf(trigger),
    state,
    reason,
    depth,
    root_id: rootId,
    trigger: { kind: trigger.kind, name: trigger.name, occurred_at: trigger.occurred_at, data: trigger.data },
    actions: actions.map((action) => ({ ...action, outcome: null, error: null })),
  }));
  await tx.run(insert, tenantId, RUNS.param(rows), now);
}

/** Skipped runs of one rule and reason. */
export interface Skip {
  readonly rule: RuleRow;
  readonly reason: string;
  readonly count: number;
}

const SKIPS = rowList({
  id: 'text',
  account_id: 'text',
  rule_id: 'text',
  rule_version: 'integer',
  key_id: 'text',
  reason: 'text',
  count: 'integer',
});

/** One row for each rule, reason and hour, however many runs are skipped. */
const countSkips = batchStatement<[tenantId: string, skips: ParamOf<typeof SKIPS>, hour: Date, now: Date]>(
  'automation.count_skips',
  `INSERT INTO automation_runs AS r (tenant_id, id, account_id, rule_id, rule_version, key_id, state, reason, depth, actions,
                                     attempt, count, due_at, created_at, finished_at)
   SELECT $1, id, account_id, rule_id, rule_version, key_id, 'skipped', reason, 0, '[]', 0, count, $4, $3, $4
     FROM ${SKIPS.from('$2', 'one')}
   ON CONFLICT (tenant_id, rule_id, reason, created_at) WHERE state = 'skipped'
   DO UPDATE SET count = r.count + excluded.count, rule_version = excluded.rule_version, finished_at = excluded.finished_at`,
);

export async function insertSkips(tx: Sql, tenantId: string, skips: readonly Skip[], now: Date): Promise<void> {
  if (skips.length === 0) return;
  const rows = skips.map(({ rule, reason, count }) => ({
    id: newId('run', now.getTime()),
    account_id: rule.account_id,
    rule_id: rule.id,
    rule_version: rule.version,
    key_id: rule.key_id,
    reason,
    count,
  }));
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  await tx.run(countSkips, tenantId, SKIPS.param(rows), hour, now);
}
