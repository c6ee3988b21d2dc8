import { presentDecision, presentEvents, presentMessage } from '../../sending/history/present.ts';
import { listReceipts } from '../../sending/history/queries.ts';
import { requireMessage } from '../../sending/history/require-message.ts';
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
