import type { Owner } from '../../domain/account.ts';
import { takesExisting } from '../../domain/journeys/existing.ts';
import type { Definition } from '../../domain/journeys/graph.ts';
import { segmentsIn } from '../../domain/segments/references.ts';
import type { JourneyEntry, SegmentRule } from '../../generated/types.ts';
import { compileRule } from '../../people/segments/compile.ts';
import { loadSegmentRules } from '../../people/segments/load-rules.ts';
import { createRuleCompiler, type RuleCompiler } from '../../people/segments/rule-compiler.ts';
import type { Sql, Statement } from '../../platform/database/sql.ts';
import { dateEntryRule, enteredSince } from './date-entries.ts';
import { LEFT_OUT } from './left-out.ts';
import { limitsOf, mayEnter } from './may-enter.ts';

/** Planned for segments over all contacts of an account. */
const BUDGET_MS = 10_000;

/** Contacts that enter a journey together, because of what they are and not of what happens. */
export interface Entrance {
  readonly journeyId: string;
  readonly definition: Pick<Definition, 'entry' | 'entry_rules' | 'reentry'>;
  /** When the service looks for them; of a list, a tag or a schedule, also since when it does. */
  readonly dueAt: Date;
}

/** Whom an entry is about; null for one by signals or calls alone. */
export function memberRule(entry: JourneyEntry, now: Date): SegmentRule | null {
  switch (entry.kind) {
    case 'segment':
      return { kind: 'segment', segment_id: entry.segment_id };
    case 'list':
      return { kind: 'list', list_id: entry.list_id };
    case 'tag':
      return { kind: 'tag', tag_id: entry.tag_id };
    case 'date':
      return dateEntryRule(entry, now);
    case 'schedule':
      return entry.segment_id === undefined
        ? { kind: 'list', list_id: entry.list_id ?? '' }
        : { kind: 'segment', segment_id: entry.segment_id };
    default:
      return null;
  }
}

/** The rules that a contact must meet to be one of them. */
export function entranceRule({ entry, entry_rules: rules }: Entrance['definition'], now: Date): SegmentRule | null {
  const member = memberRule(entry, now);
  return member === null || rules === null ? member : { kind: 'and', rules: [member, rules] };
}

/** IDs of the first contacts that may enter now. */
export async function findEntrants(
  tx: Sql,
  owner: Owner,
  entrance: Entrance,
  limit: number,
  now: Date,
): Promise<string[]> {
  const found = await select<{ id: string }>(tx, owner, entrance, now, (where, { values }) => ({
    name: 'journeys.find_entrants',
    text: `SELECT c.id FROM contacts c WHERE ${where} ORDER BY c.id LIMIT ${values.add(limit, 'int')}`,
  }));
  return found.map(({ id }) => id);
}

/** How many contacts may enter now, in one transaction or many. */
export async function countEntrants(sql: Sql, owner: Owner, entrance: Entrance, now: Date): Promise<number> {
  const [row] = await select<{ count: number }>(sql, owner, entrance, now, (where) => ({
    name: 'journeys.count_entrants',
    text: `SELECT count(*)::int AS count FROM contacts c WHERE ${where}`,
  }));
  return row?.count ?? 0;
}

async function select<Row>(
  sql: Sql,
  owner: Owner,
  { journeyId, definition, dueAt }: Entrance,
  now: Date,
  write: (where: string, compiler: RuleCompiler) => { readonly name: string; readonly text: string },
): Promise<Row[]> {
  const rule = entranceRule(definition, now);
  if (rule === null) return [];
  const { tenantId, accountId } = owner;
  const { entry, reentry } = definition;
  const segments = await loadSegmentRules(sql, owner, segmentsIn(rule));
  const compiler = createRuleCompiler('sets', now, 10);
  const condition = compileRule(rule, segments, compiler);
  const isLeaving = entry.kind === 'segment' && !takesExisting(entry);
  // A date is a key of its own, so that only those who entered for it are left out.
  const where = `c.tenant_id = $1 AND c.account_id = $2 AND ${condition}
      AND ${mayEnter(entry.kind === 'date' ? 'NULL' : "''")}
      AND ($9::timestamptz IS NULL OR NOT EXISTS (
            SELECT FROM journey_enrollments s WHERE s.tenant_id = $1 AND s.contact_id = c.id AND s.journey_id = $3 AND s.entered_at >= $9))
      ${isLeaving ? `AND NOT ${LEFT_OUT}` : ''}`;
  const statement: Statement<readonly unknown[], Row> = {
    ...write(where, compiler),
    batch: true,
    scans: true,
    budgetMs: BUDGET_MS,
  };
  const values = [journeyId, ...limitsOf(reentry, now), sinceOf(entry, dueAt, now), ...compiler.values.values];
  return sql.rows(statement, tenantId, accountId, ...values);
}

/** Contacts that entered since then are not due again. */
function sinceOf(entry: JourneyEntry, dueAt: Date, now: Date): Date | null {
  if (entry.kind === 'segment') return null;
  return entry.kind === 'date' ? enteredSince(now) : dueAt;
}
