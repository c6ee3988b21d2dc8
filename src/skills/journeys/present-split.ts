import type { JourneyNodeRandomSplit, JourneySplitState } from '../../generated/types.ts';
import { decideAtOf } from '../../journeys/splits/advance.ts';
import type { SplitRow } from '../../journeys/splits/split-row.ts';

/** `split`: null for one that was neither compared nor decided. */
export function presentSplit(split: SplitRow | null, { winner: settings }: JourneyNodeRandomSplit): JourneySplitState {
  const decideAt = split !== null && settings !== undefined ? decideAtOf(split, settings) : null;
  return {
    state: stateOf(split),
    version: split?.version ?? 0,
    started_at: split?.started_at?.toISOString() ?? null,
    decide_at: decideAt?.toISOString() ?? null,
    decided_at: split?.decided_at?.toISOString() ?? null,
    winner: split?.winner ?? null,
    reason: split?.reason ?? null,
    p_value: split?.p_value ?? null,
    tallies: (split?.tallies ?? []).map(({ name, recipients: contacts, events }) => ({ name, contacts, events })),
  };
}

function stateOf(split: SplitRow | null): JourneySplitState['state'] {
  if (split === null) return 'dividing';
  if (split.decided_at !== null) return split.winner === null ? 'no_winner' : 'decided';
  if (split.due_at === null) return 'dividing';
  return split.ended_at === null ? 'testing' : 'waiting_for_decision';
}
