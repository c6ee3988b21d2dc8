import { HOUR_MS } from '../../../domain/durations.ts';
import { chooseWinner, isLowestBest, type VariantTally } from '../../../domain/experiments/choose-winner.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Sql, statement } from '../../../platform/database/sql.ts';
import { forEachIsolated, type OnFailure } from '../../../platform/for-each-isolated.ts';
import { CAMPAIGN_COLUMNS, type CampaignRow } from '../campaign.ts';
import type { WinnerSettings } from '../experiment.ts';
import { noPendingMessages } from '../start-and-finish.ts';
import type { ExperimentDecisionRow } from './decision-row.ts';
import { countEvents } from './variant-events.ts';

const NO_PENDING_MESSAGES = noPendingMessages('c.tenant_id');
const NO_PENDING_OF_TENANT = noPendingMessages('$1');

interface Found {
  readonly tenant_id: string;
  readonly id: string;
}

const findTested = statement<[], Found & { readonly decide_after_hours: number }>(
  'experiments.find_tested',
  `SELECT c.tenant_id, c.id, (c.experiment -> 'winner' ->> 'decide_after_hours')::int AS decide_after_hours FROM campaigns c
    WHERE c.state = 'running' AND c.phase = 'testing' AND c.fanout_done AND ${NO_PENDING_MESSAGES}
    LIMIT 100`,
);

const wait = statement<[tenantId: string, id: string, now: Date, decideAt: Date]>(
  'experiments.wait',
  `UPDATE campaigns c SET phase = 'waiting_for_decision', updated_at = $3, decide_at = $4
    WHERE c.tenant_id = $1 AND c.id = $2 AND c.state = 'running' AND c.phase = 'testing' AND c.fanout_done AND ${NO_PENDING_OF_TENANT}`,
);

const findDue = statement<[now: Date], Found>(
  'experiments.find_due',
  "SELECT tenant_id, id FROM campaigns WHERE state = 'running' AND phase = 'waiting_for_decision' AND decide_at <= $1 LIMIT 100",
);

/** A campaign that another worker has locked is skipped. */
const lockDue = statement<[tenantId: string, id: string, now: Date], CampaignRow>(
  'experiments.lock_due',
  `SELECT ${CAMPAIGN_COLUMNS} FROM campaigns
    WHERE tenant_id = $1 AND id = $2 AND state = 'running' AND phase = 'waiting_for_decision' AND decide_at <= $3 FOR UPDATE SKIP LOCKED`,
);

const countSent = statement<[tenantId: string, campaignId: string], { variant: number; count: number }>(
  'experiments.count_sent',
  `SELECT r.variant, count(*) AS count FROM campaign_recipients r JOIN messages m ON m.tenant_id = $1 AND m.id = r.message_id
    WHERE r.tenant_id = $1 AND r.campaign_id = $2 AND r.variant IS NOT NULL AND m.accepted_at IS NOT NULL
    GROUP BY r.variant`,
);

/**
 * Moves experiments along: from the test to the wait when all test messages are submitted, and from
 * the wait to the remainder. Returns how many moved.
 */
export async function advanceExperiments(database: Database, now: Date, onFailure: OnFailure): Promise<number> {
  const tested = await forEachIsolated(await database.rows(findTested), onFailure, (campaign) => {
    const { tenant_id: tenantId, id, decide_after_hours: hours } = campaign;
    return database.run(wait, tenantId, id, now, new Date(now.getTime() + hours * HOUR_MS));
  });
  const decided = await forEachIsolated(await database.rows(findDue, now), onFailure, ({ tenant_id, id }) =>
    database.transaction((tx) => decideExperiment(tx, tenant_id, id, now)),
  );
  return [...tested, ...decided].reduce((sum: number, moved) => sum + Number(moved), 0);
}

/** Decides an experiment that is due, by its results; returns false when another worker does. */
export async function decideExperiment(tx: Sql, tenantId: string, id: string, now: Date): Promise<boolean> {
  const campaign = await tx.row(lockDue, tenantId, id, now);
  const settings = campaign?.experiment?.winner ?? null;
  if (campaign === null || settings === null) return false;
  await storeDecision(tx, campaign, await decideByResults(tx, campaign, settings), now);
  return true;
}

interface ExperimentDecision {
  /** Position of the variant from 1, or null. */
  readonly winner: number | null;
  readonly sentVariant: number | null;
  readonly reason: ExperimentDecisionRow['reason'];
  readonly pValue: number | null;
  readonly tallies: readonly VariantTally[];
}

/**
 * Decides an experiment before it is due: by its results, or for the chosen variant, whose position
 * counts from 1. The caller holds the lock of the campaign, whose phase is waiting_for_decision.
 */
export async function decideNow(
  tx: Sql,
  campaign: CampaignRow,
  settings: WinnerSettings,
  chosen: number | null,
  now: Date,
): Promise<CampaignRow> {
  const decision: ExperimentDecision =
    chosen === null
      ? await decideByResults(tx, campaign, settings)
      : {
          winner: chosen,
          sentVariant: chosen,
          reason: 'chosen',
          pValue: null,
          tallies: await readTallies(tx, campaign, settings),
        };
  return storeDecision(tx, campaign, decision, now);
}

async function decideByResults(tx: Sql, campaign: CampaignRow, settings: WinnerSettings): Promise<ExperimentDecision> {
  const tallies = await readTallies(tx, campaign, settings);
  const { best, isWinner, reason, pValue } = chooseWinner(tallies, {
    lowestIsBest: isLowestBest(settings.metric),
    minRecipientsPerVariant: settings.min_recipients_per_variant,
    confidencePercent: settings.confidence_percent,
  });
  const unproven = { send_best: best + 1, send_first: 1, stop: null }[settings.on_no_winner];
  const [winner, sentVariant] = isWinner ? [best + 1, best + 1] : [null, unproven];
  return { winner, sentVariant, reason, pValue, tallies };
}

/**
 * Stores the decision and starts the fan-out again, in one transaction: after a crash either both
 * are done or neither is. The fan-out then adds the contacts that the test left, and whose row in
 * campaign_recipients prevents a second message.
 */
async function storeDecision(
  tx: Sql,
  { tenant_id: tenantId, id }: CampaignRow,
  { winner, sentVariant, reason, pValue, tallies }: ExperimentDecision,
  now: Date,
): Promise<CampaignRow> {
  const rows = tx.tenant(tenantId);
  await rows.experiment_decisions.create({
    data: {
      tenant_id: tenantId,
      campaign_id: id,
      decided_at: now,
      reason,
      p_value: pValue,
      winner,
      sent_variant: sentVariant,
      tallies: tallies,
    },
  });
  const moved = await rows.campaigns.update({
    where: { tenant_id_id: { tenant_id: tenantId, id } },
    data: { phase: 'remainder', fanout_cursor: '', fanout_done: false, updated_at: now },
  });
  return moved;
}

async function readTallies(
  tx: Sql,
  { tenant_id: tenantId, account_id: accountId, id, experiment, launched_at: launchedAt }: CampaignRow,
  { metric }: WinnerSettings,
): Promise<readonly VariantTally[]> {
  const [sent, eventsOf] = await Promise.all([
    tx.rows(countSent, tenantId, id),
    countEvents(tx, { tenantId, accountId }, id, metric, launchedAt ?? new Date(0)),
  ]);
  return (experiment?.variants ?? []).map((_, index) => ({
    recipients: sent.find(({ variant }) => variant === index + 1)?.count ?? 0,
    events: eventsOf(index + 1, false),
  }));
}
