import type { JourneyNode, JourneyStep } from '../../generated/types.ts';

export interface StepFacts {
  readonly step: number;
  readonly node_id: string;
  readonly outcome: string;
  readonly reason: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** `nodes`: those of the version by their id. */
export function presentStep(
  { step, node_id: nodeId, outcome, reason, detail, at }: StepFacts,
  nodes: ReadonlyMap<string, JourneyNode>,
): JourneyStep {
  const node = nodes.get(nodeId);
  return {
    ...{ step, node_id: nodeId, node_name: node?.name ?? '', kind: node?.config.kind ?? '' },
    ...{ outcome, reason, detail, at: at.toISOString() },
  };
}
