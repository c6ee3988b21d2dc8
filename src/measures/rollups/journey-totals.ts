import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { type Count, NAMES, WIRE_SUMS } from './columns.ts';

/** Sums of one node, version, path of variants and currency. */
export interface JourneyTotals extends Readonly<Record<Count, number>> {
  readonly node_id: string;
  readonly version: number;
  /** See `pathOf` (domain/journeys/path.ts). */
  readonly path: string;
  readonly currency: string;
  /** In the minor unit, as digits. */
  readonly value_minor: string;
}

const COLUMNS = `group_key, currency, ${NAMES}`;

/** A row per group and currency, and the differences of the last seconds, in one snapshot. */
const sumJourney = batchStatement<[tenantId: string, journeyId: string], JourneyTotals>(
  'measures.sum_journey',
  `WITH groups AS MATERIALIZED (
     SELECT key, node_id, journey_version, path FROM measure_groups WHERE tenant_id = $1 AND journey_id = $2 AND journey_id <> '' AND node_id <> ''
     UNION
     SELECT group_key, dimensions ->> 'node_id', dimensions ->> 'journey_version', coalesce(dimensions ->> 'path', '')
       FROM measure_differences WHERE tenant_id = $1 AND dimensions ->> 'journey_id' = $2 AND dimensions ? 'node_id'),
   rows AS (
     SELECT ${COLUMNS} FROM measure_totals WHERE tenant_id = $1 AND group_key = ANY (ARRAY (SELECT key FROM groups))
     UNION ALL
     SELECT ${COLUMNS} FROM measure_differences WHERE tenant_id = $1 AND group_key = ANY (ARRAY (SELECT key FROM groups)))
   SELECT g.node_id, g.journey_version::int AS version, g.path, r.currency, ${WIRE_SUMS}
     FROM rows r JOIN groups g ON g.key = r.group_key GROUP BY g.node_id, g.journey_version, g.path, r.currency`,
);

/** The measures of the messages of a journey since its first one, as of this statement. */
export const sumOfJourney = (sql: Sql, tenantId: string, journeyId: string): Promise<JourneyTotals[]> =>
  sql.rows(sumJourney, tenantId, journeyId);
