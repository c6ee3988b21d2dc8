import type {
  Campaign,
  CampaignListItem,
  CampaignRecipient,
  CampaignSeries,
  ExperimentState,
  Experiment as WireExperiment,
  Finding as WireFinding,
} from '../../generated/types.ts';
import { mediaField } from '../../media/media-file.ts';
import type { CampaignRow } from '../../sending/campaigns/campaign.ts';
import type { Experiment } from '../../sending/campaigns/experiment.ts';
import type { ExperimentDecisionRow } from '../../sending/campaigns/experiments/decision-row.ts';
import type { Finding } from '../../sending/campaigns/finding.ts';
import type { OccurrenceRow } from '../../sending/campaigns/recurrence.ts';
import type { ListedCampaignRow } from './queries.ts';
import type { RecipientRow } from './recipient-queries.ts';

export function presentCampaign(row: CampaignRow): Campaign {
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    state_reason: row.state_reason,
    phase: row.phase,
    purpose: row.purpose,
    body: row.body,
    template_id: row.template_id,
    template_version: row.template_version,
    audience: row.audience as Campaign['audience'],
    number_id: row.number_id,
    program_id: row.program_id,
    send_at: row.send_at?.toISOString() ?? null,
    local_time: row.local_time,
    recurrence: row.recurrence && { ...row.recurrence },
    series_id: row.series_id,
    throttle_per_minute: row.throttle_per_minute,
    smart_encoding: row.smart_encoding,
    shorten_links: row.shorten_links,
    ...mediaField(row.media),
    ...(row.media_fallback !== null && { media_fallback: row.media_fallback }),
    guard: row.guard && { ...row.guard },
    experiment: presentExperiment(row.experiment),
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    launched_at: row.launched_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}

export function presentListedCampaign(row: ListedCampaignRow): CampaignListItem {
  const { include, exclude } = row.audience as Campaign['audience'];
  const audience = {
    include: { ...include, contact_count: row.include_count },
    ...(exclude && { exclude: { ...exclude, contact_count: row.exclude_count } }),
  };
  const { experiment: _experiment, ...shown } = presentCampaign({ ...row, experiment: null });
  return { ...shown, audience };
}

function presentExperiment(experiment: Experiment | null): WireExperiment | null {
  if (experiment === null) return null;
  const { variants, winner } = experiment;
  return {
    ...experiment,
    variants: variants.map(({ media, ...variant }) => ({ ...variant, ...mediaField(media) })),
    winner: winner && { ...winner },
  };
}

/** `decision` is null before it is made. */
export function presentExperimentState(
  campaign: CampaignRow,
  decision: ExperimentDecisionRow | null,
): ExperimentState | null {
  return campaign.experiment === null ? null : requireExperimentState(campaign, decision);
}

/** Throws for a campaign without an experiment. */
export function requireExperimentState(
  { experiment, phase, decide_at: decideAt }: CampaignRow,
  decision: ExperimentDecisionRow | null,
): ExperimentState {
  if (experiment === null) throw new Error('The campaign has no experiment.');
  const nameOf = (variant: number | null | undefined): string | null =>
    experiment.variants[(variant ?? 0) - 1]?.name ?? null;
  return {
    phase,
    decide_at: decideAt?.toISOString() ?? null,
    decided_at: decision?.decided_at.toISOString() ?? null,
    winner: nameOf(decision?.winner),
    sent_variant: nameOf(decision?.sent_variant),
    p_value: decision?.p_value ?? null,
    reason: decision?.reason ?? null,
  };
}

export function presentSeries(
  { recurrence, next_occurrence_at: nextAt }: CampaignRow,
  rows: readonly OccurrenceRow[],
): CampaignSeries | null {
  if (recurrence === null) return null;
  return {
    next_occurrence_at: nextAt?.toISOString() ?? null,
    occurrences: rows.map(({ occurrence_at: at, campaign_id: id, blockers, missed }) => ({
      occurrence_at: at.toISOString(),
      outcome: id === null ? 'skipped' : 'started',
      campaign_id: id,
      blockers: blockers.map(presentFinding),
      missed,
    })),
  };
}

export function presentRecipient(row: RecipientRow, { experiment }: CampaignRow): CampaignRecipient {
  return {
    contact_id: row.contact_id,
    outcome: row.outcome as CampaignRecipient['outcome'],
    reason: row.reason,
    variant: experiment?.variants[(row.variant ?? 0) - 1]?.name ?? null,
    message_id: row.message_id,
    status: row.status as CampaignRecipient['status'],
    result: row.result as CampaignRecipient['result'],
    phone: row.phone,
    segments: row.segments,
    credits: row.credits,
    rule_version: row.rule_version,
    decided_at: row.decided_at.toISOString(),
  };
}

export function presentFinding({ code, message, next_actions: actions }: Finding): WireFinding {
  return { code, message, next_actions: actions.map((action) => ({ ...action, params: { ...action.params } })) };
}
