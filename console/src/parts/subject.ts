import type { RouteObject } from 'react-router';
import type { IconName } from './icon.tsx';

/** The groups of the navigation, in their order. */
export type SubjectGroup = 'start' | 'messaging' | 'audience' | 'results' | 'control' | 'account';

/** What `pages/<subject>/index.ts` exports: its entry in the navigation and its lazy routes. */
export interface Subject {
  /** Below `/console`; empty for the overview. */
  readonly path: string;
  readonly label: string;
  readonly group: SubjectGroup;
  readonly icon: IconName;
  /** What a key needs for the calls of its pages. Default: any key may make them. */
  readonly permission?: string;
  /** A hook: how many things wait for the person there; shown if it is not zero. */
  readonly useWaiting?: () => number;
  readonly routes: readonly RouteObject[];
}
