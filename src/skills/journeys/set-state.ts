import { requireJourney } from '../../journeys/drafts/journey.ts';
import { setJourneyState } from '../../journeys/set-state.ts';
import type { Skill } from '../../skill.ts';
import { presentJourney } from './present.ts';

export const setState: Skill<'journeys.setState'> = async (
  { journey_id: id, state },
  { tx, account, now, service, afterCommit },
) => {
  const journey = await requireJourney(tx, account, id, 'lock');
  const ended = await setJourneyState(tx, journey, state, now);
  afterCommit(service.wake);
  return { journey: presentJourney(await requireJourney(tx, account, id)), ended };
};
