import { IS_REPLY } from '../../counting/replies.ts';
import type { Owner } from '../../domain/account.ts';
import { figuresStatement, type Sql } from '../../platform/database/sql.ts';

export type CohortMetric = 'retained' | 'clicked' | 'replied' | 'converted';

interface CohortRow {
  /** Positions of the first opt-in and of the activity, from 0; null: none. */
  readonly cohort: number;
  readonly active: number | null;
  readonly people: number;
}

type Params = [tenantId: string, accountId: string, from: Date, to: Date, edges: readonly Date[]];

/**
 * People by the interval of their first opt-in; a later one of the same number is no new person.
 */
const MEMBERS = `members AS MATERIALIZED (
     SELECT f.phone, f.contact_id, f.at, width_bucket(f.at, $5::timestamptz[]) - 1 AS cohort
       FROM (SELECT e.phone, (array_agg(e.contact_id ORDER BY e.id))[1] AS contact_id, min(e.captured_at) AS at
               FROM consent_entries e WHERE e.tenant_id = $1 AND e.account_id = $2 AND e.status = 'opted_in' AND e.forgotten_by IS NULL
              GROUP BY e.phone) f
      WHERE f.at >= $3 AND f.at < $4)`;

const positionOf = (at: string): string => `width_bucket(${at}, $5::timestamptz[]) - 1`;
const OF_OPT_OUT = positionOf('min(o.captured_at)');
const OF_EVENT = positionOf('e.occurred_at');
const OF_REPLY = positionOf('i.received_at');
const OF_CONVERSION = positionOf('v.occurred_at');

/** `active` is the interval in which the person first opted out. */
const lost = figuresStatement<Params, CohortRow>(
  'measures.cohorts_lost',
  `WITH ${MEMBERS}
   SELECT cohort, active, count(*) AS people FROM (
     SELECT m.cohort, (SELECT ${OF_OPT_OUT} FROM consent_entries o
                        WHERE o.tenant_id = $1 AND o.account_id = $2 AND o.phone = m.phone AND o.status = 'opted_out' AND o.captured_at >= m.at AND o.captured_at < $4) AS active
       FROM members m) each
    GROUP BY cohort, active`,
);

const activity = (name: string, POSITION: string, JOINED: string) =>
  figuresStatement<Params, CohortRow>(
    name,
    `WITH ${MEMBERS}
   SELECT cohort, NULL::int AS active, count(*) AS people FROM members GROUP BY cohort
   UNION ALL
   SELECT m.cohort, ${POSITION}, count(DISTINCT m.phone) FROM members m JOIN ${JOINED} GROUP BY 1, 2`,
  );

const STATEMENTS = {
  retained: lost,
  clicked: activity(
    'measures.cohorts_clicked',
    OF_EVENT,
    `events e ON e.tenant_id = $1 AND e.contact_id = m.contact_id AND e.name = 'link.clicked' AND e.occurred_at >= m.at AND e.occurred_at < $4`,
  ),
  replied: activity(
    'measures.cohorts_replied',
    OF_REPLY,
    `inbound_messages i ON i.tenant_id = $1 AND i.account_id = $2 AND i.from_phone = m.phone AND i.received_at >= m.at AND i.received_at < $4 AND ${IS_REPLY}`,
  ),
  converted: activity(
    'measures.cohorts_converted',
    OF_CONVERSION,
    `conversions v ON v.tenant_id = $1 AND v.contact_id = m.contact_id AND v.occurred_at >= m.at AND v.occurred_at < $4`,
  ),
} as const;

export interface Cohort {
  readonly people: number;
  /**
   * Of each interval from that of the opt-in on: who was active in it, or still opted in at its
   * end.
   */
  readonly active: readonly number[];
}

/**
 * A cohort per interval between the edges, with as many intervals as there are until the last edge.
 */
export async function readCohorts(
  sql: Sql,
  { tenantId, accountId }: Owner,
  edges: readonly Date[],
  metric: CohortMetric,
): Promise<Cohort[]> {
  const starts = edges.slice(0, -1);
  const [from, to] = [edges[0] as Date, edges.at(-1) as Date];
  const rows = await sql.rows(STATEMENTS[metric], tenantId, accountId, from, to, starts);
  return starts.map((_, cohort) => {
    const own = rows.filter((row) => row.cohort === cohort);
    const sum = (which: readonly CohortRow[]): number => which.reduce((whole, { people }) => whole + people, 0);
    const people = sum(metric === 'retained' ? own : own.filter(({ active }) => active === null));
    const at = (position: number): number =>
      metric === 'retained'
        ? people - sum(own.filter(({ active }) => active !== null && active <= position))
        : sum(own.filter(({ active }) => active === position));
    return { people, active: starts.slice(cohort).map((__, index) => at(cohort + index)) };
  });
}
