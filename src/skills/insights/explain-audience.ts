import { readCodeBook } from '../../carriers/codes/read-code-book.ts';
import { meaningOfCode } from '../../domain/carrier-codes/code-book.ts';
import { meaningOfReason } from '../../domain/reasons.ts';
import { readProgress } from '../../measures/campaigns/progress.ts';
import { requireCampaign } from '../../sending/campaigns/campaign.ts';
import type { Skill } from '../../skill.ts';
import { nextActionsFor } from './help.ts';
import { countErrors, listExcluded } from './queries.ts';

const SAMPLES = 3;
const MAX_NAMES = 10;
/** Longest `means` that the contract allows. */
const MAX_MEANING = 300;

/**
 * Explains why a campaign reached fewer contacts than its audience has: the reasons for which
 * contacts were excluded and the errors of undelivered messages, the most frequent first.
 */
export const explainAudience: Skill<'insights.explainAudience'> = async ({ campaign_id: id }, { db, account }) => {
  const campaign = await requireCampaign(db, account, id);
  const progress = await readProgress(db, campaign);
  const excluded = await db.rows(listExcluded, account.tenantId, campaign.id, SAMPLES);
  const book = await readCodeBook(db);
  const errors = await db.rows(countErrors, account.tenantId, campaign.id);
  return {
    campaign_id: campaign.id,
    audience: progress.audience,
    reached: progress.delivered,
    sent: progress.sent,
    pending: progress.pending,
    excluded_by_reason: excluded.map(({ reason, count, contact_ids: contactIds, missing }) => {
      const { means, helps } = meaningOfReason(reason);
      const variables = [...new Set((missing ?? []).flatMap((names) => names.split(', ')))].sort().slice(0, MAX_NAMES);
      return {
        reason,
        count,
        means: variables.length === 0 ? means : `${means} Missing: ${variables.join(', ')}.`.slice(0, MAX_MEANING),
        helps,
        sample_contact_ids: contactIds,
        next_actions: nextActionsFor(reason, { contactId: contactIds[0] ?? null }),
      };
    }),
    undelivered_by_error: errors.map(({ error_code: code, count }) => ({
      error_code: code,
      count,
      ...meaningOfCode(book, code ?? ''),
    })),
  };
};
