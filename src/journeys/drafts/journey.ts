import type { Owner } from '../../domain/account.ts';
import { conditionOf, type Definition } from '../../domain/journeys/graph.ts';
import { notFound, type SkillError } from '../../errors.ts';
import type { JourneyEdge, JourneyNode, JourneyNodeConfig } from '../../generated/types.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

export type JourneyState = 'draft' | 'active' | 'paused' | 'archived';

export interface JourneyRow
  extends Pick<Definition, 'entry' | 'entry_rules' | 'exit' | 'reentry' | 'max_messages_per_hour'> {
  readonly tenant_id: string;
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly state: JourneyState;
  readonly state_reason: 'entries_failed' | null;
  /** Takes effect without a publication, so it is no part of a definition. */
  readonly throttle_per_minute: number | null;
  readonly start_node_id: string | null;
  readonly published_version: number | null;
  readonly changed: boolean;
  /** When the service looks for contacts that enter. */
  readonly next_entry_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface NodeRow {
  readonly id: string;
  readonly name: string;
  readonly config: JourneyNodeConfig;
}

export interface EdgeRow {
  readonly id: string;
  readonly from_node_id: string;
  readonly to_node_id: string;
  readonly kind: JourneyEdge['kind'];
  /** Name of the variant or branch; empty for other kinds. */
  readonly variant: string;
}

export const MAX_NODES = 200;
export const MAX_EDGES = 400;

/** Waits for steps and entries, which hold the row, and for other changes of the journey. */
const lock = statement<[tenantId: string, accountId: string, id: string], { id: string }>(
  'journeys.lock',
  'SELECT id FROM journeys WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR UPDATE',
);

/** Keeps the state and the published version as they are, beside steps and other entries. */
const hold = statement<[tenantId: string, accountId: string, id: string], { id: string }>(
  'journeys.hold',
  'SELECT id FROM journeys WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR KEY SHARE',
);

/** Throws -32001 if the account has no such journey. */
export async function requireJourney(
  sql: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  how: 'read' | 'hold' | 'lock' = 'read',
): Promise<JourneyRow> {
  if (how !== 'read') await sql.row(how === 'lock' ? lock : hold, tenantId, accountId, id);
  const row = await sql.tenant(tenantId).journeys.findFirst({ where: { account_id: accountId, id } });
  if (row === null) throw noSuchJourney();
  return row;
}

export function noSuchJourney(): SkillError {
  return notFound('journey', [{ skill: 'journeys.list', params: {}, why: 'Lists the journeys of this account.' }]);
}

/** The nodes of a draft, in the order of their creation. */
export async function listNodes(sql: Sql, { tenant_id: tenantId, id }: JourneyRow): Promise<NodeRow[]> {
  const rows = await sql.tenant(tenantId).journey_nodes.findMany({
    where: { journey_id: id },
    orderBy: { id: 'asc' },
    take: MAX_NODES,
    select: { id: true, name: true, config: true },
  });
  return rows;
}

const EDGE = { id: true, from_node_id: true, to_node_id: true, kind: true, variant: true } as const;

/** The edges of a draft, in the order of their creation. */
export async function listEdges(
  sql: Sql,
  { tenant_id: tenantId, id }: JourneyRow,
  {
    fromNodeId,
    after = '',
    limit = MAX_EDGES,
  }: { fromNodeId?: string | undefined; after?: string; limit?: number } = {},
): Promise<EdgeRow[]> {
  const rows = await sql.tenant(tenantId).journey_edges.findMany({
    where: { journey_id: id, id: { gt: after }, ...(fromNodeId !== undefined && { from_node_id: fromNodeId }) },
    orderBy: { id: 'asc' },
    take: limit,
    select: EDGE,
  });
  return rows;
}

export function presentNode({ id, name, config }: NodeRow, startNodeId: string | null): JourneyNode {
  return { id, name, start: id === startNodeId, config };
}

export function presentEdge({ variant, ...edge }: EdgeRow): JourneyEdge {
  return { ...edge, condition: conditionOf(edge.kind, variant === '' ? null : variant) };
}

/** The draft as it would be published. */
export async function loadDraft(sql: Sql, journey: JourneyRow): Promise<Definition> {
  const [nodes, edges] = await Promise.all([listNodes(sql, journey), listEdges(sql, journey)]);
  const { entry, entry_rules, exit, reentry, start_node_id: start, max_messages_per_hour } = journey;
  return {
    entry,
    entry_rules,
    exit,
    reentry,
    max_messages_per_hour,
    nodes: nodes.map((node) => presentNode(node, start)),
    edges: edges.map(presentEdge),
  };
}

/** Marks that the draft differs from what is published. */
export async function touchDraft(tx: Sql, { tenant_id: tenantId, id }: JourneyRow, now: Date): Promise<void> {
  await tx.tenant(tenantId).journeys.updateMany({ where: { id }, data: { changed: true, updated_at: now } });
}
