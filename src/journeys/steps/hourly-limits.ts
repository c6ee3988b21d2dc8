import { HOUR_MS } from '../../domain/durations.ts';
import { hasKeys } from '../../domain/journeys/enrollment-key.ts';
import { batchStatement } from '../../platform/database/sql.ts';
import type { Published } from '../definitions.ts';
import type { MovingEnrollment } from './moving-enrollment.ts';
import type { StepScope } from './scope.ts';

/** Steps of one enrollment in 60 minutes. A graph without a cycle has at most 200 nodes. */
const MAX_STEPS_PER_HOUR = 500;

const LIMIT_REASONS = ['message_limit', 'step_limit'] as const;
/** Why a limit ended an enrollment. */
export type LimitReason = (typeof LIMIT_REASONS)[number];

export const isLimit = (reason: string | null): reason is LimitReason =>
  (LIMIT_REASONS as readonly (string | null)[]).includes(reason);

const findRecentSteps = batchStatement<
  [tenantId: string, enrollmentIds: readonly string[], steps: readonly number[], since: Date],
  { enrollment_id: string }
>(
  'journeys.find_recent_steps',
  `SELECT s.enrollment_id FROM unnest($2::text[], $3::int[]) AS one (id, step)
     JOIN journey_steps s ON s.tenant_id = $1 AND s.enrollment_id = one.id COLLATE "C" AND s.step = one.step
    WHERE s.at > $4`,
);

/**
 * Ends enrollments that took `MAX_STEPS_PER_HOUR` steps in the last 60 minutes, in journeys with
 * keys together with the other enrollments of the contact.
 */
export async function endTooManySteps(
  scope: StepScope,
  { entry }: Pick<Published, 'entry'>,
  allMoving: readonly MovingEnrollment[],
): Promise<void> {
  if (hasKeys(entry)) await endTooManyTogether(scope, allMoving);
  await endTooManyAlone(scope, allMoving);
}

/** Reads steps only of contacts whose enrollments have so many, whenever they took them. */
const countSteps = batchStatement<
  [tenantId: string, journeyId: string, contactIds: readonly string[], since: Date, max: number],
  { contact_id: string }
>(
  'journeys.count_steps',
  `WITH own AS MATERIALIZED (
     SELECT id, contact_id, steps FROM journey_enrollments
      WHERE tenant_id = $1 AND journey_id = $2 AND contact_id = ANY ($3) AND (ended_at IS NULL OR ended_at > $4)),
   long AS MATERIALIZED (SELECT contact_id FROM own GROUP BY contact_id HAVING sum(steps) >= $5)
   SELECT own.contact_id FROM own
     JOIN journey_steps s ON s.tenant_id = $1 AND s.enrollment_id = own.id AND s.step > own.steps - $5
    WHERE own.contact_id IN (SELECT contact_id FROM long) AND s.at > $4
    GROUP BY own.contact_id HAVING count(*) >= $5`,
);

async function endTooManyTogether(
  { tx, owner, now }: StepScope,
  allMoving: readonly MovingEnrollment[],
): Promise<void> {
  const walking = allMoving.filter(({ walks }) => walks);
  const [first] = walking;
  if (first === undefined) return;
  const since = new Date(now.getTime() - HOUR_MS);
  const ids = walking.map(({ contactId }) => contactId);
  const journeyId = first.enrollment.journey_id;
  const found = await tx.rows(countSteps, owner.tenantId, journeyId, ids, since, MAX_STEPS_PER_HOUR);
  const over = new Set(found.map(({ contact_id: id }) => id));
  for (const moving of walking)
    if (over.has(moving.contactId)) moving.end('failed', 'step_limit' satisfies LimitReason);
}

async function endTooManyAlone({ tx, owner, now }: StepScope, allMoving: readonly MovingEnrollment[]): Promise<void> {
  const long = allMoving.filter(({ walks, steps }) => walks && steps >= MAX_STEPS_PER_HOUR);
  if (long.length === 0) return;
  const ids = long.map(({ enrollment }) => enrollment.id);
  const steps = long.map((moving) => moving.steps - MAX_STEPS_PER_HOUR + 1);
  const found = await tx.rows(findRecentSteps, owner.tenantId, ids, steps, new Date(now.getTime() - HOUR_MS));
  const recent = new Set(found.map(({ enrollment_id: id }) => id));
  for (const moving of long)
    if (recent.has(moving.enrollment.id)) moving.end('failed', 'step_limit' satisfies LimitReason);
}

/** Reads the newest steps of each enrollment only, because older ones took place earlier. */
const countMessages = batchStatement<
  [tenantId: string, journeyId: string, contactIds: readonly string[], since: Date, newest: number],
  { contact_id: string; sent: number }
>(
  'journeys.count_messages',
  `SELECT e.contact_id, count(*)::int AS sent
     FROM journey_enrollments e
     JOIN journey_steps s ON s.tenant_id = $1 AND s.enrollment_id = e.id AND s.step > e.steps - $5
    WHERE e.tenant_id = $1 AND e.journey_id = $2 AND e.contact_id = ANY ($3) AND (e.ended_at IS NULL OR e.ended_at > $4)
      AND s.at > $4 AND s.detail ? 'message_id'
    GROUP BY e.contact_id`,
);

/**
 * Ends enrollments of contacts that got as many messages from the journey in the last 60 minutes as
 * it allows, whatever its graph looks like. A contact that cannot have got so many is not counted.
 */
export async function endTooManyMessages(
  { tx, owner, now }: StepScope,
  { max_messages_per_hour: max, reentry, entry }: Pick<Published, 'max_messages_per_hour' | 'reentry' | 'entry'>,
  senders: readonly MovingEnrollment[],
): Promise<void> {
  const isRepeated = reentry.kind === 'after_exit' || hasKeys(entry);
  const suspects = senders.filter(({ walks, steps }) => walks && (isRepeated || steps >= max));
  const [first] = suspects;
  if (first === undefined) return;
  const ids = suspects.map(({ contactId }) => contactId);
  const since = new Date(now.getTime() - HOUR_MS);
  const journeyId = first.enrollment.journey_id;
  const found = await tx.rows(countMessages, owner.tenantId, journeyId, ids, since, MAX_STEPS_PER_HOUR);
  const sent = new Map(found.map(({ contact_id: id, sent: count }) => [id, count]));
  for (const moving of suspects)
    if ((sent.get(moving.contactId) ?? 0) >= max) moving.end('failed', 'message_limit' satisfies LimitReason);
}
