import { type Occurrences, occurrencesOf } from '../../domain/recurrence/rule.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Finding } from './finding.ts';

/** As it is stored with a series. */
export interface RecurrenceSettings {
  readonly rrule: string;
  readonly timezone: string;
  readonly start_at: string;
}

export const occurrencesOfSeries = ({ rrule, timezone, start_at: startAt }: RecurrenceSettings): Occurrences =>
  occurrencesOf({ rrule, timezone, startAt: new Date(startAt) });

export interface OccurrenceRow {
  readonly occurrence_at: Date;
  /** Null when the occurrence was skipped. */
  readonly campaign_id: string | null;
  readonly blockers: readonly Finding[];
  /** Earlier occurrences that passed while no worker ran. */
  readonly missed: number;
}

const MAX_SHOWN = 20;

/** The latest occurrences of a series, newest first. */
export async function listOccurrences(
  sql: Sql,
  { tenant_id: tenantId, id }: { readonly tenant_id: string; readonly id: string },
): Promise<readonly OccurrenceRow[]> {
  const rows = await sql.tenant(tenantId).campaign_occurrences.findMany({
    where: { series_id: id },
    orderBy: { occurrence_at: 'desc' },
    take: MAX_SHOWN,
  });
  return rows;
}
