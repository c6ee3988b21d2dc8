import type { Owner } from '../../domain/account.ts';
import type { ConsentStatus } from '../../domain/consent/verdict.ts';
import type { SegmentRule } from '../../generated/types.ts';
import type { Sql, Statement } from '../../platform/database/sql.ts';
import { compileRule, type SegmentRules } from './compile.ts';
import { type Access, createRuleCompiler } from './rule-compiler.ts';

export interface SegmentContact {
  readonly id: string;
  readonly phone: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly consent_status: ConsentStatus;
}

/** What is counted and listed: rules, those of the segments in them, and the time that they see. */
export interface Question {
  readonly rule: SegmentRule;
  readonly segments: SegmentRules;
  readonly at: Date;
}

const OF_ACCOUNT = 'c.tenant_id = $1 AND c.account_id = $2';
const CONTACT = 'c.id, c.phone, c.first_name, c.last_name, c.consent_status';

/** Longer than rules need that answer a question of a person. */
const BUDGET_MS = 2_000;

/** Planned on each execution: the text depends on the rules. */
function planned<Row>(name: string, access: Access, text: string): Statement<readonly unknown[], Row> {
  return { name, text, batch: true, scans: access === 'sets', budgetMs: BUDGET_MS };
}

export async function countContacts(sql: Sql, { tenantId, accountId }: Owner, question: Question): Promise<number> {
  const compiler = createRuleCompiler('sets', question.at, 3);
  const condition = compileRule(question.rule, question.segments, compiler);
  const text = `SELECT count(*)::int AS count FROM contacts c WHERE ${OF_ACCOUNT} AND ${condition}`;
  const statement = planned<{ count: number }>('segments.count', 'sets', text);
  return (await sql.row(statement, tenantId, accountId, ...compiler.values.values))?.count ?? 0;
}

export interface FunnelCounts {
  readonly total: number;
  readonly count: number;
  /** For each step, how many contacts meet it, and how many it and those before it. */
  readonly steps: readonly { readonly alone: number; readonly inSequence: number }[];
}

/** Counts the contacts that meet each of the steps, and all of them, in one pass. */
export async function countFunnel(
  sql: Sql,
  { tenantId, accountId }: Owner,
  steps: readonly SegmentRule[],
  { segments, at }: Omit<Question, 'rule'>,
): Promise<FunnelCounts> {
  const compiler = createRuleCompiler('sets', at, 3);
  const conditions = steps.map((step) => compileRule(step, segments, compiler));
  const isMet = conditions.map((condition, index) => `(${condition}) AS met${index}`);
  const columns = conditions.flatMap((_, index) => [
    `count(*) FILTER (WHERE met${index})::int AS alone${index}`,
    `count(*) FILTER (WHERE ${conditions
      .slice(0, index + 1)
      .map((__, nth) => `met${nth}`)
      .join(' AND ')})::int AS sequence${index}`,
  ]);
  // OFFSET 0: otherwise the planner would write each condition out wherever its column is counted.
  const text = `SELECT count(*)::int AS total, ${columns.join(', ')}
    FROM (SELECT ${isMet.join(', ')} FROM contacts c WHERE ${OF_ACCOUNT} OFFSET 0) each`;
  const statement = planned<Readonly<Record<string, number>>>('segments.count_funnel', 'sets', text);
  const row = (await sql.row(statement, tenantId, accountId, ...compiler.values.values)) ?? {};
  const counts = steps.map((_, index) => ({
    alone: row[`alone${index}`] ?? 0,
    inSequence: row[`sequence${index}`] ?? 0,
  }));
  return { total: row.total ?? 0, count: counts.at(-1)?.inSequence ?? 0, steps: counts };
}

/**
 * The newest contacts that meet the rules. For rules that few contacts meet, `sets` is faster: it
 * reads the account once, where `lookups` tries one contact after the other until it has enough.
 */
export function sampleContacts(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { rule, segments, at }: Question,
  access: Access,
  limit: number,
): Promise<SegmentContact[]> {
  const compiler = createRuleCompiler(access, at, 3);
  const condition = compileRule(rule, segments, compiler);
  const count = compiler.values.add(limit, 'int');
  // MATERIALIZED: otherwise the planner would expect to find enough by trying one after the other.
  const text =
    access === 'sets'
      ? `WITH found AS MATERIALIZED (SELECT ${CONTACT} FROM contacts c WHERE ${OF_ACCOUNT} AND ${condition})
         SELECT * FROM found ORDER BY id DESC LIMIT ${count}`
      : `SELECT ${CONTACT} FROM contacts c WHERE ${OF_ACCOUNT} AND ${condition} ORDER BY c.id DESC LIMIT ${count}`;
  const statement = planned<SegmentContact>('segments.sample', access, text);
  return sql.rows(statement, tenantId, accountId, ...compiler.values.values);
}

/** IDs of contacts that meet the rules, in their order. */
export async function idsOfContacts(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { rule, segments, at }: Question,
  limit: number,
): Promise<string[]> {
  const compiler = createRuleCompiler('sets', at, 3);
  const condition = compileRule(rule, segments, compiler);
  const count = compiler.values.add(limit, 'int');
  const text = `SELECT c.id FROM contacts c WHERE ${OF_ACCOUNT} AND ${condition} ORDER BY c.id LIMIT ${count}`;
  const statement = planned<{ id: string }>('segments.ids', 'sets', text);
  return (await sql.rows(statement, tenantId, accountId, ...compiler.values.values)).map(({ id }) => id);
}

/** Which of these contacts meet the rules. */
export async function contactsThatMatch(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { rule, segments, at }: Question,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const compiler = createRuleCompiler('lookups', at, 3);
  const condition = compileRule(rule, segments, compiler);
  const given = compiler.values.add(ids, 'text[]');
  const text = `SELECT c.id FROM contacts c WHERE ${OF_ACCOUNT} AND c.id = ANY (${given}) AND ${condition}`;
  const statement = planned<{ id: string }>('segments.contacts_that_match', 'lookups', text);
  return new Set((await sql.rows(statement, tenantId, accountId, ...compiler.values.values)).map(({ id }) => id));
}

/** One page, ordered by contact id. Contacts are evaluated one by one until the page is full. */
export function pageOfContacts(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { rule, segments, at }: Question,
  after: string,
  limit: number,
): Promise<SegmentContact[]> {
  const compiler = createRuleCompiler('lookups', at, 3);
  const condition = compileRule(rule, segments, compiler);
  const [start, count] = [compiler.values.add(after, 'text'), compiler.values.add(limit, 'int')];
  const text = `SELECT ${CONTACT} FROM contacts c WHERE ${OF_ACCOUNT} AND c.id > ${start} AND ${condition} ORDER BY c.id LIMIT ${count}`;
  const statement = planned<SegmentContact>('segments.page', 'lookups', text);
  return sql.rows(statement, tenantId, accountId, ...compiler.values.values);
}
