import { assign } from '../../../domain/experiments/allocation.ts';
import { bucketOf } from '../../../domain/experiments/bucket.ts';
import { isHeldOut } from '../../../domain/hold-out.ts';
import { batchStatement, type Sql, statement } from '../../../platform/database/sql.ts';
import type { CampaignRow } from '../campaign.ts';
import type { CampaignFacts } from '../campaign-facts.ts';
import { allocationOf } from '../experiment.ts';

/**
 * What the fan-out does with a contact: evaluates a message of this variant (null: of a campaign
 * without variants), excludes the contact for a reason, leaves it for the remainder, or skips it.
 */
export type Treatment =
  | { readonly kind: 'evaluate'; readonly variant: number | null }
  | { readonly kind: 'exclude'; readonly reason: 'hold_out' | 'no_winner' }
  | { readonly kind: 'leave' | 'skip' };

const LEAVE: Treatment = { kind: 'leave' };
const SKIP: Treatment = { kind: 'skip' };
const HOLD_OUT: Treatment = { kind: 'exclude', reason: 'hold_out' };
const NO_WINNER: Treatment = { kind: 'exclude', reason: 'no_winner' };

const findSentVariant = statement<[tenantId: string, campaignId: string], { sent_variant: number | null }>(
  'experiments.find_sent_variant',
  'SELECT sent_variant FROM experiment_decisions WHERE tenant_id = $1 AND campaign_id = $2',
);

/**
 * The chunks of the remainder differ from those of the test: a few rows overlap the ids from `$3`
 * to `$4`.
 */
const findLeft = batchStatement<
  [tenantId: string, campaignId: string, first: string, last: string, contactIds: readonly string[]],
  { id: string }
>(
  'experiments.find_left',
  `SELECT left_one.id FROM campaign_remainders r CROSS JOIN LATERAL unnest(r.contact_ids) AS left_one (id)
    WHERE r.tenant_id = $1 AND r.campaign_id = $2 AND r.last_id >= $3
      AND r.last_id <= coalesce((SELECT min(n.last_id) FROM campaign_remainders n WHERE n.tenant_id = $1 AND n.campaign_id = $2 AND n.last_id >= $4), $4)
      AND left_one.id = ANY ($5)
      AND NOT EXISTS (SELECT 1 FROM campaign_recipients c WHERE c.tenant_id = $1 AND c.campaign_id = $2 AND c.contact_id = left_one.id)`,
);

const insertLeft = statement<[tenantId: string, campaignId: string, last: string, contactIds: readonly string[]]>(
  'experiments.insert_left',
  'INSERT INTO campaign_remainders (tenant_id, campaign_id, last_id, contact_ids) VALUES ($1, $2, $3, $4)',
);

const EVALUATE: Treatment = { kind: 'evaluate', variant: null };

/**
 * The treatment of each contact of a chunk, whose ids are in ascending order. The account's
 * hold-out takes no part in experiments: chance did not choose its messages, and no arm has it.
 */
export async function planTreatments(
  tx: Sql,
  { campaign, rules }: Pick<CampaignFacts, 'campaign' | 'rules'>,
  contactIds: readonly string[],
): Promise<(contactId: string) => Treatment> {
  const { tenant_id: tenantId, account_id: accountId, id, experiment, phase, purpose } = campaign;
  if (experiment === null) return () => EVALUATE;
  const [first = '', last = ''] = [contactIds[0], contactIds.at(-1)];
  if (phase === 'remainder') {
    const [decision, left] = await Promise.all([
      tx.row(findSentVariant, tenantId, id),
      tx.rows(findLeft, tenantId, id, first, last, contactIds),
    ]);
    const variant = decision?.sent_variant ?? null;
    const rest = variant === null ? NO_WINNER : ({ kind: 'evaluate', variant } as const);
    const waiting = new Set(left.map(({ id: contactId }) => contactId));
    return (contactId) => (waiting.has(contactId) ? rest : SKIP);
  }
  const allocation = allocationOf(experiment);
  const percent = purpose === 'marketing' ? rules.holdOutPercent : 0;
  return (contactId) => {
    if (isHeldOut(accountId, contactId, percent)) return EVALUATE;
    const assigned = assign(allocation, bucketOf(experiment.seed, contactId));
    if (assigned === 'hold_out') return HOLD_OUT;
    return assigned === 'remainder' ? LEAVE : { kind: 'evaluate', variant: assigned };
  };
}

/** Keeps the contacts of a chunk that wait for the winner. */
export async function saveLeft(
  tx: Sql,
  { tenant_id: tenantId, id }: CampaignRow,
  contactIds: readonly string[],
): Promise<void> {
  const last = contactIds.at(-1);
  if (last !== undefined) await tx.run(insertLeft, tenantId, id, last, contactIds);
}
