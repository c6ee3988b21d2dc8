import { RECENT_REPLY, REPLY_HOURS } from '../../domain/consent/relationship.ts';

/** SQL expressions of a recipient in a statement whose `$1` is the tenant. */
interface RelationshipSql {
  readonly account: string;
  readonly phone: string;
  /** Time of the message; where it is null, nothing is read. */
  readonly at: string;
}

/**
 * SQL: whether message `i` of a person may be answered. A STOP asks for no answer. A message that
 * may be an opt-out gets none before it is decided that it is no opt-out.
 */
export const MAY_BE_ANSWERED =
  "(i.intent NOT IN ('stop', 'review') OR i.intent = 'review' AND i.review_decision = 'keep')";

/**
 * The SQL expression of what permits a transactional message to a number at a time: the kind of an
 * open relationship, else `recent_reply` for a message from the number within 24 hours, else null.
 * Each sub-select reads one range of an index and stops at its first row.
 */
export const relationshipAt = ({ account, phone, at }: RelationshipSql): string =>
  `CASE WHEN ${at} IS NOT NULL THEN coalesce(
     (SELECT r.kind FROM relationships r
       WHERE r.tenant_id = $1 AND r.account_id = ${account} AND r.phone = ${phone} AND (r.ended_at IS NULL OR r.ended_at > ${at})
       ORDER BY r.kind, r.reference LIMIT 1),
     (SELECT '${RECENT_REPLY}' FROM inbound_messages i
       WHERE i.tenant_id = $1 AND i.account_id = ${account} AND i.from_phone = ${phone}
         AND ${MAY_BE_ANSWERED} AND i.received_at > ${at} - interval '${REPLY_HOURS} hours' LIMIT 1)) END`;
