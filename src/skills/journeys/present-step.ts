import type { JourneyNode, JourneyStep } from '../../generated/types.ts';
import type { StepFacts } from '../../journeys/simulation/result.ts';

/** `nodes`: those of the version by their id. */
export function presentStep(
  { step, node_id: nodeId, outcome, reason, detail, at }: StepFacts,
  nodes: ReadonlyMap<string, JourneyNode>,
): JourneyStep {
  const node = nodes.get(nodeId);
  return {
    step,
    node_id: nodeId,
    node_name: node?.name ?? '',
    kind: node?.config.kind ?? '',
    outcome,
    reason,
    detail,
    at: at.toISOString(),
  };
}
