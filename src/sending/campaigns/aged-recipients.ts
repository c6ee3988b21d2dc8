import { type AgingKind, rowsOf } from '../../platform/aging/kind.ts';
import { batchStatement } from '../../platform/database/sql.ts';

/**
 * The first campaign from an id on that ended at or before the time and has rows left. Nothing may
 * still add recipients, and no message of it may wait: its queues are its id, alone or with a slash
 * and the sender number.
 */
const findAged = batchStatement<[tenantId: string, from: string, before: Date], { id: string }>(
  'campaigns.find_aged',
  `SELECT c.id FROM campaigns c
    WHERE c.tenant_id = $1 AND c.id >= $2 AND c.state IN ('completed', 'canceled') AND coalesce(c.finished_at, c.updated_at) <= $3
      AND (EXISTS (SELECT FROM campaign_recipients r WHERE r.tenant_id = $1 AND r.campaign_id = c.id)
           OR EXISTS (SELECT FROM campaign_decisions d WHERE d.tenant_id = $1 AND d.campaign_id = c.id))
      AND NOT EXISTS (SELECT FROM campaign_ranges g WHERE g.tenant_id = $1 AND g.campaign_id = c.id)
      AND NOT EXISTS (SELECT FROM campaign_remainders g WHERE g.tenant_id = $1 AND g.campaign_id = c.id)
      AND NOT EXISTS (SELECT FROM message_queue q WHERE q.tenant_id = $1 AND q.queue >= c.id AND q.queue < c.id || '0')
      AND NOT EXISTS (SELECT FROM message_leases l WHERE l.tenant_id = $1 AND l.queue >= c.id AND l.queue < c.id || '0')
    ORDER BY c.id LIMIT 1`,
);

type Page = [tenantId: string, campaignId: string, limit: number];
type Drop = [tenantId: string, campaignId: string, ids: readonly string[]];

const readRecipients = batchStatement<Page, { id: string; row: string }>(
  'campaigns.read_aged_recipients',
  'SELECT r.contact_id AS id, to_jsonb(r)::text AS row FROM campaign_recipients r WHERE r.tenant_id = $1 AND r.campaign_id = $2 ORDER BY r.contact_id LIMIT $3',
);
const dropRecipients = batchStatement<Drop>(
  'campaigns.drop_aged_recipients',
  'DELETE FROM campaign_recipients WHERE tenant_id = $1 AND campaign_id = $2 AND contact_id = ANY ($3)',
);
const readDecisions = batchStatement<Page, { id: string; row: string }>(
  'campaigns.read_aged_decisions',
  'SELECT d.id, to_jsonb(d)::text AS row FROM campaign_decisions d WHERE d.tenant_id = $1 AND d.campaign_id = $2 ORDER BY d.id LIMIT $3',
);
const dropDecisions = batchStatement<Drop>(
  'campaigns.drop_aged_decisions',
  'DELETE FROM campaign_decisions WHERE tenant_id = $1 AND campaign_id = $2 AND id = ANY ($3)',
);

/**
 * Recipients of campaigns that ended, and then the decisions about them. The campaign itself, its
 * totals and the decision of its experiment stay. These rows are never updated, so they are read
 * without locks: two workers do not delete a tenant's at the same time.
 */
export const AGED_RECIPIENTS: AgingKind = {
  name: 'campaign_recipients',
  take: async (tx, tenantId, { after, before, limit }) => {
    const campaign = await tx.row(findAged, tenantId, after, before);
    if (campaign === null) return { rows: [], remove: async () => {}, next: null };
    const { id: campaignId } = campaign;
    const recipients = await tx.rows(readRecipients, tenantId, campaignId, limit);
    const decisions =
      recipients.length === limit ? [] : await tx.rows(readDecisions, tenantId, campaignId, limit - recipients.length);
    const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
    return {
      rows: [...rowsOf('campaign_recipients', recipients), ...rowsOf('campaign_decisions', decisions)],
      remove: async () => {
        await tx.run(dropRecipients, tenantId, campaignId, idsOf(recipients));
        await tx.run(dropDecisions, tenantId, campaignId, idsOf(decisions));
      },
      // The same campaign again: it is left out when it has no rows left.
      next: campaignId,
    };
  },
};
