import { invalidParams, notFound, requireExpectedVersion, unprocessable } from '../../errors.ts';
import type { JourneyNodeRandomSplit } from '../../generated/types.ts';
import { requirePublished } from '../../journeys/definitions.ts';
import { type JourneyRow, requireJourney } from '../../journeys/drafts/journey.ts';
import { chosen, decideByResults, saveDecision, startDividing } from '../../journeys/splits/decide.ts';
import { findSplit, type SplitRow } from '../../journeys/splits/split-row.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Skill } from '../../skill.ts';
import { presentSplit } from './present-split.ts';
import { requireCurrentVersion } from './require-version.ts';

/** Steps wait for the lock of the journey, so that each contact takes a variant before or after. */
export const decideSplit: Skill<'journeys.decideSplit'> = async (params, { tx, account, now }) => {
  const { journey_id: id, node_id: nodeId, variant, reopen = false, expected_version: expected } = params;
  if (reopen && variant !== undefined)
    throw invalidParams('Set either variant or reopen.', [{ path: '/reopen', rule: 'not with variant' }]);
  const journey = await requireJourney(tx, account, id, 'lock');
  const config = await requireSplit(tx, journey, nodeId);
  const split = await findSplit(tx, account.tenantId, nodeId);
  const version = split?.version ?? 0;
  requireExpectedVersion(expected, 'split', version, [
    { skill: 'journeys.stats', params: { journey_id: id }, why: 'Shows the current version.' },
  ]);
  const decided = reopen
    ? await startDividing(tx, journey, nodeId, config.winner !== undefined, now)
    : await saveDecision(
        tx,
        journey,
        nodeId,
        variant === undefined
          ? await byResults(tx, journey, nodeId, config, split, now)
          : chosen(requireVariant(config, variant)),
        now,
      );
  return { split: presentSplit(decided, config) };
};

async function requireSplit(tx: Sql, journey: JourneyRow, nodeId: string): Promise<JourneyNodeRandomSplit> {
  const { graph } = await requirePublished(tx, journey.tenant_id, journey.id, requireCurrentVersion(journey));
  const config = graph.nodes.get(nodeId)?.config;
  const shows = {
    skill: 'journeys.stats',
    params: { journey_id: journey.id },
    why: 'Shows the nodes that contacts go through.',
  };
  if (config === undefined) throw notFound('node', [shows]);
  if (config.kind === 'random_split') return config;
  throw unprocessable('no_random_split', `The node is a ${config.kind}. Only a random_split has variants to decide.`, {
    nextActions: [shows],
  });
}

async function byResults(
  tx: Sql,
  journey: JourneyRow,
  nodeId: string,
  config: JourneyNodeRandomSplit,
  split: SplitRow | null,
  now: Date,
) {
  const from = split?.started_at ?? null;
  if (config.winner === undefined || from === null || split?.decided_at !== null)
    throw unprocessable(
      'no_decision_to_make',
      'No comparison is running at this node. Set variant, or publish the node with winner.',
      {
        details: { variants: config.variants.map(({ name }) => name) },
        nextActions: [
          { skill: 'journeys.stats', params: { journey_id: journey.id }, why: 'Shows the results of the variants.' },
        ],
      },
    );
  return decideByResults(tx, journey, { nodeId, config }, config.winner, { from, to: split.ended_at ?? now });
}

function requireVariant({ variants }: JourneyNodeRandomSplit, variant: string): string {
  const names = variants.map(({ name }) => name);
  if (names.includes(variant)) return variant;
  throw unprocessable('unknown_variant', 'The node has no variant of this name.', { details: { variants: names } });
}
