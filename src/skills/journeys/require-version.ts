import { notFound, unprocessable } from '../../errors.ts';
import { findPublished, type Published } from '../../journeys/definitions.ts';
import type { JourneyRow } from '../../journeys/drafts/journey.ts';
import type { Sql } from '../../platform/database/sql.ts';

/** Throws -32001 if the journey was not published in this version. */
export async function requireVersion(
  sql: Sql,
  { tenant_id: tenantId, id }: JourneyRow,
  version: number,
): Promise<Published> {
  const published = await findPublished(sql, tenantId, id, version);
  if (published !== null) return published;
  throw notFound('version', [{ skill: 'journeys.get', params: { journey_id: id }, why: 'Shows the draft.' }]);
}

/** The version that contacts enter. Throws -32002 `not_published` for a draft. */
export function requireCurrentVersion({ id, published_version: version }: JourneyRow): number {
  if (version !== null) return version;
  throw unprocessable('not_published', 'The journey is a draft. Publish it with journeys.publish.', {
    nextActions: [
      {
        skill: 'journeys.validate',
        params: { journey_id: id },
        why: 'Runs all checks and returns the token for journeys.publish.',
      },
    ],
  });
}
