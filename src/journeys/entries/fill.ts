import { NO_CAUSE } from '../../domain/causes.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/durations.ts';
import { takesExisting } from '../../domain/journeys/existing.ts';
import { nextOccurrence } from '../../domain/journeys/occurrences.ts';
import { CHECK_MS } from '../../domain/journeys/step.ts';
import type { JourneyEntry } from '../../generated/types.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { WorkKind } from '../../platform/work/kind.ts';
import { type Claim, type Next, SAVED } from '../../platform/work/worker.ts';
import { requirePublished } from '../definitions.ts';
import { dateEntrants } from './date-entries.ts';
import { enrollContacts } from './enroll.ts';
import { findEntrants, memberRule } from './entrants.ts';
import { releaseLeftOut } from './left-out.ts';

const BATCH = 2_000;

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
 * Lets the contacts of a segment, a list, a tag, a schedule or a date enter: one batch, in the
 * caller's transaction. It is due again at once while there may be more.
 */
export async function fillJourney(tx: Sql, { tenantId, id, now }: Claim): Promise<Next> {
  const journey = await tx.row(holdActive, tenantId, id);
  if (journey === null) return null;
  const { account_id: accountId, published_version: version, next_entry_at: dueAt } = journey;
  if (dueAt === null || dueAt > now) return dueAt;
  const owner = { tenantId, accountId };
  const definition = await requirePublished(tx, tenantId, id, version);
  const { entry } = definition;
  if (memberRule(entry, now) === null) return null;
  if (entry.kind === 'segment' && !takesExisting(entry)) await releaseLeftOut(tx, owner, id, entry, now);
  const found = await findEntrants(tx, owner, { journeyId: id, definition, dueAt }, BATCH, now);
  const event = { name: null, properties: {}, occurred_at: now.toISOString() };
  const entrants =
    entry.kind === 'date'
      ? await dateEntrants(tx, owner, entry, found, now)
      : found.map((contactId) => ({ contactId, event, cause: NO_CAUSE }));
  await enrollContacts(tx, owner, { id, version, definition }, entrants, now);
  if (found.length === BATCH) return now;
  const next = nextEntry(entry, dueAt, now);
  await tx.tenant(tenantId).journeys.updateMany({ where: { id }, data: { next_entry_at: next, entry_due_at: next } });
  return SAVED;
}

/** The members of a list or a tag enter once, at the publication, and later by signals. */
function nextEntry(entry: JourneyEntry, dueAt: Date, now: Date): Date | null {
  if (entry.kind === 'schedule') return nextOccurrence(entry, dueAt, now);
  return entry.kind === 'list' || entry.kind === 'tag' ? null : new Date(now.getTime() + CHECK_MS);
}
