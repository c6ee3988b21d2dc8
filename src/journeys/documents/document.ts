import type { Definition } from '../../domain/journeys/graph.ts';
import type { JourneyDocument, JourneyDocumentEdge } from '../../generated/types.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type JourneyRow, loadDraft } from '../drafts/journey.ts';

/** A journey as one document, in which nodes have names instead of IDs. */
export function toDocument(
  { name, throttle_per_minute }: Pick<JourneyRow, 'name' | 'throttle_per_minute'>,
  definition: Definition,
): JourneyDocument {
  const { entry, entry_rules, exit, reentry, max_messages_per_hour, nodes, edges } = definition;
  const nameOf = new Map(nodes.map((node) => [node.id, node.name]));
  return {
    name,
    entry,
    entry_rules,
    exit: [...exit],
    reentry,
    max_messages_per_hour,
    throttle_per_minute,
    start: nodes.find(({ start }) => start)?.name ?? null,
    nodes: nodes.map((node) => ({ name: node.name, config: node.config })),
    edges: edges.map(({ from_node_id: from, to_node_id: to, kind, condition }) => ({
      from: nameOf.get(from) ?? '',
      to: nameOf.get(to) ?? '',
      kind,
      variant: condition?.variant ?? null,
      branch: condition?.branch ?? null,
    })),
  };
}

export async function readDraftDocument(sql: Sql, journey: JourneyRow): Promise<JourneyDocument> {
  return toDocument(journey, await loadDraft(sql, journey));
}

export interface DocumentChanges {
  readonly added_nodes: string[];
  readonly changed_nodes: string[];
  readonly removed_nodes: string[];
  readonly added_edges: string[];
  readonly removed_edges: string[];
  readonly changed_settings: string[];
}

const SETTINGS = [
  'name',
  'entry',
  'entry_rules',
  'exit',
  'reentry',
  'max_messages_per_hour',
  'throttle_per_minute',
  'start',
] as const;

/** What a document changes in a journey: nodes by their names, edges as `From -next-> To`. */
export function changesOf(before: JourneyDocument | null, after: JourneyDocument): DocumentChanges {
  const known = new Map((before?.nodes ?? []).map(({ name, config }) => [keyOf(name), JSON.stringify(sorted(config))]));
  const given = new Map(after.nodes.map(({ name, config }) => [keyOf(name), JSON.stringify(sorted(config))]));
  const oldEdges = new Set((before?.edges ?? []).map(describeEdge));
  const newEdges = new Set(after.edges.map(describeEdge));
  return {
    added_nodes: after.nodes.filter(({ name }) => !known.has(keyOf(name))).map(({ name }) => name),
    changed_nodes: after.nodes
      .filter(({ name }) => known.has(keyOf(name)) && known.get(keyOf(name)) !== given.get(keyOf(name)))
      .map(({ name }) => name),
    removed_nodes: (before?.nodes ?? []).filter(({ name }) => !given.has(keyOf(name))).map(({ name }) => name),
    added_edges: [...newEdges].filter((edge) => !oldEdges.has(edge)),
    removed_edges: [...oldEdges].filter((edge) => !newEdges.has(edge)),
    changed_settings:
      before === null
        ? []
        : SETTINGS.filter((field) => JSON.stringify(sorted(before[field])) !== JSON.stringify(sorted(after[field]))),
  };
}

/** Names of nodes are compared without case, as the database does. */
const keyOf = (name: string): string => name.trim().toLowerCase();

function describeEdge({ from, to, kind, variant, branch }: JourneyDocumentEdge): string {
  const name = variant ?? branch;
  return `${from} -${name === null ? kind : `${kind} ${name}`}-> ${to}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, one]) => [name, sorted(one)]));
}
