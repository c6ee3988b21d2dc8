import { statement } from '../../../platform/database/sql.ts';
import type { Finder } from './recommendation.ts';

const MAX_CAMPAIGNS = 20;
/** By campaigns_running_idx; the chunks of contacts who wait by the primary key. */
const findWaiting = statement<
  [tenantId: string, accountId: string, limit: number],
  { id: string; name: string; contacts: number }
>(
  'insights.find_waiting_experiments',
  `SELECT c.id, c.name,
          (SELECT coalesce(sum(cardinality(r.contact_ids)), 0)::int FROM campaign_remainders r WHERE r.tenant_id = $1 AND r.campaign_id = c.id) AS contacts
     FROM campaigns c
    WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.state = 'running' AND c.phase = 'waiting_for_decision'
    ORDER BY c.id DESC LIMIT $3`,
);

/** The test messages are sent, and the remaining contacts wait for the winner. */
export const adviseOnExperiments: Finder = async ({ db, account: { tenantId, accountId } }) =>
  (await db.rows(findWaiting, tenantId, accountId, MAX_CAMPAIGNS)).map(({ id, name, contacts }) => ({
    kind: 'end_experiment',
    action: {
      skill: 'campaigns.decideExperiment',
      params: { campaign_id: id },
      why: 'Ends the experiment now, by its results so far.',
    },
    evidence: `All test messages of ${name} are submitted; ${contacts} contacts wait for the better variant.`,
    effect: { unit: 'contacts', amount: contacts, summary: `${contacts} contacts get their message.` },
  }));
