import type { Account } from '../../domain/account.ts';
import type { Interval } from '../../domain/calendar/intervals.ts';
import { unprocessable } from '../../errors.ts';
import type { AudienceResponses } from '../../generated/types.ts';
import { MAX_PEOPLE, readResponses } from '../../measures/people/responses.ts';
import { type PeriodParams, readEdges, readPeriod } from '../../measures/read-period.ts';
import type { Sql } from '../../platform/database/sql.ts';

const MAX_INTERVALS = 400;

/**
 * How people responded in each interval; `ids` are one more than are looked up when there are more.
 */
export async function responsesOf(
  sql: Sql,
  account: Account,
  ids: readonly string[],
  params: PeriodParams & { readonly interval?: Interval },
  now: Date,
): Promise<AudienceResponses> {
  if (ids.length > MAX_PEOPLE)
    throw unprocessable('audience_too_large', `More than ${MAX_PEOPLE} people. Ask for a smaller list or segment.`, {
      nextActions: [{ skill: 'analytics.overview', params: {}, why: 'Counts the responses of everybody.' }],
    });
  const period = readPeriod(params, account.calendar, now);
  const edges = readEdges(period, params.interval ?? 'week', period, MAX_INTERVALS);
  const rows = await readResponses(sql, account, edges, ids);
  return {
    people: ids.length,
    timezone: period.zone,
    from: (edges[0] as Date).toISOString(),
    to: (edges.at(-1) as Date).toISOString(),
    rows: rows.map((counts, index) => ({ at: (edges[index] as Date).toISOString(), ...counts })),
  };
}
