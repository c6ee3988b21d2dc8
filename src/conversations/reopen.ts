import type { Database } from '../platform/database/database.ts';
import { statement } from '../platform/database/sql.ts';
import type { WorkKind } from '../platform/work/kind.ts';
import { type Claim, type Next, SAVED } from '../platform/work/worker.ts';

/** Snoozed conversations whose time has come. */
export const REOPENINGS: WorkKind = {
  name: 'conversation_reopenings',
  table: 'conversations',
  id: 'id',
  due: 'reopen_at',
  perTenant: 2,
};

/** Not one whose state changed meanwhile, or that was snoozed again for longer. */
const reopen = statement<[tenantId: string, id: string, now: Date]>(
  'conversations.reopen',
  `UPDATE conversations
      SET state = CASE WHEN state = 'snoozed' THEN 'open' ELSE state END, snoozed_until = NULL, reopen_at = NULL,
          version = version + 1, updated_at = $3
    WHERE tenant_id = $1 AND id = $2 AND snoozed_until <= $3`,
);

export async function reopenConversation(database: Database, { tenantId, id, now }: Claim): Promise<Next> {
  const reopened = await database.run(reopen, tenantId, id, now);
  return reopened > 0 ? SAVED : null;
}
