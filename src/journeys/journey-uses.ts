import type { Owner } from '../domain/account.ts';
import { unprocessable } from '../errors.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';

/**
 * A published journey that refers to the object: its current version, or one that contacts are on
 * their way in. Drafts are checked when they are published.
 */
const findJourneyNaming = batchStatement<[tenantId: string, accountId: string, id: string], { id: string }>(
  'journeys.find_journey_naming',
  `SELECT j.id FROM journeys j JOIN journey_versions v ON v.tenant_id = j.tenant_id AND v.journey_id = j.id
    WHERE j.tenant_id = $1 AND j.account_id = $2 AND j.state IN ('active', 'paused') AND position('"' || $3 || '"' IN v.definition::text) > 0
      AND (v.version = j.published_version OR EXISTS (
            SELECT FROM journey_enrollments e WHERE e.tenant_id = $1 AND e.journey_id = j.id AND e.version = v.version AND e.ended_at IS NULL))
    ORDER BY j.id LIMIT 1`,
);

/** Throws -32002 `in_use` while a published journey refers to the object with this id. */
export async function requireNoJourney(
  tx: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  what: string,
): Promise<void> {
  const journey = await tx.row(findJourneyNaming, tenantId, accountId, id);
  if (journey === null) return;
  throw unprocessable('in_use', `A journey uses this ${what}. Change and publish the journey, or archive it, first.`, {
    details: { journey_id: journey.id },
    nextActions: [
      { skill: 'journeys.get', params: { journey_id: journey.id }, why: `Shows the journey that uses the ${what}.` },
    ],
  });
}
