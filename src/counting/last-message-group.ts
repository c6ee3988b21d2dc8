import { ANSWER_DAYS } from './buckets.ts';

/**
 * SQL: the group of the last message that a carrier accepted for a number of the account `$account`
 * within seven days before a time, or an empty text. Replies to keywords do not count. Walks
 * messages_number_idx backwards from the newest message of the number; a message may be sent some
 * days after it was due.
 */
export const lastMessageGroup = ({ account, phone, at }: { account: string; phone: string; at: string }): string =>
  `coalesce((SELECT l.measure_group FROM messages l
              WHERE l.tenant_id = $1 AND l.account_id = ${account} AND l.to_phone = ${phone} AND l.purpose <> 'reply'
                AND l.due_at > ${at} - interval '${2 * ANSWER_DAYS} days'
                AND l.accepted_at > ${at} - interval '${ANSWER_DAYS} days' AND l.accepted_at <= ${at}
              ORDER BY l.due_at DESC LIMIT 1), '')`;
