import type { RuleDefinition } from '../../automation/check-rule.ts';
import type { RuleRow } from '../../automation/rules.ts';
import type { Owner } from '../../domain/account.ts';
import { toNullableJson } from '../../platform/database/json.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';

type Named = Pick<RuleRow, 'name' | 'name_key' | 'description' | 'max_failures'>;
export type NewRule = RuleDefinition & Named & Pick<RuleRow, 'id' | 'state' | 'state_reason' | 'key_id'>;
export type RuleChange = RuleDefinition &
  Named &
  Pick<RuleRow, 'state' | 'state_reason' | 'key_id' | 'failures' | 'version'>;

const columnsOf = ({ trigger, conditions, actions, rate_cap, once_per }: RuleDefinition) => ({
  trigger: trigger,
  conditions: toNullableJson(conditions),
  actions: actions,
  rate_cap: toNullableJson(rate_cap),
  once_per: toNullableJson(once_per),
});

/** Returns whether the name was free. The unique key decides when two calls race for a name. */
export async function insertRuleIfAbsent(
  tx: Sql,
  { tenantId, accountId }: Owner,
  rule: NewRule,
  now: Date,
): Promise<boolean> {
  const row = {
    ...rule,
    ...columnsOf(rule),
    tenant_id: tenantId,
    account_id: accountId,
    version: 1,
    failures: 0,
    created_at: now,
    updated_at: now,
  };
  const { count } = await tx.tenant(tenantId).automation_rules.createMany({ data: [row], skipDuplicates: true });
  return count === 1;
}

export async function saveRule(
  tx: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  change: RuleChange,
  now: Date,
): Promise<void> {
  const data = { ...change, ...columnsOf(change), updated_at: now };
  await tx.tenant(tenantId).automation_rules.updateMany({ where: { account_id: accountId, id }, data });
}

export async function saveState(
  tx: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  change: Pick<RuleRow, 'state' | 'state_reason' | 'key_id' | 'failures' | 'version'>,
  now: Date,
): Promise<void> {
  const data = { ...change, updated_at: now };
  await tx.tenant(tenantId).automation_rules.updateMany({ where: { account_id: accountId, id }, data });
}

export async function findRule(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<RuleRow | null> {
  const row = await sql.tenant(tenantId).automation_rules.findFirst({ where: { account_id: accountId, id } });
  return row;
}

export function findRuleByName(
  sql: Sql,
  { tenantId, accountId }: Owner,
  nameKey: string,
): Promise<{ id: string } | null> {
  const where = { account_id: accountId, name_key: nameKey };
  return sql.tenant(tenantId).automation_rules.findFirst({ where, select: { id: true } });
}

export function countRules(sql: Sql, { tenantId, accountId }: Owner): Promise<number> {
  return sql.tenant(tenantId).automation_rules.count({ where: { account_id: accountId } });
}

/** Serializes changes of a rule; the worker that starts runs waits too. */
export const lockRule = statement<[tenantId: string, accountId: string, id: string], { id: string }>(
  'automation.lock',
  'SELECT id FROM automation_rules WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR UPDATE',
);

/** One page, ordered by name: a range of the unique key of names. */
export async function listRules(
  sql: Sql,
  { tenantId, accountId }: Owner,
  {
    state,
    after,
    limit,
  }: { readonly state: RuleRow['state'] | undefined; readonly after: string; readonly limit: number },
): Promise<RuleRow[]> {
  const rows = await sql.tenant(tenantId).automation_rules.findMany({
    where: { account_id: accountId, name_key: { gt: after }, ...(state === undefined ? {} : { state }) },
    orderBy: { name_key: 'asc' },
    take: limit,
  });
  return rows;
}

/** Deletes the rule with its runs. */
export async function deleteRule(tx: Sql, { tenantId, accountId }: Owner, id: string): Promise<void> {
  await tx.tenant(tenantId).automation_rules.deleteMany({ where: { account_id: accountId, id } });
}

export interface RunRow {
  readonly id: string;
  readonly rule_version: number;
  readonly key_id: string;
  readonly contact_id: string | null;
  readonly state: string;
  readonly reason: string | null;
  readonly depth: number;
  readonly trigger: {
    readonly kind: string;
    readonly name: string;
    readonly occurred_at: string;
    readonly data: object;
  } | null;
  readonly actions: readonly object[];
  readonly attempt: number;
  readonly count: number;
  readonly due_at: Date;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

const RUN =
  'id, rule_version, key_id, contact_id, state, reason, depth, trigger, actions, attempt, count, due_at, created_at, finished_at';

type PageOfRuns = [tenantId: string, accountId: string, ruleId: string, before: string, limit: number];

/** One page, the newest first. Ids contain the time, in characters before `~`. */
const listAllRuns = batchStatement<PageOfRuns, RunRow>(
  'automation.list_runs',
  `SELECT ${RUN} FROM automation_runs
    WHERE tenant_id = $1 AND account_id = $2 AND rule_id = $3 AND id < $4 ORDER BY id DESC LIMIT $5`,
);

const listRunsIn = batchStatement<[...PageOfRuns, state: string], RunRow>(
  'automation.list_runs_in_state',
  `SELECT ${RUN} FROM automation_runs
    WHERE tenant_id = $1 AND account_id = $2 AND rule_id = $3 AND state = $6 AND id < $4 ORDER BY id DESC LIMIT $5`,
);

export function listRuns(
  sql: Sql,
  { tenantId, accountId }: Owner,
  ruleId: string,
  { state, before, limit }: { readonly state: string | undefined; readonly before: string; readonly limit: number },
): Promise<RunRow[]> {
  const page: PageOfRuns = [tenantId, accountId, ruleId, before === '' ? '~' : before, limit];
  return state === undefined ? sql.rows(listAllRuns, ...page) : sql.rows(listRunsIn, ...page, state);
}
