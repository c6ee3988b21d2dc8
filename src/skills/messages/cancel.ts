import { cancelMessage as cancelRow } from '../../cancellation/cancel-waiting.ts';
import { finalizeCanceled } from '../../cancellation/finalize-canceled.ts';
import { unprocessable } from '../../errors.ts';
import { requireMessage } from '../../sending/history/require-message.ts';
import type { Skill } from '../../skill.ts';

export const cancelMessage: Skill<'messages.cancel'> = async ({ message_id: id }, { tx, account, now, newId }) => {
  const { tenantId, accountId } = account;
  const canceled = await tx.row(cancelRow, tenantId, accountId, id, 'caller', now);
  if (canceled === null) {
    const { state } = await requireMessage(tx, account, id);
    throw unprocessable('already_left', `The message is ${state} and can no longer be canceled.`, {
      nextActions: [
        { skill: 'messages.get', params: { message_id: id }, why: 'Shows the current state of the message.' },
      ],
    });
  }
  const { released } = await finalizeCanceled(tx, tenantId, [canceled], now, newId);
  return { message_id: id, state: canceled.state, released_credits: released };
};
