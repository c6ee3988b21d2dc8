import { presentDecision, presentEvents, presentMessage } from '../../messaging/history/present.ts';
import { listReceipts } from '../../messaging/history/queries.ts';
import { requireMessage } from '../../messaging/history/require-message.ts';
import type { Skill } from '../../skill.ts';

export const getMessage: Skill<'messages.get'> = async ({ message_id: id }, { db, account }) => {
  const row = await requireMessage(db, account, id);
  const receipts = await db.rows(listReceipts, account.tenantId, id);
  return {
    message: presentMessage(row),
    events: presentEvents(row, receipts),
    decision: presentDecision(row.decision),
  };
};
