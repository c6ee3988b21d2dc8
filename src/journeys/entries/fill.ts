import { NO_CAUSE } from '../../domain/causes.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/durations.ts';
import { nextOccurrence } from '../../domain/journeys/occurrences.ts';
import { CHECK_MS } from '../../domain/journeys/step.ts';
import { segmentsIn } from '../../domain/segments/references.ts';
import type {
  JourneyEntryDate,
  JourneyEntrySchedule,
  JourneyEntrySegment,
  SegmentRule,
} from '../../generated/types.ts';
import { compileRule } from '../../people/segments/compile.ts';
import { loadSegmentRules } from '../../people/segments/load-rules.ts';
import { createRuleCompiler } from '../../people/segments/rule-compiler.ts';
import { type Sql, type Statement, statement } from '../../platform/database/sql.ts';
import type { WorkKind } from '../../platform/work/kind.ts';
import { type Claim, type Next, SAVED } from '../../platform/work/worker.ts';
import { requirePublished } from '../definitions.ts';
import { dateEntrants, dateEntryRule, enteredSince } from './date-entries.ts';
import { enrollContacts } from './enroll.ts';
import { type EntryLimits, limitsOf, mayEnter } from './may-enter.ts';

const BATCH = 2_000;
/** Planned for segments over all contacts of an account. */
const BUDGET_MS = 10_000;

export const ENTRIES: WorkKind = {
  name: 'journey_entries',
  table: 'journeys',
  id: 'id',
  due: 'entry_due_at',
  where: "state = 'active'",
};
/** Waits after entries that failed; after `MAX_ENTRY_FAILURES` in a row, the journey is paused. */
export const ENTRY_RETRY = { baseMs: MINUTE_MS, maxMs: HOUR_MS };
export const MAX_ENTRY_FAILURES = 5;

interface DueJourney {
  readonly account_id: string;
  readonly published_version: number;
  readonly next_entry_at: Date | null;
}

/** The state cannot change until the end of the transaction. */
const holdActive = statement<[tenantId: string, id: string], DueJourney>(
  'journeys.hold_for_entries',
  `SELECT account_id, published_version, next_entry_at FROM journeys
    WHERE tenant_id = $1 AND id = $2 AND state = 'active' FOR NO KEY UPDATE`,
);

/** A journey that was paused because its entries fail. */
export interface PausedJourney {
  readonly tenantId: string;
  readonly accountId: string;
  readonly journeyId: string;
  readonly name: string;
}

/** Null when it is not active. */
export async function pauseForEntries(tx: Sql, { tenantId, id, now }: Claim): Promise<PausedJourney | null> {
  const [row] = await tx.tenant(tenantId).journeys.updateManyAndReturn({
    where: { id, state: 'active' },
    data: { state: 'paused', state_reason: 'entries_failed', updated_at: now },
    select: { account_id: true, name: true },
  });
  if (row === undefined) return null;
  return { tenantId, accountId: row.account_id, journeyId: id, name: row.name };
}

/**
 * Lets the contacts of a segment, a schedule or a date enter: one batch, in the caller's
 * transaction. It is due again at once while there may be more.
 */
export async function fillJourney(tx: Sql, { tenantId, id, now }: Claim): Promise<Next> {
  const journey = await tx.row(holdActive, tenantId, id);
  if (journey === null) return null;
  const { account_id: accountId, published_version: version, next_entry_at: dueAt } = journey;
  if (dueAt === null || dueAt > now) return dueAt;
  const owner = { tenantId, accountId };
  const definition = await requirePublished(tx, tenantId, id, version);
  const { entry, entry_rules: entryRules, reentry } = definition;
  if (entry.kind !== 'segment' && entry.kind !== 'schedule' && entry.kind !== 'date') return null;
  const member = memberRule(entry, now);
  const rule: SegmentRule = entryRules === null ? member : { kind: 'and', rules: [member, entryRules] };
  const since = entry.kind === 'segment' ? null : entry.kind === 'date' ? enteredSince(now) : dueAt;
  // A date is a key of its own, so that only those who entered for it are left out.
  const key = entry.kind === 'date' ? 'NULL' : "''";
  const found = await findEntrants(tx, owner, { journeyId: id, rule, since, key, limits: limitsOf(reentry, now) }, now);
  const event = { name: null, properties: {}, occurred_at: now.toISOString() };
  const entrants =
    entry.kind === 'date'
      ? await dateEntrants(tx, owner, entry, found, now)
      : found.map((contactId) => ({ contactId, event, cause: NO_CAUSE }));
  await enrollContacts(tx, owner, { id, version, definition }, entrants, now);
  if (found.length === BATCH) return now;
  const next = entry.kind === 'schedule' ? nextOccurrence(entry, dueAt, now) : new Date(now.getTime() + CHECK_MS);
  await tx.tenant(tenantId).journeys.updateMany({ where: { id }, data: { next_entry_at: next, entry_due_at: next } });
  return SAVED;
}

function memberRule(entry: JourneyEntrySegment | JourneyEntrySchedule | JourneyEntryDate, now: Date): SegmentRule {
  if (entry.kind === 'date') return dateEntryRule(entry, now);
  if (entry.segment_id !== undefined) return { kind: 'segment', segment_id: entry.segment_id };
  return { kind: 'list', list_id: (entry.kind === 'schedule' && entry.list_id) || '' };
}

interface Entry {
  readonly journeyId: string;
  readonly rule: SegmentRule;
  /** Contacts that entered since then are not due again. */
  readonly since: Date | null;
  /** SQL of the key with which they enter. */
  readonly key: "''" | 'NULL';
  readonly limits: EntryLimits;
}

async function findEntrants(
  tx: Sql,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
  { journeyId, rule, since, key, limits }: Entry,
  now: Date,
): Promise<string[]> {
  const segments = await loadSegmentRules(tx, { tenantId, accountId }, segmentsIn(rule));
  const compiler = createRuleCompiler('sets', now, 11);
  const condition = compileRule(rule, segments, compiler);
  const text = `SELECT c.id FROM contacts c
    WHERE c.tenant_id = $1 AND c.account_id = $2 AND ${condition} AND ${mayEnter(key)}
      AND ($9::timestamptz IS NULL OR NOT EXISTS (
            SELECT FROM journey_enrollments s WHERE s.tenant_id = $1 AND s.contact_id = c.id AND s.journey_id = $3 AND s.entered_at >= $9))
    ORDER BY c.id LIMIT $10`;
  const query: Statement<readonly unknown[], { id: string }> = {
    name: 'journeys.find_entrants',
    text,
    batch: true,
    scans: true,
    budgetMs: BUDGET_MS,
  };
  const values = [tenantId, accountId, journeyId, ...limits, since, BATCH, ...compiler.values.values];
  return (await tx.rows(query, ...values)).map(({ id }) => id);
}
