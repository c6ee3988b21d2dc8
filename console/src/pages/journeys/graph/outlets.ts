import { inWords } from '../../../parts/badge.tsx';
import type {
  JourneyEdge,
  JourneyEdgeCondition,
  JourneyEdgeKindInput,
  JourneyNodeConfig,
} from '../../../service/types.ts';

/** A way out of a step, which leads to one other step. */
export interface Outlet {
  readonly id: string;
  readonly kind: JourneyEdgeKindInput;
  /** The variant of a random split, or the branch of a wait. */
  readonly name: string | null;
  readonly label: string;
}

const outlet = (kind: JourneyEdgeKindInput, label: string, name: string | null = null): Outlet => ({
  id: name === null ? kind : `${kind}:${name}`,
  kind,
  name,
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
      return [
        ...(config.branches?.map(({ name }) => outlet('branch', name, name)) ?? [outlet('true', 'it happens')]),
        outlet('timeout', 'time over'),
      ];
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
  condition === null ? kind : `${kind}:${condition.variant ?? condition.branch}`;

/** What a call that connects an outlet says beside its kind. */
export function conditionOf({ kind, name }: Outlet): { readonly condition?: JourneyEdgeCondition } {
  if (name === null) return {};
  return { condition: kind === 'branch' ? { branch: name } : { variant: name } };
}

/** The words at an edge; none where a step has one way out only. */
export function edgeLabel(edge: JourneyEdge, outlets: readonly Outlet[]): string {
  if (outlets.length < 2) return '';
  return outlets.find(({ id }) => id === outletIdOf(edge))?.label ?? inWords(edge.kind).toLowerCase();
}
