import type { Owner } from '../domain/account.ts';
import { isDatabaseUnavailable } from '../platform/database/connections/unavailable.ts';
import type { Database } from '../platform/database/database.ts';
import { batchStatement, type Sql, statement } from '../platform/database/sql.ts';
import type { OnFailure } from '../platform/for-each-isolated.ts';
import { createRunner, type Runner } from '../platform/work/runner.ts';
import { requirePublished } from './definitions.ts';
import { claimDueEnrollments, claimEnrollment, claimThrottledEnrollments, type Enrollment } from './enrollment.ts';
import type { LimitReason } from './steps/hourly-limits.ts';
import { SENDS } from './steps/sends.ts';
import { walkEnrollments } from './steps/walk.ts';
import { openThrottle, type Throttle } from './throttle/throttle.ts';

/** Enrollments per transaction. */
const BATCH = 500;
const MAX_JOURNEYS = 200;
const PLACES = { places: 4, perTenant: 2, isDivisible: true };
/** An enrollment whose step fails is postponed by this, so many times; then it has failed. */
const POSTPONE_MS = 60_000;
const MAX_FAILURES = 10;

/**
 * One step in an index for each active journey, however many of its contacts wait. The tenants are
 * compared outside of the sub-select: inside, the planner would read all enrollments of the tenant.
 */
const findJourneys = batchStatement<
  [now: Date, limit: number, busyTenants: readonly string[]],
  { tenant_id: string; id: string }
>(
  'journeys.find_due',
  `SELECT j.tenant_id, j.id FROM journeys j
     LEFT JOIN LATERAL (SELECT d.tenant_id, d.due_at FROM journey_enrollments d
                         WHERE d.journey_id = j.id AND d.calling = false AND d.due_at <= $1 ORDER BY d.due_at LIMIT 1) e ON e.tenant_id = j.tenant_id
    WHERE j.state = 'active' AND NOT j.tenant_id = ANY ($3)
      AND (e.due_at IS NOT NULL
        OR EXISTS (SELECT FROM journey_paces p WHERE p.tenant_id = j.tenant_id AND p.journey_id = j.id AND p.due_at <= $1))
    LIMIT $2`,
);

/**
 * Before enrollments, as everywhere. A change of the state locks the row FOR UPDATE: it waits for
 * the steps, and later steps see it.
 */
const holdActive = statement<[tenantId: string, id: string], ActiveJourney>(
  'journeys.hold_active',
  `SELECT j.account_id, j.throttle_per_minute,
          EXISTS (SELECT FROM journey_paces p WHERE p.tenant_id = $1 AND p.journey_id = $2 AND p.due_at IS NOT NULL) AS throttled
     FROM journeys j WHERE j.tenant_id = $1 AND j.id = $2 AND j.state = 'active' FOR KEY SHARE OF j`,
);

interface ActiveJourney {
  readonly account_id: string;
  readonly throttle_per_minute: number | null;
  /** Messages wait for the throttle, which may have been removed meanwhile. */
  readonly throttled: boolean;
}

const postpone = statement<[tenantId: string, id: string, until: Date, now: Date, maxFailures: number]>(
  'journeys.postpone',
  `UPDATE journey_enrollments
      SET attempts = attempts + 1, due_at = CASE WHEN attempts + 1 < $5 THEN $3::timestamptz END,
          state = CASE WHEN attempts + 1 < $5 THEN state ELSE 'failed' END,
          throttled_at = NULL, reason = CASE WHEN attempts + 1 < $5 THEN reason ELSE 'internal_error' END,
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
    ...PLACES,
    onFailure,
    clock,
    find: (busyTenants, at) => database.rows(findJourneys, at, MAX_JOURNEYS, busyTenants),
    work: async ({ tenant_id: tenantId, id }) =>
      (await stepBatch({ ...parts, database: database.near(tenantId) }, tenantId, id)) > 0,
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
      const throttle = await throttleOf(tx, { tenantId, journeyId, now }, journey);
      claimed = await claim(tx, { tenantId, journeyId, now }, throttle);
      return step(tx, parts, { tenantId, accountId: journey.account_id, throttle }, claimed, now);
    });
    if (limited.length > 0) onLimit(tenantId, journeyId, limited);
  } catch (error) {
    // No enrollment is to blame for an outage, or for rules of others that are evaluated meanwhile.
    if (isDatabaseUnavailable(error)) throw error;
    // One of them may be the cause, or another transaction spent the credits: one by one.
    onFailure(error);
    for (const { id } of claimed) await stepOne(parts, tenantId, journeyId, id);
  }
  return claimed.length;
}

interface Claiming {
  readonly tenantId: string;
  readonly journeyId: string;
  readonly now: Date;
}

async function throttleOf(
  tx: Sql,
  claiming: Claiming,
  { throttle_per_minute: perMinute, throttled }: ActiveJourney,
): Promise<Throttle | null> {
  return perMinute === null && !throttled ? null : openThrottle({ tx, ...claiming }, perMinute);
}

/**
 * Those that wait for the throttle come first, at one node, because a batch sends the messages of
 * one. While any waits, an enrollment that is due for another reason sends nothing.
 */
async function claim(
  tx: Sql,
  { tenantId, journeyId, now }: Claiming,
  throttle: Throttle | null,
): Promise<readonly Enrollment[]> {
  if (throttle?.hasWaiting === true) {
    const limit = Math.min(BATCH, throttle.left);
    const waiting = limit === 0 ? [] : await claimThrottledEnrollments(tx, tenantId, journeyId, now, limit);
    if (waiting.length > 0) return together(waiting.filter(({ node_id: id }) => id === waiting[0]?.node_id));
    throttle.left = 0;
  }
  return together(await claimDueEnrollments(tx, tenantId, journeyId, now, BATCH));
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
      if (journey === null) return [];
      const throttle = await throttleOf(tx, { tenantId, journeyId, now }, journey);
      const enrollment = await claimEnrollment(tx, tenantId, id, now);
      if (enrollment === null) return [];
      if (throttle?.hasWaiting === true && enrollment.throttled_at === null) throttle.left = 0;
      return step(tx, parts, { tenantId, accountId: journey.account_id, throttle }, [enrollment], now);
    });
    if (limited.length > 0) onLimit(tenantId, journeyId, limited);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    onFailure(error);
    await database.run(postpone, tenantId, id, new Date(now.getTime() + POSTPONE_MS), now, MAX_FAILURES);
  }
}

async function step(
  tx: Sql,
  { linksUrl }: StepParts,
  { throttle, ...owner }: Owner & { readonly throttle: Throttle | null },
  enrollments: readonly Enrollment[],
  now: Date,
): Promise<readonly LimitReason[]> {
  const [first] = enrollments;
  const scope = { tx, owner, now, linksUrl, sends: SENDS, throttle };
  const limited =
    first === undefined
      ? []
      : await walkEnrollments(
          scope,
          await requirePublished(tx, owner.tenantId, first.journey_id, first.version),
          enrollments,
        );
  await throttle?.close();
  return limited;
}
