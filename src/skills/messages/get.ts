import { notFound } from '../../errors.ts';
import { presentDecision, presentEvents, presentMessage } from '../../messaging/history/present.ts';
import { findMessage, listReceipts } from '../../messaging/history/queries.ts';
import type { Skill } from '../../skill.ts';

export const getMessage: Skill<'messages.get'> = async ({ message_id: id }, { db, account }) => {
  const row = await db.row(findMessage, account.tenantId, account.accountId, id);
  if (row === null)
    throw notFound('message', [{ skill: 'messages.list', params: {}, why: 'Lists the texts of this account.' }]);
  const receipts = await db.rows(listReceipts, account.tenantId, id);
  return {
    message: presentMessage(row),
    events: presentEvents(row, receipts),
    decision: presentDecision(row.decision),
  };
};
