import type { JourneyEdgeKind, JourneyNodeConfig } from '../../../src/generated/types.ts';
import type { SkillParams } from '../../../src/skill.ts';
import type { TestAccount } from '../app.ts';

export type Settings = Omit<SkillParams<'journeys.create'>, 'name'> & { readonly name?: string };
export type Nodes = Readonly<Record<string, JourneyNodeConfig>>;
/** `from`, kind or `variant:name` or `branch:name`, `to`. */
export type Edges = readonly (readonly [from: string, edge: string, to: string])[];

export interface Built {
  readonly id: string;
  /** IDs of the nodes by their names. */
  readonly nodes: Readonly<Record<string, string>>;
}

/** Builds a draft by calls alone; the first node is the start. */
export async function buildDraft(account: TestAccount, settings: Settings, nodes: Nodes, edges: Edges): Promise<Built> {
  const { journey } = await account.call('journeys.create', { name: 'Journey', ...settings });
  const ids: Record<string, string> = {};
  for (const [name, config] of Object.entries(nodes)) {
    const { node } = await account.call('journeys.nodes.create', { journey_id: journey.id, name, config });
    ids[name] = node.id;
  }
  for (const [from, edge, to] of edges) {
    const [kind = 'next', name] = edge.split(':');
    const condition = kind === 'branch' ? { branch: name ?? '' } : { variant: name ?? '' };
    await account.call('journeys.edges.create', {
      journey_id: journey.id,
      from_node_id: ids[from] ?? '',
      to_node_id: ids[to] ?? '',
      kind: kind as JourneyEdgeKind,
      ...(name !== undefined && { condition }),
    });
  }
  return { id: journey.id, nodes: ids };
}

export async function publish(
  account: TestAccount,
  id: string,
  enrollments: 'stay' | 'move' = 'stay',
): Promise<number> {
  const checked = await account.call('journeys.validate', { journey_id: id });
  expect(checked.blockers).toEqual([]);
  const { validation_token: token, preflight_token: preflight } = checked;
  const published = {
    journey_id: id,
    validation_token: token ?? '',
    ...(preflight !== null && { preflight_token: preflight }),
    enrollments,
  };
  return (await account.call('journeys.publish', published)).version;
}

export async function buildJourney(
  account: TestAccount,
  settings: Settings,
  nodes: Nodes,
  edges: Edges,
): Promise<Built> {
  const built = await buildDraft(account, settings, nodes, edges);
  await publish(account, built.id);
  return built;
}

/** What happened to a contact: `node: outcome (reason)`. */
export async function traceOf(account: TestAccount, journeyId: string, contactId: string): Promise<string[]> {
  const { items } = await account.call('journeys.enrollments', {
    journey_id: journeyId,
    contact_id: contactId,
    steps: true,
  });
  return (items[0]?.steps ?? []).map(
    ({ node_name: name, outcome, reason }) => `${name}: ${outcome}${reason === null ? '' : ` (${reason})`}`,
  );
}
