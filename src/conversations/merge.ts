import { statement } from '../platform/database/sql.ts';

/**
 * The conversations of a merged contact belong to the winner. They keep their number: consent is
 * given for a number, and so is the answer to its message.
 */
export const mergeConversations = statement<
  [tenantId: string, accountId: string, winnerId: string, loserId: string, loserPhone: string]
>(
  'conversations.merge',
  `UPDATE conversations SET contact_id = $3, version = version + 1
    WHERE tenant_id = $1 AND account_id = $2 AND (contact_id = $4 OR phone = $5)`,
);
