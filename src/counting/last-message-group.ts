import { ANSWER_DAYS } from './buckets.ts';

interface Person {
  readonly account: string;
  readonly phone: string;
  readonly at: string;
}

/**
 * SQL: the last message that a carrier accepted for a number of the account `$account` within seven
 * days before a time, if there is one. Replies to keywords do not count. Walks messages_number_idx
 * backwards from the newest message of the number; a message may be sent some days after it was
 * due.
 */
const lastMessage = (COLUMNS: string, { account, phone, at }: Person): string =>
  `(SELECT ${COLUMNS} FROM messages l
              WHERE l.tenant_id = $1 AND l.account_id = ${account} AND l.to_phone = ${phone} AND l.purpose <> 'reply'
                AND l.due_at > ${at} - interval '${2 * ANSWER_DAYS} days'
                AND l.accepted_at > ${at} - interval '${ANSWER_DAYS} days' AND l.accepted_at <= ${at}
              ORDER BY l.due_at DESC LIMIT 1)`;

/** The group of this message, or an empty text. */
export const lastMessageGroup = (person: Person): string => `coalesce(${lastMessage('l.measure_group', person)}, '')`;

/** The message that an inbound message answers, as a row with its `id` and `measure_group`. */
export const answeredMessage = (person: Person): string => lastMessage('l.id, l.measure_group', person);
