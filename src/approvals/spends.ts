import { type KeyInTree, rootOfLine } from '../accounts/key-line.ts';
import type { Amounts, Spent } from '../domain/approvals/policy.ts';
import type { NamedEffect } from '../domain/call-effects/leads-to.ts';
import { DAY_MS, HOUR_MS } from '../domain/durations.ts';
import { skillEffect } from '../effect-of-call.ts';
import { catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { Database } from '../platform/database/database.ts';
import { type ParamOf, rowList } from '../platform/database/row-list.ts';
import { type Sql, statement } from '../platform/database/sql.ts';

/** The calls of one line of keys wait for each other, so that two do not pass under one limit. */
const lockLine = statement<[tenantId: string, lineId: string], { id: string }>(
  'approvals.lock_line',
  'SELECT id FROM api_keys WHERE tenant_id = $1 AND id = $2 FOR NO KEY UPDATE',
);

interface SpentRow {
  readonly skill: string;
  readonly group_credits: number;
  readonly group_recipients: number;
  readonly group_messages: number;
  readonly hour_credits: number;
  readonly hour_recipients: number;
  readonly hour_messages: number;
  readonly day_credits: number;
  readonly day_recipients: number;
  readonly day_messages: number;
}

const readSpent = statement<
  [tenantId: string, lineId: string, ref: string, groupId: string, hour: Date, day: Date],
  SpentRow
>(
  'approvals.read_spent',
  `SELECT skill,
          coalesce(sum(credits) FILTER (WHERE group_id = $4), 0)::float8 AS group_credits,
          coalesce(sum(recipients) FILTER (WHERE group_id = $4), 0)::float8 AS group_recipients,
          coalesce(sum(messages) FILTER (WHERE group_id = $4), 0)::float8 AS group_messages,
          coalesce(sum(credits) FILTER (WHERE at > $5), 0)::float8 AS hour_credits,
          coalesce(sum(recipients) FILTER (WHERE at > $5), 0)::float8 AS hour_recipients,
          coalesce(sum(messages) FILTER (WHERE at > $5), 0)::float8 AS hour_messages,
          coalesce(sum(credits) FILTER (WHERE at > $6), 0)::float8 AS day_credits,
          coalesce(sum(recipients) FILTER (WHERE at > $6), 0)::float8 AS day_recipients,
          coalesce(sum(messages) FILTER (WHERE at > $6), 0)::float8 AS day_messages
     FROM approval_spends WHERE tenant_id = $1 AND line_id = $2 AND ref <> $3 GROUP BY skill`,
);

const SPENDS = rowList({
  ref: 'text',
  group_id: 'text',
  skill: 'text',
  credits: 'bigint',
  recipients: 'bigint',
  messages: 'bigint',
});

/** A repeated call counts once, with the most that it could do. */
const insertSpends = statement<[tenantId: string, lineId: string, now: Date, spends: ParamOf<typeof SPENDS>]>(
  'approvals.insert_spends',
  `INSERT INTO approval_spends AS s (tenant_id, line_id, ref, group_id, skill, credits, recipients, messages, at)
   SELECT $1, $2, ref, group_id, skill, credits, recipients, messages, $3 FROM ${SPENDS.from('$4', 'one')}
   ON CONFLICT (tenant_id, line_id, ref) DO UPDATE
     SET credits = greatest(s.credits, excluded.credits), recipients = greatest(s.recipients, excluded.recipients),
         messages = greatest(s.messages, excluded.messages), at = excluded.at, group_id = excluded.group_id`,
);

/** A call, or a step of a plan, that a policy with limits names. */
export interface LimitedCall {
  readonly ref: string;
  /** The job or the request that it belongs to. */
  readonly groupId: string;
  readonly skill: string;
  readonly amounts: Amounts;
}

/**
 * Decides under the lock of the line, by what its keys did so far without an approval. What passes
 * is recorded before it is done, so that calls at the same time count; what fails later stays
 * counted.
 */
export async function passLimits(
  database: Database,
  { tenantId, key, now }: { readonly tenantId: string; readonly key: KeyInTree; readonly now: Date },
  call: LimitedCall,
  isStopped: (spent: readonly Spent[]) => boolean,
): Promise<boolean> {
  const line = await rootOfLine(database, tenantId, key);
  const { ref, groupId, skill, amounts } = call;
  return database.transaction(async (tx) => {
    await tx.rows(lockLine, tenantId, line);
    const [hour, day] = [new Date(now.getTime() - HOUR_MS), new Date(now.getTime() - DAY_MS)];
    const rows = await tx.rows(readSpent, tenantId, line, ref, groupId, hour, day);
    if (isStopped(rows.map(presentSpent))) return false;
    const { credits, recipients, messages } = amounts;
    const spend = {
      ref,
      group_id: groupId,
      skill,
      credits: credits ?? 0,
      recipients: recipients ?? 0,
      messages: messages ?? 0,
    };
    await tx.run(insertSpends, tenantId, line, now, SPENDS.param([spend]));
    return true;
  });
}

/** What the keys of a line did before, for a plan that is decided as a whole. */
export async function readSpends(
  sql: Sql,
  { tenantId, key, now }: { readonly tenantId: string; readonly key: KeyInTree; readonly now: Date },
  groupId: string,
): Promise<readonly Spent[]> {
  const line = await rootOfLine(sql, tenantId, key);
  const [hour, day] = [new Date(now.getTime() - HOUR_MS), new Date(now.getTime() - DAY_MS)];
  return (await sql.rows(readSpent, tenantId, line, '', groupId, hour, day)).map(presentSpent);
}

/** A skill of an earlier version of the service could have been any. */
const namedOf = (skill: string): NamedEffect =>
  Object.hasOwn(catalog, skill)
    ? skillEffect(skill as SkillName)
    : { name: skill, effect: 'billable', leadsTo: ['calls'] };

function presentSpent(row: SpentRow): Spent {
  const of = (name: 'group' | 'hour' | 'day') => ({
    credits: row[`${name}_credits`],
    recipients: row[`${name}_recipients`],
    messages: row[`${name}_messages`],
  });
  return { named: namedOf(row.skill), group: of('group'), hour: of('hour'), day: of('day') };
}
