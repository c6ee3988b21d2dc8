import { statement } from '../../platform/database/sql.ts';

/** Gives the events of a contact that is merged to the contact that remains. */
export const mergeEvents = statement<[tenantId: string, winnerId: string, loserId: string]>(
  'behavior.merge_events',
  'UPDATE events SET contact_id = $2 WHERE tenant_id = $1 AND contact_id = $3',
);

/** With the caller's own ids, which may identify the person too. */
export const deleteEvents = statement<[tenantId: string, accountId: string, contactId: string]>(
  'behavior.delete_events',
  `WITH gone AS (
     DELETE FROM events WHERE tenant_id = $1 AND contact_id = $3 RETURNING external_id)
   DELETE FROM event_external_ids
    WHERE tenant_id = $1 AND account_id = $2 AND external_id IN (SELECT external_id FROM gone WHERE external_id IS NOT NULL)`,
);
