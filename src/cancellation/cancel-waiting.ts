import { IS_OPEN } from '../counting/message-results.ts';
import { batchStatement, statement } from '../platform/database/sql.ts';
import { CANCELED_COLUMNS, type CanceledMessage, canceled } from './finalize-canceled.ts';

const CANCELED = canceled('$4', '$5');

/**
 * Cancels the messages `m` of the account `$2` that wait in the queue as `q`, with the reason `$4`
 * at the time `$5`. The rows of the queue decide: this waits for a dispatcher that has one locked,
 * and then leaves its message alone; no dispatcher claims what is deleted here. So a message that
 * is not canceled was claimed before this transaction commits, and one that is queued later is
 * stopped before submission.
 */
const cancelSelected = (SELECTED: string): string =>
  `WITH waiting AS (
     DELETE FROM message_queue q USING messages m
      WHERE q.tenant_id = $1 AND m.tenant_id = $1 AND m.id = q.message_id AND m.account_id = $2 AND ${SELECTED}
     RETURNING q.message_id)
   UPDATE messages m SET ${CANCELED} FROM waiting w WHERE m.tenant_id = $1 AND m.id = w.message_id AND ${IS_OPEN}
   RETURNING ${CANCELED_COLUMNS}`;

type Params<Selected extends readonly unknown[]> = [
  tenantId: string,
  accountId: string,
  selected: string,
  reason: string,
  now: Date,
  ...more: Selected,
];

export const cancelMessage = statement<Params<[]>, CanceledMessage>(
  'cancellation.of_message',
  cancelSelected('m.id = $3'),
);

/** Of a campaign, whose queues are its ID, or `<ID>/<number ID>`. */
export const cancelCampaignMessages = batchStatement<Params<[]>, CanceledMessage>(
  'cancellation.of_campaign',
  cancelSelected("q.queue >= $3 AND q.queue < $3 || '0'"),
);

/** With a program, only messages from its numbers or from numbers without a program. */
export const cancelPhoneMessages = statement<Params<[programId: string | null]>, CanceledMessage>(
  'cancellation.of_phone',
  cancelSelected(`m.to_phone = $3 AND ($6::text IS NULL
        OR EXISTS (SELECT FROM phone_numbers n WHERE n.tenant_id = $1 AND n.id = m.number_id AND (n.program_id IS NULL OR n.program_id = $6)))`),
);
