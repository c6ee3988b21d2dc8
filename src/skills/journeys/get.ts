import { mermaidOf } from '../../domain/journeys/mermaid.ts';
import { loadDraft, requireJourney } from '../../journeys/drafts/journey.ts';
import { countThrottled } from '../../journeys/throttle/throttle.ts';
import type { Skill } from '../../skill.ts';
import { presentJourney } from './present.ts';
import { requireVersion } from './require-version.ts';

export const getJourney: Skill<'journeys.get'> = async (
  { journey_id: id, version, format = 'json' },
  { db, account },
) => {
  const journey = await requireJourney(db, account, id);
  const { nodes, edges } =
    version === undefined ? await loadDraft(db, journey) : await requireVersion(db, journey, version);
  return {
    journey: presentJourney(journey),
    version: version ?? null,
    nodes: [...nodes],
    edges: [...edges],
    waiting_for_throttle: await countThrottled(db, account.tenantId, id),
    mermaid: format === 'mermaid' ? mermaidOf({ nodes, edges }) : null,
  };
};
