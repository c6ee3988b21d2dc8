import type { Account, Bench } from './stage.ts';

export type Nodes = Readonly<Record<string, object>>;

/** Edges as [node, kind, node]; the kind of an edge of a variant is `variant:<name>`. */
export type Edges = readonly (readonly [string, string, string])[];

/** Creates a draft and returns its id. */
export async function buildJourney(
  { call }: Bench,
  { key }: Account,
  settings: object,
  nodes: Nodes,
  edges: Edges,
): Promise<string> {
  const { journey } = (await call(key, 'journeys.create', { name: 'Bench', ...settings })) as {
    journey: { id: string };
  };
  const ids: Record<string, string> = {};
  for (const [name, config] of Object.entries(nodes)) {
    const { node } = await call(key, 'journeys.nodes.create', { journey_id: journey.id, name, config });
    ids[name] = (node as { id: string }).id;
  }
  for (const [from, edge, to] of edges) {
    const [kind, variant] = edge.split(':');
    await call(key, 'journeys.edges.create', {
      journey_id: journey.id,
      from_node_id: ids[from],
      to_node_id: ids[to],
      kind,
      ...(variant !== undefined && { condition: { variant } }),
    });
  }
  return journey.id;
}

export async function publishJourney({ call }: Bench, { key }: Account, id: string): Promise<void> {
  const { validation_token, preflight_token } = await call(key, 'journeys.validate', { journey_id: id });
  await call(key, 'journeys.publish', {
    journey_id: id,
    validation_token,
    // Null unless contacts enter at once.
    ...(preflight_token !== null && { preflight_token }),
  });
}
