import { requireTestModeReach } from '../../carriers/numbers/require-reach.ts';
import { requirePublished } from '../../journeys/definitions.ts';
import { requireJourney } from '../../journeys/drafts/journey.ts';
import { sendingNumbersOf } from '../../journeys/drafts/sending-numbers.ts';
import { setJourneyState } from '../../journeys/set-state.ts';
import type { Skill } from '../../skill.ts';
import { presentJourney } from './present.ts';

export const setState: Skill<'journeys.setState'> = async ({ journey_id: id, state }, { tx, account, key, now }) => {
  const journey = await requireJourney(tx, account, id, 'lock');
  if (state === 'active' && journey.published_version !== null) {
    const definition = await requirePublished(tx, account.tenantId, id, journey.published_version);
    requireTestModeReach(key, await sendingNumbersOf(tx, account, definition));
  }
  const ended = await setJourneyState(tx, journey, state, now);
  return { journey: presentJourney(await requireJourney(tx, account, id)), ended };
};
