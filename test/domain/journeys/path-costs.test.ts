import fc from 'fast-check';
import { graphOf } from '../../../src/domain/journeys/graph.ts';
import { highestCost, lowestCost } from '../../../src/domain/journeys/path-costs.ts';
import type { JourneyEdge, JourneyEdgeKind, JourneyNode, JourneyNodeConfig } from '../../../src/generated/types.ts';

const CONFIGS: readonly JourneyNodeConfig[] = [
  { kind: 'send', text: 'Acme: Hello. Reply STOP to opt out.' },
  { kind: 'split', rules: { kind: 'consent', status: 'opted_in' } },
  { kind: 'delay', duration: { amount: 1, unit: 'days' } },
];
const isMessage = ({ config }: JourneyNode): number => (config.kind === 'send' ? 1 : 0);

function kindsOf({ kind }: JourneyNodeConfig): readonly JourneyEdgeKind[] {
  if (kind === 'send') return ['next', 'error'];
  return kind === 'split' ? ['true', 'false'] : ['next'];
}

/** Edges lead to later nodes, so that each path ends at the last node, which is an exit. */
const drawn = fc
  .array(fc.record({ config: fc.constantFrom(...CONFIGS), to: fc.array(fc.nat(), { minLength: 2, maxLength: 2 }) }), {
    minLength: 1,
    maxLength: 7,
  })
  .map((rows) => {
    const last = rows.length;
    const configs: readonly JourneyNodeConfig[] = [...rows.map(({ config }) => config), { kind: 'exit' }];
    const nodes = configs.map(
      (config, at): JourneyNode => ({ id: String(at), name: String(at), start: at === 0, config }),
    );
    const edges = rows.flatMap(({ config, to }, at) =>
      kindsOf(config).map(
        (kind, nth): JourneyEdge => ({
          id: `${at} ${kind}`,
          from_node_id: String(at),
          to_node_id: String(at + 1 + ((to[nth] ?? 0) % (last - at))),
          kind,
          condition: null,
        }),
      ),
    );
    return { nodes, edges };
  });

/** The numbers of messages of all paths; of those on which each message is sent, if asked. */
function countsOf(definition: { nodes: JourneyNode[]; edges: JourneyEdge[] }, sent: boolean): number[] {
  const { nodes, leaving } = graphOf(definition);
  const walk = (id: string): number[] => {
    const node = nodes.get(id);
    if (node === undefined) return [];
    const next = [...leaving(id)].filter(([edge]) => !(sent && node.config.kind === 'send' && edge === 'error'));
    const rest = next.length === 0 ? [0] : next.flatMap(([, to]) => walk(to));
    return rest.map((count) => count + isMessage(node));
  };
  return walk('0');
}

test('the lowest and the highest number of messages are those of the shortest and the longest of all paths', () => {
  fc.assert(
    fc.property(drawn, (definition) => {
      expect(lowestCost(definition, isMessage)).toBe(Math.min(...countsOf(definition, true)));
      expect(highestCost(definition, isMessage)).toBe(Math.max(...countsOf(definition, false)));
    }),
    { numRuns: 300 },
  );
});

test('a cycle with a message has no highest cost, and one that never ends no lowest', () => {
  const node = (id: string, config: JourneyNodeConfig): JourneyNode => ({ id, name: id, start: id === '0', config });
  const edge = (from: string, to: string): JourneyEdge => ({
    id: from,
    from_node_id: from,
    to_node_id: to,
    kind: 'next',
    condition: null,
  });
  const [send, , delay] = CONFIGS as [JourneyNodeConfig, JourneyNodeConfig, JourneyNodeConfig];
  const cycle = { nodes: [node('0', send), node('1', delay)], edges: [edge('0', '1'), edge('1', '0')] };
  expect([lowestCost(cycle, isMessage), highestCost(cycle, isMessage)]).toEqual([0, null]);
});
