import type { Owner } from '../../domain/account.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';

const findEntered = batchStatement<
  [tenantId: string, journeyId: string, contactIds: readonly string[], since: readonly Date[]],
  { contact_id: string }
>(
  'journeys.find_entered_since',
  `SELECT one.contact_id FROM unnest($3::text[], $4::timestamptz[]) AS one (contact_id, since)
    WHERE EXISTS (SELECT FROM journey_enrollments e
                   WHERE e.tenant_id = $1 AND e.contact_id = one.contact_id AND e.journey_id = $2 AND e.entered_at >= one.since)`,
);

interface Joined {
  readonly contact_id: string;
  readonly occurred_at: Date;
}

/**
 * IDs of contacts that entered after they joined: the publication took them with those who were
 * there, and their signal came later.
 */
export async function findEnteredSince(
  tx: Sql,
  { tenantId }: Owner,
  journeyId: string,
  signals: readonly Joined[],
): Promise<ReadonlySet<string>> {
  const ids = signals.map(({ contact_id: id }) => id);
  const since = signals.map(({ occurred_at: at }) => at);
  const found = await tx.rows(findEntered, tenantId, journeyId, ids, since);
  return new Set(found.map(({ contact_id: id }) => id));
}
