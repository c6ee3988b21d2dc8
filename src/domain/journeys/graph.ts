import type {
  JourneyEdge,
  JourneyEdgeCondition,
  JourneyEdgeKind,
  JourneyEntry,
  JourneyExitCriterion,
  JourneyNode,
  JourneyNodeConfig,
  JourneyReentry,
  SegmentRule,
} from '../../generated/types.ts';
import { waitsForClock } from './wait-until.ts';

/** Of `max_messages_per_hour`. */
export const DEFAULT_MESSAGES_PER_HOUR = 10;

/** What is published as one version of a journey. */
export interface Definition {
  readonly entry: JourneyEntry;
  readonly entry_rules: SegmentRule | null;
  readonly exit: readonly JourneyExitCriterion[];
  readonly reentry: JourneyReentry;
  /** Messages to one contact in any 60 minutes. */
  readonly max_messages_per_hour: number;
  readonly nodes: readonly JourneyNode[];
  readonly edges: readonly JourneyEdge[];
  /** Versions of the templates of its messages by their IDs; a draft uses the current ones. */
  readonly template_versions?: Readonly<Record<string, number>>;
  /** IDs of the files of its messages by their links; a draft reads the links. */
  readonly media_files?: Readonly<Record<string, string>>;
}

/** The kind of an edge, with its variant or branch: `next`, `variant:short`, `branch:paid`. */
export type EdgeKey = string;

export interface Graph {
  readonly start: JourneyNode | null;
  readonly nodes: ReadonlyMap<string, JourneyNode>;
  /** The edges that leave a node, by their key. */
  readonly leaving: (nodeId: string) => ReadonlyMap<EdgeKey, string>;
}

export function edgeKey(kind: JourneyEdgeKind, name: string | null): EdgeKey {
  return name === null ? kind : `${kind}:${name}`;
}

/** The variant or branch of an edge; null for other kinds. */
export function nameOf(
  condition: { readonly variant?: string | null; readonly branch?: string | null } | null | undefined,
): string | null {
  return condition?.variant ?? condition?.branch ?? null;
}

/** The opposite of `nameOf`. */
export function conditionOf(kind: string, name: string | null): JourneyEdgeCondition | null {
  if (name === null) return null;
  return kind === 'branch' ? { branch: name } : { variant: name };
}

export function graphOf({ nodes, edges }: Pick<Definition, 'nodes' | 'edges'>): Graph {
  const none = new Map<EdgeKey, string>();
  const leaving = new Map<string, Map<EdgeKey, string>>();
  for (const { from_node_id: from, to_node_id: to, kind, condition } of edges) {
    const of = leaving.get(from) ?? new Map<EdgeKey, string>();
    leaving.set(from, of.set(edgeKey(kind, nameOf(condition)), to));
  }
  return {
    start: nodes.find(({ start }) => start) ?? null,
    nodes: new Map(nodes.map((node) => [node.id, node])),
    leaving: (nodeId) => leaving.get(nodeId) ?? none,
  };
}

/** The edges that can leave a node; those that must, unless the path may end there. */
export function edgesOf(config: JourneyNodeConfig): readonly EdgeKey[] {
  switch (config.kind) {
    case 'split':
      return ['true', 'false'];
    case 'wait_for':
      return [...(config.branches?.map(({ name }) => edgeKey('branch', name)) ?? ['true']), 'timeout'];
    case 'random_split':
      return config.variants.map(({ name }) => edgeKey('variant', name));
    case 'send':
    case 'webhook':
      return ['next', 'error'];
    case 'delay_until':
      if (waitsForClock(config)) return ['next'];
      return config.at === undefined && config.date === undefined ? ['next', 'passed', 'error'] : ['next', 'passed'];
    case 'exit':
      return [];
    default:
      return ['next'];
  }
}

/** Edges that may be missing: the path ends there, or goes on over another edge. */
export function mayEnd(config: JourneyNodeConfig, edge: EdgeKey): boolean {
  return config.kind === 'goal' || edge === 'error' || edge === 'passed';
}

/** The edge that a contact takes: without a `passed` edge, a time that passed is `next`. */
export function takenEdge(leaving: ReadonlyMap<EdgeKey, string>, edge: EdgeKey): EdgeKey {
  return edge === 'passed' && !leaving.has(edge) ? 'next' : edge;
}

/**
 * Whether a contact always waits at the node before it takes the edge, so that a cycle through both
 * cannot run forever. Rules that a contact already meets end a wait at once.
 */
export function delays(config: JourneyNodeConfig, edge: EdgeKey): boolean {
  if (config.kind === 'wait_for') return config.for !== 'rules' || edge === 'timeout';
  return config.kind === 'delay' || (config.kind === 'delay_until' && waitsForClock(config));
}
