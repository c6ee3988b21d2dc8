import type { Owner } from '../domain/account.ts';
import type { Database } from '../platform/database/database.ts';
import { batchStatement, type Sql, statement } from '../platform/database/sql.ts';
import type { OnFailure } from '../platform/for-each-isolated.ts';
import { createRunner, type Runner } from '../platform/work/runner.ts';
import { requirePublished } from './definitions.ts';
import { claimDueEnrollments, claimEnrollment, type Enrollment } from './enrollment.ts';
import type { LimitReason } from './steps/hourly-limits.ts';
import { SENDS } from './steps/sends.ts';
import { walkEnrollments } from './steps/walk.ts';

/** Enrollments per transaction. */
const BATCH = 500;
const MAX_JOURNEYS = 200;
const PLACES = { places: 4, perTenant: 2, isDivisible: true };
/** An enrollment whose step fails is postponed by this, so many times; then it has failed. */
const POSTPONE_MS = 60_000;
const MAX_FAILURES = 10;

/** One step in an index for each active journey, however many of its contacts wait. */
const findJourneys = batchStatement<
  [now: Date, limit: number, busyTenants: readonly string[]],
  { tenant_id: string; id: string }
>(
  'journeys.find_due',
  `SELECT j.tenant_id, j.id FROM journeys j
    WHERE j.state = 'active' AND NOT j.tenant_id = ANY ($3)
      AND EXISTS (SELECT FROM journey_enrollments e WHERE e.journey_id = j.id AND e.calling = false AND e.due_at <= $1)
    LIMIT $2`,
);

/**
 * Before enrollments, as everywhere. A change of the state locks the row FOR UPDATE: it waits for
 * the steps, and later steps see it.
 */
const holdActive = statement<[tenantId: string, id: string], { account_id: string }>(
  'journeys.hold_active',
  "SELECT account_id FROM journeys WHERE tenant_id = $1 AND id = $2 AND state = 'active' FOR KEY SHARE",
);

const postpone = statement<[tenantId: string, id: string, until: Date, now: Date, maxFailures: number]>(
  'journeys.postpone',
  `UPDATE journey_enrollments
      SET attempts = attempts + 1, due_at = CASE WHEN attempts + 1 < $5 THEN $3::timestamptz END,
          state = CASE WHEN attempts + 1 < $5 THEN state ELSE 'failed' END,
          reason = CASE WHEN attempts + 1 < $5 THEN reason ELSE 'internal_error' END,
          ended_at = CASE WHEN attempts + 1 < $5 THEN NULL ELSE $4::timestamptz END
    WHERE tenant_id = $1 AND id = $2 AND ended_at IS NULL`,
);

export interface StepParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly linksUrl: string;
  readonly onFailure: OnFailure;
  /** Called after the commit for enrollments that a limit ended, with a reason for each. */
  readonly onLimit: (tenantId: string, journeyId: string, reasons: readonly LimitReason[]) => void;
}

/**
 * Executes the due steps: of each active journey one batch at a time, so that a large journey does
 * not delay the others. Any number of workers may run this at once.
 */
export function createSteps(parts: StepParts): Runner {
  const { database, clock, onFailure } = parts;
  return createRunner({
    ...{ ...PLACES, onFailure },
    find: (busyTenants) => database.rows(findJourneys, clock(), MAX_JOURNEYS, busyTenants),
    work: async ({ tenant_id: tenantId, id }) => (await stepBatch(parts, tenantId, id)) > 0,
  });
}

/** Returns the number of enrollments. */
async function stepBatch(parts: StepParts, tenantId: string, journeyId: string): Promise<number> {
  const { database, clock, onFailure, onLimit } = parts;
  const now = clock();
  let claimed: readonly Enrollment[] = [];
  try {
    const limited = await database.transaction(async (tx) => {
      const journey = await tx.row(holdActive, tenantId, journeyId);
      if (journey === null) return [];
      claimed = together(await claimDueEnrollments(tx, tenantId, journeyId, now, BATCH));
      return step(tx, parts, { tenantId, accountId: journey.account_id }, claimed, now);
    });
    if (limited.length > 0) onLimit(tenantId, journeyId, limited);
  } catch (error) {
    // One of them may be the cause, or another transaction spent the credits: one by one.
    onFailure(error);
    for (const { id } of claimed) await stepOne(parts, tenantId, journeyId, id);
  }
  return claimed.length;
}

/**
 * Those of the first's version, and of each contact the first, so that its messages are counted one
 * after the other; the others are the next batch.
 */
function together(due: readonly Enrollment[]): readonly Enrollment[] {
  const [first] = due;
  const contacts = new Set<string>();
  return due.filter(({ version, contact_id: contactId }) => {
    if (version !== first?.version || contacts.has(contactId)) return false;
    contacts.add(contactId);
    return true;
  });
}

async function stepOne(parts: StepParts, tenantId: string, journeyId: string, id: string): Promise<void> {
  const { database, clock, onFailure, onLimit } = parts;
  const now = clock();
  try {
    const limited = await database.transaction(async (tx) => {
      const journey = await tx.row(holdActive, tenantId, journeyId);
      const enrollment = journey && (await claimEnrollment(tx, tenantId, id, now));
      if (enrollment === null) return [];
      return step(tx, parts, { tenantId, accountId: journey?.account_id ?? '' }, [enrollment], now);
    });
    if (limited.length > 0) onLimit(tenantId, journeyId, limited);
  } catch (error) {
    onFailure(error);
    await database.run(postpone, tenantId, id, new Date(now.getTime() + POSTPONE_MS), now, MAX_FAILURES);
  }
}

async function step(
  tx: Sql,
  { linksUrl }: StepParts,
  owner: Owner,
  enrollments: readonly Enrollment[],
  now: Date,
): Promise<readonly LimitReason[]> {
  const [first] = enrollments;
  if (first === undefined) return [];
  const published = await requirePublished(tx, owner.tenantId, first.journey_id, first.version);
  return walkEnrollments({ tx, owner, now, linksUrl, sends: SENDS }, published, enrollments);
}
