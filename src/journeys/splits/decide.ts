import { chooseWinner, isLowestBest } from '../../domain/experiments/choose-winner.ts';
import type { JourneyNodeRandomSplit, JourneySplitWinner } from '../../generated/types.ts';
import { toNullableJson } from '../../platform/database/json.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { JourneyRow } from '../drafts/journey.ts';
import { SPLIT_COLUMNS, type SplitRow } from './split-row.ts';
import { tallyVariants } from './tally.ts';

const DEFAULT_CONTACTS = 100;
const DEFAULT_CONFIDENCE = 95;

type Decision = Pick<SplitRow, 'winner' | 'reason' | 'p_value' | 'tallies'>;

/** A random split of a published version. */
export interface Split {
  readonly nodeId: string;
  readonly config: JourneyNodeRandomSplit;
}

/** The winner by the results until `to`; null if the difference is too small to keep one. */
export async function decideByResults(
  tx: Sql,
  { tenant_id: tenantId, account_id: accountId, id: journeyId }: JourneyRow,
  { nodeId, config }: Split,
  settings: JourneySplitWinner,
  period: { readonly from: Date; readonly to: Date },
): Promise<Decision> {
  const names = config.variants.map(({ name }) => name);
  const split = { journeyId, nodeId, names };
  const tallies = await tallyVariants(tx, { tenantId, accountId }, split, settings.metric, period);
  const { best, isWinner, reason, pValue } = chooseWinner(tallies, {
    lowestIsBest: isLowestBest(settings.metric),
    minRecipientsPerVariant: settings.min_contacts_per_variant ?? DEFAULT_CONTACTS,
    confidencePercent: settings.confidence_percent ?? DEFAULT_CONFIDENCE,
  });
  const isTaken = isWinner || settings.on_no_winner === 'take_best';
  return { winner: isTaken ? (names[best] ?? null) : null, reason, p_value: pValue, tallies };
}

/** For the chosen variant, whatever the results. */
export const chosen = (variant: string): Decision => ({
  winner: variant,
  reason: 'chosen',
  p_value: null,
  tallies: null,
});

/**
 * Stores a decision. The caller has locked the journey: steps wait, and later ones see the winner.
 * Contacts that took another variant stay where they are.
 */
export function saveDecision(
  tx: Sql,
  { tenant_id: tenantId, account_id: accountId, id }: JourneyRow,
  nodeId: string,
  { winner, reason, p_value, tallies }: Decision,
  now: Date,
): Promise<SplitRow> {
  const decision = { winner, reason, p_value, tallies, decided_at: now, due_at: null };
  return saveSplit(tx, { tenantId, accountId, journeyId: id, nodeId }, decision);
}

/**
 * Chance divides contacts from now on, also after a decision. `compared`: the variants are compared
 * until the settings of the node decide.
 */
export function startDividing(
  tx: Sql,
  { tenant_id: tenantId, account_id: accountId, id }: JourneyRow,
  nodeId: string,
  compared: boolean,
  now: Date,
): Promise<SplitRow> {
  const at = compared ? now : null;
  return saveSplit(
    tx,
    { tenantId, accountId, journeyId: id, nodeId },
    {
      winner: null,
      reason: null,
      p_value: null,
      tallies: null,
      decided_at: null,
      started_at: at,
      ended_at: null,
      due_at: at,
    },
  );
}

type Change = Omit<Partial<SplitRow>, 'version'> & Pick<SplitRow, 'tallies'>;

function saveSplit(
  tx: Sql,
  {
    tenantId,
    accountId,
    journeyId,
    nodeId,
  }: Readonly<Record<'tenantId' | 'accountId' | 'journeyId' | 'nodeId', string>>,
  { tallies, ...change }: Change,
): Promise<SplitRow> {
  const ids = { tenant_id: tenantId, account_id: accountId, journey_id: journeyId, node_id: nodeId };
  return tx.tenant(tenantId).journey_splits.upsert({
    where: { tenant_id_node_id: { tenant_id: tenantId, node_id: nodeId } },
    create: { ...ids, ...change, tallies: toNullableJson(tallies), version: 1 },
    update: { ...change, tallies: toNullableJson(tallies), version: { increment: 1 } },
    select: SPLIT_COLUMNS,
  });
}
