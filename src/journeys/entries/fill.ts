import { NO_CAUSE } from '../../domain/causes.ts';
import { nextOccurrence } from '../../domain/journeys/occurrences.ts';
import { CHECK_MS } from '../../domain/journeys/step.ts';
import { segmentsIn } from '../../domain/segments/references.ts';
import type { SegmentRule } from '../../generated/types.ts';
import { compileRule } from '../../people/segments/compile.ts';
import { loadSegmentRules } from '../../people/segments/load-rules.ts';
import { createRuleCompiler } from '../../people/segments/rule-compiler.ts';
import { backoffMs } from '../../platform/backoff.ts';
import { isConnectionLost } from '../../platform/database/connection-lost.ts';
import type { Database } from '../../platform/database/database.ts';
import { isLockTimeout } from '../../platform/database/lock-timeout.ts';
import { batchStatement, type Sql, type Statement, statement } from '../../platform/database/sql.ts';
import type { OnFailure } from '../../platform/for-each-isolated.ts';
import { takeTurns } from '../../platform/work/take-turns.ts';
import { requirePublished } from '../definitions.ts';
import { enrollContacts } from './enroll.ts';
import { type EntryLimits, limitsOf, MAY_ENTER } from './may-enter.ts';

const BATCH = 2_000;
const MAX_AT_ONCE = 60;
/** Of one tenant in a run, so that those of others are among the due journeys. */
const MAX_PER_TENANT = 5;
/** Waits after entries that failed; after `MAX_FAILURES` in a row, the journey is paused. */
const RETRY = { baseMs: 60_000, maxMs: 3_600_000 };
const MAX_FAILURES = 5;
/** Planned for segments over all contacts of an account. */
const BUDGET_MS = 10_000;

interface DueJourney {
  readonly tenant_id: string;
  readonly account_id: string;
  readonly id: string;
  readonly published_version: number;
  readonly next_entry_at: Date;
  readonly entry_failures: number;
}

const findDue = batchStatement<[now: Date, perTenant: number, limit: number], DueJourney>(
  'journeys.find_due_entries',
  `SELECT tenant_id, account_id, id, published_version, next_entry_at, entry_failures
     FROM (SELECT *, row_number() OVER (PARTITION BY tenant_id ORDER BY next_entry_at) AS nth FROM journeys
            WHERE next_entry_at <= $1 AND state = 'active') due
    WHERE nth <= $2 ORDER BY nth, next_entry_at LIMIT $3`,
);

/** Skips a journey that another worker fills. */
const lockDue = statement<[tenantId: string, id: string, now: Date], DueJourney>(
  'journeys.lock_due_entry',
  `SELECT tenant_id, account_id, id, published_version, next_entry_at, entry_failures FROM journeys
    WHERE tenant_id = $1 AND id = $2 AND next_entry_at <= $3 AND state = 'active' FOR NO KEY UPDATE SKIP LOCKED`,
);

const setNext = statement<[tenantId: string, id: string, next: Date | null]>(
  'journeys.set_next_entry',
  'UPDATE journeys SET next_entry_at = $3, entry_failures = 0 WHERE tenant_id = $1 AND id = $2',
);

/** Pauses the journey when it has failed as often in a row as it may. */
const postpone = statement<
  [tenantId: string, id: string, next: Date, now: Date, maxFailures: number],
  { account_id: string; name: string; is_paused: boolean }
>(
  'journeys.postpone_entry',
  `UPDATE journeys SET entry_failures = entry_failures + 1, next_entry_at = $3,
          state = CASE WHEN entry_failures + 1 >= $5 THEN 'paused' ELSE state END,
          state_reason = CASE WHEN entry_failures + 1 >= $5 THEN 'entries_failed' END,
          updated_at = CASE WHEN entry_failures + 1 >= $5 THEN $4 ELSE updated_at END
    WHERE tenant_id = $1 AND id = $2 AND state = 'active'
   RETURNING account_id, name, state = 'paused' AS is_paused`,
);

/** A journey that was paused because its entries fail. */
export interface PausedJourney {
  readonly tenantId: string;
  readonly accountId: string;
  readonly journeyId: string;
  readonly name: string;
}

export interface FillParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly onFailure: OnFailure;
  readonly onPaused: (journey: PausedJourney) => void;
}

/**
 * Lets the contacts of segments and schedules enter that are due: a batch of each journey in a
 * transaction of its own. Returns whether there may be more.
 */
export async function fillJourneys(parts: FillParts): Promise<boolean> {
  const { database, clock, onFailure } = parts;
  const due = await database.rows(findDue, clock(), MAX_PER_TENANT, MAX_AT_ONCE);
  const { answers, hasMore } = await takeTurns(due, onFailure, async (journey) => {
    const now = clock();
    try {
      return await database.transaction((tx) => fillJourney(tx, journey.tenant_id, journey.id, now));
    } catch (error) {
      // Waiting for a lock, or a lost connection, is not the fault of the journey.
      if (!isLockTimeout(error) && !isConnectionLost(error)) await fail(parts, journey, now);
      throw error;
    }
  });
  return hasMore || answers.includes(true);
}

async function fail({ database, onPaused }: FillParts, journey: DueJourney, now: Date): Promise<void> {
  const { tenant_id: tenantId, id: journeyId, entry_failures: failures } = journey;
  const next = new Date(now.getTime() + backoffMs(failures, RETRY));
  const row = await database.row(postpone, tenantId, journeyId, next, now, MAX_FAILURES);
  if (row?.is_paused === true) onPaused({ tenantId, accountId: row.account_id, journeyId, name: row.name });
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
    ...{ name: 'journeys.find_entrants', text, batch: true, scans: true, budgetMs: BUDGET_MS },
  };
  const values = [tenantId, accountId, journeyId, ...limits, since, BATCH, ...compiler.values.values];
  return (await tx.rows(query, ...values)).map(({ id }) => id);
}
