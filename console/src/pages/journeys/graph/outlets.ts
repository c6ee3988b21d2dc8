import { inWords } from '../../../parts/badge.tsx';
import type { JourneyEdge, JourneyEdgeKindInput, JourneyNodeConfig } from '../../../service/types.ts';

/** A way out of a step, which leads to one other step. */
export interface Outlet {
  readonly id: string;
  readonly kind: JourneyEdgeKindInput;
  /** Of a random split. */
  readonly variant: string | null;
  readonly label: string;
}

const outlet = (kind: JourneyEdgeKindInput, label: string, variant: string | null = null): Outlet => ({
  id: variant === null ? kind : `${kind}:${variant}`,
  kind,
  variant,
  label,
});

const NEXT = outlet('next', 'then');

/** The ways out that a step may have, by what it does. */
export function outletsOf(config: JourneyNodeConfig): readonly Outlet[] {
  switch (config.kind) {
    case 'exit':
      return [];
    case 'split':
      return [outlet('true', 'yes'), outlet('false', 'no')];
    case 'wait_for':
      return [outlet('true', 'it happens'), outlet('timeout', 'time over')];
    case 'random_split':
      return config.variants.map(({ name, share }) => outlet('variant', `${name} (${share} %)`, name));
    case 'delay_until':
      return [NEXT, outlet('passed', 'time passed')];
    case 'webhook':
      return [NEXT, outlet('error', 'it fails')];
    default:
      return [NEXT];
  }
}

export const outletIdOf = ({ kind, condition }: JourneyEdge): string =>
  condition === null ? kind : `${kind}:${condition.variant}`;

/** The words at an edge; none where a step has one way out only. */
export function edgeLabel(edge: JourneyEdge, outlets: readonly Outlet[]): string {
  if (outlets.length < 2) return '';
  return outlets.find(({ id }) => id === outletIdOf(edge))?.label ?? inWords(edge.kind).toLowerCase();
}
