import { HOUR_MS } from '../../domain/durations.ts';
import type { Definition } from '../../domain/journeys/graph.ts';
import type { JourneySplitWinner } from '../../generated/types.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { WorkKind } from '../../platform/work/kind.ts';
import type { Claim, Next } from '../../platform/work/worker.ts';
import { requirePublished } from '../definitions.ts';
import { type JourneyRow, requireJourney } from '../drafts/journey.ts';
import { decideByResults, saveDecision, startDividing } from './decide.ts';
import { findSplit, listSplits, type SplitRow } from './split-row.ts';
import { haveTaken } from './tally.ts';

/** Comparisons of random splits that a worker decides. */
export const SPLITS: WorkKind = { name: 'journey_splits', table: 'journey_splits', id: 'node_id', due: 'due_at' };

/** How often the contacts of a comparison are counted. */
const CHECK_MS = 5 * 60_000;
const DEFAULT_RESPONSE_HOURS = 24;

/** Begins the comparisons of a version that is being published, unless they have begun before. */
export async function startComparisons(
  tx: Sql,
  journey: JourneyRow,
  { nodes }: Pick<Definition, 'nodes'>,
  now: Date,
): Promise<void> {
  const compared = nodes.filter(({ config }) => config.kind === 'random_split' && config.winner !== undefined);
  if (compared.length === 0) return;
  const known = new Map((await listSplits(tx, journey.tenant_id, journey.id)).map((split) => [split.node_id, split]));
  for (const { id } of compared) {
    const split = known.get(id);
    const hasBegun = split !== undefined && (split.decided_at !== null || split.due_at !== null);
    if (!hasBegun) await startDividing(tx, journey, id, true, now);
  }
}

/**
 * Moves a comparison along: from the test, which ends after a time or a number of contacts, to the
 * wait for their responses, and to the decision. The settings are those of the current version; one
 * that has none any more ends it without a decision.
 */
export async function advanceSplit(database: Database, { tenantId, id, now }: Claim): Promise<Next> {
  const found = await findSplit(database, tenantId, id);
  if (found === null) return null;
  const owner = { tenantId, accountId: found.account_id };
  return database.transaction(async (tx) => {
    const journey = await requireJourney(tx, owner, found.journey_id, 'lock');
    const split = await findSplit(tx, tenantId, id);
    const { published_version: version, state } = journey;
    if (split === null || version === null || state === 'archived' || split.decided_at !== null) return null;
    const { graph } = await requirePublished(tx, tenantId, journey.id, version);
    const config = graph.nodes.get(id)?.config;
    const { started_at: from, ended_at: to } = split;
    if (config?.kind !== 'random_split' || config.winner === undefined || from === null) return null;
    const { winner: settings } = config;
    if (to === null) return endTest(tx, journey, { ...split, started_at: from }, settings, now);
    const decideAt = afterResponses(to, settings);
    if (decideAt > now) return decideAt;
    const decision = await decideByResults(tx, journey, { nodeId: id, config }, settings, { from, to });
    await saveDecision(tx, journey, id, decision, now);
    return null;
  });
}

/** Returns when the split is due again. */
async function endTest(
  tx: Sql,
  { tenant_id: tenantId, account_id: accountId, id: journeyId }: JourneyRow,
  { node_id: nodeId, started_at: from }: SplitRow & { readonly started_at: Date },
  settings: JourneySplitWinner,
  now: Date,
): Promise<Date> {
  const { decide_after_hours: hours, decide_after_contacts: contacts } = settings;
  const end = hours === undefined ? null : new Date(from.getTime() + hours * HOUR_MS);
  const owner = { tenantId, accountId };
  const period = { from, to: now };
  const isOver =
    (end !== null && end <= now) ||
    (contacts !== undefined && (await haveTaken(tx, owner, { journeyId, nodeId }, contacts, period)));
  if (!isOver) {
    const check = new Date(now.getTime() + CHECK_MS);
    return contacts === undefined || (end !== null && end < check) ? (end ?? check) : check;
  }
  await tx.tenant(tenantId).journey_splits.updateMany({ where: { node_id: nodeId }, data: { ended_at: now } });
  return afterResponses(now, settings);
}

/** When a comparison is decided; null if that depends on contacts, or after the decision. */
export function decideAtOf(
  { started_at: from, ended_at: to, decided_at: decidedAt }: SplitRow,
  settings: JourneySplitWinner,
): Date | null {
  if (decidedAt !== null || from === null) return null;
  if (to !== null) return afterResponses(to, settings);
  const { decide_after_hours: hours, decide_after_contacts: contacts } = settings;
  if (hours === undefined || contacts !== undefined) return null;
  return afterResponses(new Date(from.getTime() + hours * HOUR_MS), settings);
}

function afterResponses(end: Date, { response_hours: hours = DEFAULT_RESPONSE_HOURS }: JourneySplitWinner): Date {
  return new Date(end.getTime() + hours * HOUR_MS);
}
