import { unprocessable } from '../../errors.ts';
import { endWithdrawn } from '../../messaging/ending/withdrawn.ts';
import { requireMessage } from '../../messaging/history/require-message.ts';
import type { Skill } from '../../skill.ts';
import { cancelMessage as cancelRow } from './queries.ts';

export const cancelMessage: Skill<'messages.cancel'> = async ({ message_id: id }, { tx, account, now, newId }) => {
  const { tenantId, accountId } = account;
  const withdrawn = await tx.row(cancelRow, tenantId, accountId, id, 'caller', now);
  if (withdrawn === null) {
    const { state } = await requireMessage(tx, account, id);
    throw unprocessable('already_left', `The text is ${state}: it cannot be taken back.`, {
      nextActions: [{ skill: 'messages.get', params: { message_id: id }, why: 'Shows what became of it.' }],
    });
  }
  const { released } = await endWithdrawn(tx, tenantId, [withdrawn], now, newId);
  return { message_id: id, state: withdrawn.state, released_credits: released };
};
