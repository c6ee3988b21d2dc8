import {
  Background,
  type Connection,
  Controls,
  type Edge,
  MarkerType,
  ReactFlow,
  useEdgesState,
  useNodesState,
} from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useEffect, useMemo, useState } from 'react';
import { EmptyPage } from '../../../parts/empty-page.tsx';
import { ErrorNotice } from '../../../parts/error-notice.tsx';
import type { ResultOf } from '../../../service/client.ts';
import { useCall } from '../../../service/use-call.ts';
import { useSkill } from '../../../service/use-skill.ts';
import { AddStep } from './add-step.tsx';
import './graph.css';
import { placeNodes } from './layout.ts';
import { conditionOf, edgeLabel, outletIdOf, outletsOf } from './outlets.ts';
import { StepCard, type StepNode } from './step-card.tsx';
import { StepPanel } from './step-panel.tsx';

const NODE_TYPES = { step: StepCard };

type GraphProps = Pick<ResultOf<'journeys.get'>, 'journey' | 'nodes' | 'edges'>;

/**
 * The steps of a journey as a picture that can be edited: a step is chosen to change it, and two
 * are connected by dragging, or in the panel of the first.
 */
export function Graph({ journey, nodes, edges }: GraphProps) {
  const params = { journey_id: journey.id };
  const [chosenId, choose] = useState<string | null>(null);
  const stats = useSkill('journeys.stats', params, {
    enabled: journey.published_version !== null,
    poll: () => 15_000,
  });
  const checked = useSkill('journeys.validate', params, { enabled: nodes.length > 0 });
  const connect = useCall('journeys.edges.create');
  const disconnect = useCall('journeys.edges.delete');
  const places = useMemo(() => placeNodes(nodes, edges), [nodes, edges]);
  const drawn = useMemo(
    () =>
      nodes.map((node): StepNode => {
        const waiting = stats.data?.nodes.find(({ node_id: id }) => id === node.id)?.waiting ?? null;
        const problem = checked.data?.blockers.find(({ node_id: id }) => id === node.id)?.message ?? null;
        const position = places.get(node.id) ?? { x: 0, y: 0 };
        return { id: node.id, type: 'step', position, data: { node, waiting, problem }, ariaLabel: node.name };
      }),
    [nodes, places, stats.data, checked.data],
  );
  const lines = useMemo(
    () =>
      edges.map((edge): Edge => {
        const from = nodes.find(({ id }) => id === edge.from_node_id);
        const label = from === undefined ? '' : edgeLabel(edge, outletsOf(from.config));
        return {
          id: edge.id,
          source: edge.from_node_id,
          target: edge.to_node_id,
          sourceHandle: outletIdOf(edge),
          label,
          type: 'smoothstep',
          markerEnd: { type: MarkerType.ArrowClosed },
        };
      }),
    [nodes, edges],
  );
  const [shownNodes, setNodes, onNodesChange] = useNodesState(drawn);
  const [shownEdges, setEdges, onEdgesChange] = useEdgesState(lines);
  useEffect(() => setNodes(drawn), [drawn, setNodes]);
  useEffect(() => setEdges(lines), [lines, setEdges]);

  const onConnect = ({ source, target, sourceHandle }: Connection) => {
    const from = nodes.find(({ id }) => id === source);
    const outlet = from && outletsOf(from.config).find(({ id }) => id === sourceHandle);
    if (outlet === undefined) return;
    const edge = { from_node_id: source, to_node_id: target, kind: outlet.kind, ...conditionOf(outlet) };
    connect.mutate({ ...params, ...edge });
  };
  const chosen = nodes.find(({ id }) => id === chosenId) ?? null;
  const error = connect.error ?? disconnect.error;
  return (
    <div className="stack">
      {error !== null && <ErrorNotice error={error} />}
      <div className="row">
        <AddStep journeyId={journey.id} isFirst={nodes.length === 0} after={chosen} onAdded={choose} />
      </div>
      {nodes.length === 0 ? (
        <EmptyPage icon="journey" title="No steps yet">
          Add the first step. Contacts begin with it when they enter.
        </EmptyPage>
      ) : (
        <div className="journey">
          <div className="journey-graph">
            <ReactFlow
              nodes={shownNodes}
              edges={shownEdges}
              nodeTypes={NODE_TYPES}
              onNodesChange={onNodesChange}
              onEdgesChange={onEdgesChange}
              onConnect={onConnect}
              onNodeClick={(_event, { id }) => choose(id)}
              onSelectionChange={({ nodes: [first] }) => first !== undefined && choose(first.id)}
              onEdgesDelete={(gone) => {
                for (const { id } of gone) disconnect.mutate({ ...params, edge_id: id });
              }}
              onBeforeDelete={async ({ edges: gone }) => ({ nodes: [], edges: gone })}
              fitView
              fitViewOptions={{ maxZoom: 1, padding: 0.15 }}
              minZoom={0.2}
              aria-label="Steps of the journey"
            >
              <Background gap={20} />
              <Controls showInteractive={false} />
            </ReactFlow>
          </div>
          {chosen === null ? (
            <p className="quiet journey-hint">Choose a step to see and change what it does.</p>
          ) : (
            <StepPanel key={chosen.id} journeyId={journey.id} node={chosen} nodes={nodes} edges={edges} />
          )}
        </div>
      )}
    </div>
  );
}
