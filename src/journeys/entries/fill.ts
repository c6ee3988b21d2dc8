import { NO_CAUSE } from '../../domain/causes.ts';
import { nextOccurrence } from '../../domain/journeys/occurrences.ts';
import { CHECK_MS } from '../../domain/journeys/step.ts';
import { segmentsIn } from '../../domain/segments/references.ts';
import type { SegmentRule } from '../../generated/types.ts';
import { compileRule } from '../../people/segments/compile.ts';
import { loadSegmentRules } from '../../people/segments/load-rules.ts';
import { createRuleCompiler } from '../../people/segments/rule-compiler.ts';
import type { Database } from '../../platform/database/database.ts';
import { batchStatement, type Sql, type Statement, statement } from '../../platform/database/sql.ts';
import { forEachIsolated, type OnFailure } from '../../platform/for-each-isolated.ts';
import { requirePublished } from '../definitions.ts';
import { enrollContacts } from './enroll.ts';
import { type EntryLimits, limitsOf, MAY_ENTER } from './may-enter.ts';

const BATCH = 2_000;
const MAX_AT_ONCE = 20;

interface DueJourney {
  readonly tenant_id: string;
  readonly account_id: string;
  readonly id: string;
  readonly published_version: number;
  readonly next_entry_at: Date;
}

const findDue = batchStatement<[now: Date, limit: number], DueJourney>(
  'journeys.find_due_entries',
  `SELECT tenant_id, account_id, id, published_version, next_entry_at FROM journeys
    WHERE next_entry_at <= $1 AND state = 'active' ORDER BY next_entry_at LIMIT $2`,
);

/** Skips a journey that another worker fills. */
const lockDue = statement<[tenantId: string, id: string, now: Date], DueJourney>(
  'journeys.lock_due_entry',
  `SELECT tenant_id, account_id, id, published_version, next_entry_at FROM journeys
    WHERE tenant_id = $1 AND id = $2 AND next_entry_at <= $3 AND state = 'active' FOR NO KEY UPDATE SKIP LOCKED`,
);

const setNext = statement<[tenantId: string, id: string, next: Date | null]>(
  'journeys.set_next_entry',
  'UPDATE journeys SET next_entry_at = $3 WHERE tenant_id = $1 AND id = $2',
);

/**
 * Lets the contacts of segments and schedules enter that are due: a batch of each journey in a
 * transaction of its own. Returns whether there may be more.
 */
export async function fillJourneys(database: Database, now: Date, onFailure: OnFailure): Promise<boolean> {
  const due = await database.rows(findDue, now, MAX_AT_ONCE);
  const more = await forEachIsolated(due, onFailure, ({ tenant_id: tenantId, id }) =>
    database.transaction((tx) => fillJourney(tx, tenantId, id, now)),
  );
  return more.includes(true);
}

/** Returns whether contacts entered, so that there may be more to do. */
export async function fillJourney(tx: Sql, tenantId: string, id: string, now: Date): Promise<boolean> {
  const journey = await tx.row(lockDue, tenantId, id, now);
  if (journey === null) return false;
  const { account_id: accountId, published_version: version, next_entry_at: dueAt } = journey;
  const owner = { tenantId, accountId };
  const definition = await requirePublished(tx, tenantId, id, version);
  const { entry, entry_rules: entryRules, reentry } = definition;
  if (entry.kind !== 'segment' && entry.kind !== 'schedule') {
    await tx.run(setNext, tenantId, id, null);
    return false;
  }
  const member: SegmentRule =
    entry.segment_id === undefined
      ? { kind: 'list', list_id: (entry.kind === 'schedule' && entry.list_id) || '' }
      : { kind: 'segment', segment_id: entry.segment_id };
  const rule: SegmentRule = entryRules === null ? member : { kind: 'and', rules: [member, entryRules] };
  const since = entry.kind === 'schedule' ? dueAt : null;
  const found = await findEntrants(tx, owner, { journeyId: id, rule, since, limits: limitsOf(reentry, now) }, now);
  const event = { name: null, properties: {}, occurred_at: now.toISOString() };
  const entrants = found.map((contactId) => ({ contactId, event, cause: NO_CAUSE }));
  const { entered } = await enrollContacts(tx, owner, { id, version, definition }, entrants, now);
  if (found.length === BATCH) return true;
  const next = entry.kind === 'segment' ? new Date(now.getTime() + CHECK_MS) : nextOccurrence(entry, dueAt, now);
  await tx.run(setNext, tenantId, id, next);
  return entered.size > 0;
}

interface Entry {
  readonly journeyId: string;
  readonly rule: SegmentRule;
  /** Contacts that entered since then are not due again. */
  readonly since: Date | null;
  readonly limits: EntryLimits;
}

async function findEntrants(
  tx: Sql,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
  { journeyId, rule, since, limits }: Entry,
  now: Date,
): Promise<string[]> {
  const segments = await loadSegmentRules(tx, { tenantId, accountId }, segmentsIn(rule));
  const compiler = createRuleCompiler('sets', now, 9);
  const condition = compileRule(rule, segments, compiler);
  const text = `SELECT c.id FROM contacts c
    WHERE c.tenant_id = $1 AND c.account_id = $2 AND ${condition} AND ${MAY_ENTER}
      AND ($7::timestamptz IS NULL OR NOT EXISTS (
            SELECT FROM journey_enrollments s WHERE s.tenant_id = $1 AND s.contact_id = c.id AND s.journey_id = $3 AND s.entered_at >= $7))
    ORDER BY c.id LIMIT $8`;
  const query: Statement<readonly unknown[], { id: string }> = {
    ...{ name: 'journeys.find_entrants', text, batch: true, scans: true },
  };
  const values = [tenantId, accountId, journeyId, ...limits, since, BATCH, ...compiler.values.values];
  return (await tx.rows(query, ...values)).map(({ id }) => id);
}
