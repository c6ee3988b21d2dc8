import type { Owner } from '../domain/account.ts';
import type { Sql } from '../platform/database/sql.ts';

/**
 * The conversations of a merged contact belong to the winner. They keep their number: consent is
 * given for a number, and so is the answer to its message.
 */
export async function mergeConversations(
  tx: Sql,
  { tenantId, accountId }: Owner,
  winnerId: string,
  loser: { readonly id: string; readonly phone: string },
): Promise<void> {
  await tx.tenant(tenantId).conversations.updateMany({
    where: { account_id: accountId, OR: [{ contact_id: loser.id }, { phone: loser.phone }] },
    data: { contact_id: winnerId, version: { increment: 1 } },
  });
}
