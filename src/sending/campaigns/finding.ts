import type { NextAction } from '../../next-actions.ts';

/** What preflight reports about a campaign. */
export interface Finding {
  readonly code: string;
  readonly message: string;
  readonly next_actions: NextAction[];
}
