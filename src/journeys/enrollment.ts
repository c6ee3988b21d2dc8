import type { TakenVariant } from '../domain/journeys/path.ts';
import type { Happened } from '../domain/journeys/step.ts';
import { batchStatement, type Sql, statement } from '../platform/database/sql.ts';

/**
 * The event by which a contact entered, or the signal that last ended a wait; messages use their
 * properties as `event` and `awaited`.
 */
export interface EntryEvent {
  readonly name: string | null;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly occurred_at: string;
}

export type EnrollmentState = 'active' | 'completed' | 'exited' | 'failed';

export interface Enrollment {
  readonly id: string;
  readonly account_id: string;
  readonly journey_id: string;
  readonly version: number;
  readonly contact_id: string;
  /** Tells the enrollments of a contact apart; empty without `entry.key`. */
  readonly key: string;
  readonly node_id: string;
  readonly arrived_at: Date;
  readonly due_at: Date | null;
  readonly happened: Happened | null;
  readonly calling: boolean;
  readonly attempts: number;
  readonly steps: number;
  readonly event: EntryEvent;
  readonly awaited: EntryEvent | null;
  /** Of random splits, in the order in which they were taken. */
  readonly variants: readonly TakenVariant[] | null;
  readonly depth: number;
  readonly root_id: string | null;
  readonly goal_reached_at: Date | null;
  /** Since when its message waits for the throttle of the journey. */
  readonly throttled_at: Date | null;
}

const COLUMNS =
  'e.id, e.account_id, e.journey_id, e.version, e.contact_id, e.key, e.node_id, e.arrived_at, e.due_at, e.happened, e.calling, e.attempts, e.steps, e.event, e.awaited, e.variants, e.depth, e.root_id, e.goal_reached_at, e.throttled_at';

/** Skips what another worker has locked. */
const claimDue = batchStatement<[tenantId: string, journeyId: string, now: Date, limit: number], Enrollment>(
  'journeys.claim_due',
  `SELECT ${COLUMNS} FROM journey_enrollments e
    WHERE e.tenant_id = $1 AND e.journey_id = $2 AND NOT e.calling AND e.due_at <= $3
    ORDER BY e.due_at LIMIT $4 FOR UPDATE SKIP LOCKED`,
);

/**
 * Those that wait for the throttle, the first to arrive first. Of those that are due their message
 * has expired, or something else has to be found out.
 */
const claimWaiting = batchStatement<[tenantId: string, journeyId: string, now: Date, limit: number], Enrollment>(
  'journeys.claim_throttled',
  `SELECT ${COLUMNS} FROM journey_enrollments e
    WHERE e.tenant_id = $1 AND e.journey_id = $2 AND e.throttled_at IS NOT NULL AND e.ended_at IS NULL AND (e.due_at IS NULL OR e.due_at > $3)
    ORDER BY e.throttled_at, e.id LIMIT $4 FOR UPDATE SKIP LOCKED`,
);

const claimOne = statement<[tenantId: string, id: string, now: Date], Enrollment>(
  'journeys.claim_one',
  `SELECT ${COLUMNS} FROM journey_enrollments e
    WHERE e.tenant_id = $1 AND e.id = $2 AND NOT e.calling AND e.ended_at IS NULL AND (e.due_at <= $3 OR e.throttled_at IS NOT NULL) FOR UPDATE SKIP LOCKED`,
);

/** Locks the enrollments of contacts that are on their way, in one order; waits for workers. */
const lockOfContacts = batchStatement<
  [tenantId: string, accountId: string, contactIds: readonly string[], journeyIds: readonly string[]],
  Enrollment
>(
  'journeys.lock_of_contacts',
  `SELECT ${COLUMNS} FROM journey_enrollments e
    WHERE e.tenant_id = $1 AND e.account_id = $2 AND e.contact_id = ANY ($3) AND e.journey_id = ANY ($4) AND e.ended_at IS NULL
    ORDER BY e.id FOR UPDATE`,
);

export function claimDueEnrollments(
  tx: Sql,
  tenantId: string,
  journeyId: string,
  now: Date,
  limit: number,
): Promise<Enrollment[]> {
  return tx.rows(claimDue, tenantId, journeyId, now, limit);
}

export function claimThrottledEnrollments(
  tx: Sql,
  tenantId: string,
  journeyId: string,
  now: Date,
  limit: number,
): Promise<Enrollment[]> {
  return tx.rows(claimWaiting, tenantId, journeyId, now, limit);
}

export function claimEnrollment(tx: Sql, tenantId: string, id: string, now: Date): Promise<Enrollment | null> {
  return tx.row(claimOne, tenantId, id, now);
}

export function lockEnrollmentsOf(
  tx: Sql,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
  contactIds: readonly string[],
  journeyIds: readonly string[],
): Promise<Enrollment[]> {
  return tx.rows(lockOfContacts, tenantId, accountId, contactIds, journeyIds);
}
