import { IS_REPLY } from '../../counting/replies.ts';
import type { Owner } from '../../domain/account.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';

/** What given people got and did in one interval. */
export interface ResponseCounts {
  readonly sent: number;
  readonly delivered: number;
  readonly clicks: number;
  readonly replies: number;
  readonly opt_outs: number;
  readonly conversions: number;
}

type Kind = keyof ResponseCounts;

/** Looking up more people one by one would take longer than a call should. */
export const MAX_PEOPLE = 20_000;

const POSITION = (at: string): string => `width_bucket(${at}, $5::timestamptz[]) - 1 AS position`;
const OF_MESSAGE = POSITION('m.created_at');
const OF_EVENT = POSITION('e.occurred_at');
const OF_REPLY = POSITION('i.received_at');
const OF_ENTRY = POSITION('o.received_at');
const OF_CONVERSION = POSITION('v.occurred_at');

/**
 * Reads the rows of each person by index, because rollups do not know people. A message is due when
 * it was accepted or later, so the due time bounds the look-ups.
 */
const countResponses = batchStatement<
  [tenantId: string, accountId: string, from: Date, to: Date, edges: readonly Date[], ids: readonly string[]],
  { kind: Kind; position: number; count: number }
>(
  'measures.count_responses',
  `WITH people AS MATERIALIZED (
     SELECT c.id, c.phone FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.id = ANY ($6)),
   received AS MATERIALIZED (
     SELECT ${OF_MESSAGE}, m.state, m.accepted_at FROM people p
       JOIN messages m ON m.tenant_id = $1 AND m.account_id = $2 AND m.to_phone = p.phone AND m.due_at >= $3 AND m.created_at >= $3 AND m.created_at < $4)
   SELECT 'sent' AS kind, position, count(*) AS count FROM received WHERE accepted_at IS NOT NULL GROUP BY position
   UNION ALL
   SELECT 'delivered', position, count(*) FROM received WHERE state = 'delivered' GROUP BY position
   UNION ALL
   SELECT 'clicks', position, count(*) FROM (
     SELECT ${OF_EVENT} FROM people p JOIN events e ON e.tenant_id = $1 AND e.contact_id = p.id AND e.name = 'link.clicked' AND e.occurred_at >= $3 AND e.occurred_at < $4) c
    GROUP BY position
   UNION ALL
   SELECT 'replies', position, count(*) FROM (
     SELECT ${OF_REPLY} FROM people p JOIN inbound_messages i ON i.tenant_id = $1 AND i.account_id = $2 AND i.from_phone = p.phone
        AND i.received_at >= $3 AND i.received_at < $4 AND ${IS_REPLY}) r
    GROUP BY position
   UNION ALL
   SELECT 'opt_outs', position, count(*) FROM (
     SELECT ${OF_ENTRY} FROM people p JOIN consent_entries o ON o.tenant_id = $1 AND o.account_id = $2 AND o.phone = p.phone AND o.status = 'opted_out'
        AND o.received_at >= $3 AND o.received_at < $4) s
    GROUP BY position
   UNION ALL
   SELECT 'conversions', position, count(*) FROM (
     SELECT ${OF_CONVERSION} FROM people p JOIN conversions v ON v.tenant_id = $1 AND v.contact_id = p.id AND v.occurred_at >= $3 AND v.occurred_at < $4) v
    GROUP BY position`,
);

const NONE: ResponseCounts = { sent: 0, delivered: 0, clicks: 0, replies: 0, opt_outs: 0, conversions: 0 };

/** Of each interval between the edges. */
export async function readResponses(
  sql: Sql,
  { tenantId, accountId }: Owner,
  edges: readonly Date[],
  contactIds: readonly string[],
): Promise<ResponseCounts[]> {
  const [from, to] = [edges[0] as Date, edges.at(-1) as Date];
  const starts = edges.slice(0, -1);
  const rows = await sql.rows(countResponses, tenantId, accountId, from, to, starts, contactIds);
  return starts.map((_, at) => {
    const own = rows.filter(({ position }) => position === at);
    return { ...NONE, ...Object.fromEntries(own.map(({ kind, count }) => [kind, count])) };
  });
}
