import { IS_REPLY } from '../counting/replies.ts';
import type { Owner } from '../domain/account.ts';
import { DAY_MS } from '../domain/durations.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';
import { firstIdAt } from '../platform/ids.ts';

export interface ResponseHour {
  /** On the clock of the recipients; null: their time zone is unknown. */
  readonly hour: number | null;
  readonly messages: number;
  readonly responses: number;
}

/** Newest messages that are looked at: each takes two look-ups. */
const MAX_MESSAGES = 20_000;
export const MAX_RESPONDERS = 5_000;
const DAYS = 90;

/** A click or a reply of the recipient within a day. */
const RESPONDED = `EXISTS (SELECT FROM events e WHERE e.tenant_id = $1 AND e.account_id = $2 AND e.contact_id = s.contact_id AND e.name = 'link.clicked'
             AND e.occurred_at >= s.accepted_at AND e.occurred_at < s.accepted_at + interval '1 day')
        OR EXISTS (SELECT FROM inbound_messages i WHERE i.tenant_id = $1 AND i.account_id = $2 AND i.from_phone = s.to_phone AND ${IS_REPLY}
             AND i.received_at >= s.accepted_at AND i.received_at < s.accepted_at + interval '1 day')`;

const HOURS = `SELECT date_part('hour', s.accepted_at AT TIME ZONE s.zone)::int AS hour, count(*)::int AS messages,
          count(*) FILTER (WHERE ${RESPONDED})::int AS responses
     FROM sample s GROUP BY 1 ORDER BY 1`;

const SAMPLED = 'm.contact_id, m.to_phone, m.accepted_at, z.name AS zone';
const DELIVERED = "m.state = 'delivered' AND m.accepted_at IS NOT NULL AND m.purpose <> 'reply'";
/** A time zone that PostgreSQL does not know counts as unknown. */
const ZONE = 'LEFT JOIN pg_timezone_names z ON z.name = c.timezone';

const countRecent = batchStatement<[tenantId: string, accountId: string, firstId: string, limit: number], ResponseHour>(
  'insights.response_hours',
  `WITH sent AS MATERIALIZED (
     SELECT m.contact_id, m.to_phone, m.accepted_at FROM messages m
      WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.id >= $3 AND m.contact_id IS NOT NULL AND ${DELIVERED}
      ORDER BY m.id DESC LIMIT $4),
   sample AS MATERIALIZED (
     SELECT ${SAMPLED} FROM sent m JOIN contacts c ON c.tenant_id = $1 AND c.account_id = $2 AND c.id = m.contact_id ${ZONE})
   ${HOURS}`,
);

/** A message is due when it was accepted or later, so the due time bounds the look-ups. */
const countOfContacts = batchStatement<
  [tenantId: string, accountId: string, since: Date, limit: number, ids: readonly string[]],
  ResponseHour
>(
  'insights.response_hours_of',
  `WITH sample AS MATERIALIZED (
     SELECT ${SAMPLED} FROM contacts c
       JOIN messages m ON m.tenant_id = $1 AND m.account_id = $2 AND m.to_phone = c.phone AND m.due_at >= $3 AND m.contact_id = c.id AND ${DELIVERED}
       ${ZONE}
      WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.id = ANY ($5)
      ORDER BY m.due_at DESC LIMIT $4)
   ${HOURS}`,
);

/**
 * Delivered messages of the last 90 days by the hour at which they were sent, and those that the
 * recipient responded to. `contactIds`: null for all contacts of the account.
 */
export function readResponseHours(
  sql: Sql,
  { tenantId, accountId }: Owner,
  contactIds: readonly string[] | null,
  now: Date,
): Promise<ResponseHour[]> {
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  return contactIds === null
    ? sql.rows(countRecent, tenantId, accountId, firstIdAt('msg', since.getTime()), MAX_MESSAGES)
    : sql.rows(countOfContacts, tenantId, accountId, since, MAX_MESSAGES, contactIds);
}
